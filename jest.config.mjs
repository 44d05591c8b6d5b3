import { availableParallelism } from "node:os";
import { findPostgres } from "./shared/build/tasks/postgres.mjs";
import { remotes } from "./shared/build/tasks/workspace.mjs";

/** One Jest project per package: `server` packages run in Node, the others in a DOM. */
const transform = {
  "^.+\\.(t|j|mj|cj)sx?$": [
    "@swc/jest",
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

// Packages in module form only, or used in it, that tests reach.
const esmOnly = [
  ...["antd/es", "@ant-design", "@rc-component", "single-spa-react", "cookie/dist", "pglite/dist", "qr/index"],
  ...[
    "@seriousme",
    "openid-client",
    "oauth4webapi",
    "oidc-provider/",
    "jose/dist",
    "got/dist",
    "nanoid/",
    "quick-lru/",
  ],
  ...[
    "p-limit/",
    "yocto-queue/",
    "cacheable-",
    "form-data-encoder",
    "lowercase-keys",
    "mimic-response",
    "normalize-url",
    "p-cancelable",
  ],
  ...["responselike/", "@sindresorhus/is", "@szmarczak"],
];

// Each look at a global of Jest's sandbox is slow, and what builds queries looks at these all the time.
const hotGlobals = ["Array", "Error", "JSON", "Map", "Math", "Number", "Object", "Promise", "Set", "String", "Symbol"];

const project = (name, testEnvironment) => ({
  displayName: name,
  rootDir: new URL(`./${name}`, import.meta.url).pathname,
  testEnvironment,
  testMatch: ["<rootDir>/src/**/*.test.{ts,tsx}", "<rootDir>/build/**/*.test.{mjs,ts}"],
  transform,
  transformIgnorePatterns: [`/node_modules/(?!.*(${esmOnly.join("|")}))`],
  moduleNameMapper: {
    "\\.module\\.css$": "identity-obj-proxy",
    "\\.css$": "<rootDir>/../shared/src/testing/empty.ts",
    // The same code as CommonJS: nothing of it needs to be transformed.
    "^antd/es/(.*)$": "antd/lib/$1",
  },
  extensionsToTreatAsEsm: [],
  moduleFileExtensions: ["ts", "tsx", "js", "mjs", "cjs", "json"],
  ...(testEnvironment === "jsdom"
    ? {
        setupFiles: ["<rootDir>/../shared/src/testing/setup-globals.ts"],
        setupFilesAfterEnv: ["<rootDir>/../shared/src/testing/setup-dom.ts"],
      }
    : { sandboxInjectedGlobals: hotGlobals }),
});

/** The API's tests once more, on a PostgreSQL server that is started for them, where the machine has its programs. */
const onPostgres = () => ({
  ...project("api", "node"),
  displayName: "api-postgres",
  testPathIgnorePatterns: [
    "/seed/catalogue.test",
    "/seed/drawings/",
    "/src/config/",
    "/src/index.test",
    "/src/data-folder.test",
    "/src/ops-file.test",
    "/src/db/embedded.test",
  ],
  globalSetup: "<rootDir>/src/testing/postgres-start.ts",
  globalTeardown: "<rootDir>/src/testing/postgres-stop.ts",
  globals: { testsRunOn: "postgres" },
});

export default {
  // Of two cores Jest would leave one idle, most of the time.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  // Tests of whole forms take seconds on a machine that is busy.
  testTimeout: 20_000,
  projects: [
    project("shared", "jsdom"),
    project("shell", "jsdom"),
    ...remotes.map((name) => project(name, "jsdom")),
    project("api", "node"),
    ...(findPostgres() ? [onPostgres()] : []),
    project("edge", "node"),
  ],
};
