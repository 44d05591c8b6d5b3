import "@thuot-tha/shared/ui";
import "./layout/fonts.css";
import { boot } from "./boot/boot.tsx";
import { readHandover } from "./boot/handover.ts";

boot(readHandover(document));
