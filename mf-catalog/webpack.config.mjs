import { remote } from "@thuot-tha/shared/build";

export default remote("mf-catalog");
