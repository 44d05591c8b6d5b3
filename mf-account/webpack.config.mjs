import { remote } from "@thuot-tha/shared/build";

export default remote(import.meta.dirname);
