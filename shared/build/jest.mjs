import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const require = createRequire(import.meta.url);
const testing = (file) => fileURLToPath(new URL(`../src/testing/${file}`, import.meta.url));

const transform = {
  "^.+\\.(t|j|mj|cj)sx?$": [
    require.resolve("@swc/jest"),
    {
      jsc: {
        parser: { syntax: "typescript", tsx: true },
        transform: { react: { runtime: "automatic" } },
        target: "es2022",
      },
      module: { type: "commonjs" },
    },
  ],
};

// Packages that tests import as ES modules, which Jest compiles; the first is in TypeScript where it is installed.
const esmOnly = [
  "@thuot-tha/shared/",
  "antd/es",
  "@ant-design",
  "@rc-component",
  "single-spa-react",
  "cookie/dist",
  "pglite/dist",
  "qr/index",
  "@seriousme",
  "openid-client",
  "oauth4webapi",
  "oidc-provider/",
  "jose/dist",
  "got/dist",
  "nanoid/",
  "quick-lru/",
  "p-limit/",
  "yocto-queue/",
  "cacheable-",
  "form-data-encoder",
  "lowercase-keys",
  "mimic-response",
  "normalize-url",
  "p-cancelable",
  "responselike/",
  "@sindresorhus/is",
  "@szmarczak",
];

/**
 * How the tests of one package run.
 *
 * @param {string} directory the package's folder
 * @param {"jsdom" | "node"} environment
 */
export const jestProject = (directory, environment) => ({
  rootDir: directory,
  testEnvironment: require.resolve(
    environment === "jsdom" ? "jest-environment-jsdom" : "./testing/node-environment.mjs",
  ),
  testMatch: ["<rootDir>/{src,demo}/**/*.test.{ts,tsx}", "<rootDir>/build/**/*.test.{mjs,ts}"],
  transform,
  transformIgnorePatterns: [`/node_modules/(?!.*(${esmOnly.join("|")}))`],
  moduleNameMapper: {
    "\\.module\\.css$": require.resolve("identity-obj-proxy"),
    "\\.css$": testing("empty.ts"),
    // The same code as CommonJS: nothing of it needs to be transformed.
    "^antd/es/(.*)$": "antd/lib/$1",
  },
  extensionsToTreatAsEsm: [],
  moduleFileExtensions: ["ts", "tsx", "js", "mjs", "cjs", "json"],
  ...(environment === "jsdom"
    ? { setupFiles: [testing("setup-globals.ts")], setupFilesAfterEnv: [testing("setup-dom.ts")] }
    : {}),
});
