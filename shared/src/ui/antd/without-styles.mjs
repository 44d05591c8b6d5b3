import { fileURLToPath } from "node:url";
import webpack from "webpack";

const noStyle = fileURLToPath(new URL("./no-style.mjs", import.meta.url));

/**
 * Webpack plugin for the browser's build: antd's components without the code that would work their styles out again at
 * run time. About a sixth of each antd door, and no style element is put into the page.
 */
export const withoutAntdStyles = () =>
  new webpack.NormalModuleReplacementPlugin(/^(\.\.?\/style|\.\/style\/[\w-]+)$/, (resource) => {
    if (/[\\/]antd[\\/]es[\\/]/.test(resource.context)) resource.request = noStyle;
  });
