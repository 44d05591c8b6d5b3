import { shell } from "@thuot-tha/shared/build";

export default shell("shell");
