import "@testing-library/jest-dom";
import { configure } from "@testing-library/dom";

// Patience for what a page does in its own time; a machine under load needs more of it than the usual second.
configure({ asyncUtilTimeout: 5000 });

// jsdom has no layout, and so nothing to scroll. Tests that ask for the environment of Node have no elements.
if (typeof Element !== "undefined") Element.prototype.scrollIntoView ??= () => undefined;
