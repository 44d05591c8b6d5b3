import { shell } from "@thuot-tha/shared/build";

export default shell(import.meta.dirname);
