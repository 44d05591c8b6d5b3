import "./platform/provided.ts";
import "./layout/fonts.css";
import "./layout/transitions.css";
import { boot } from "./boot/boot.tsx";
import { readHandover } from "./boot/handover.ts";

void boot(readHandover(document));
