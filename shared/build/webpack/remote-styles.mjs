import { basename, relative } from "node:path";
import { fileURLToPath } from "node:url";

/** The design system has stylesheets of antd's elements, which the shell's documents carry anyway. */
const designSystem = fileURLToPath(new URL("../../src/ui/", import.meta.url));

/**
 * Fails a remote's build at a stylesheet that is no CSS module, also at one that a CSS module imports: its rules would
 * apply to every page that is shown later, of any remote. css-loader refuses rules without a class of their own.
 */
export class RemoteStylesPlugin {
  apply({ context, hooks }) {
    hooks.normalModuleFactory.tap("RemoteStyles", (factory) => {
      factory.hooks.afterResolve.tap("RemoteStyles", ({ createData: { resource } }) => {
        const [file] = resource.split("?");
        if (!file.endsWith(".css") || file.endsWith(".module.css") || file.startsWith(designSystem)) return;
        const name = basename(file, ".css");
        throw new Error(
          `${relative(context, file)} would change every page: make it a CSS module, ${name}.module.css, whose rules have a class`,
        );
      });
    });
  }
}
