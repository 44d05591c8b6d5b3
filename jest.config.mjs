import { availableParallelism } from "node:os";
import { join } from "node:path";
import { jestProject } from "./shared/build/jest.mjs";
import { findPostgres } from "./shared/build/testing/postgres.mjs";
import { hasRadosgw } from "./shared/build/testing/radosgw.mjs";
import { suitesWith } from "./shared/build/testing/suites.mjs";
import { remotes, root } from "./shared/build/workspace.mjs";

/** One Jest project per package: `server` packages run in Node, the others in a DOM. */
const project = (name, environment) => ({ displayName: name, ...jestProject(join(root, name), environment) });

const api = { ...project("api", "node"), testEnvironment: "<rootDir>/src/testing/environment.mjs" };
const edge = project("edge", "node");

/** All suites of the API: those that open a database do so on a PostgreSQL server, where the machine has its programs. */
const onPostgres = () => ({
  ...api,
  displayName: "api-postgres",
  globalSetup: "<rootDir>/src/testing/postgres-start.ts",
  globalTeardown: "<rootDir>/src/testing/postgres-stop.ts",
  globals: { testsRunOn: "postgres" },
});

/** The edge's suites of stores, on Ceph's S3 server, where the machine has its programs. */
const onRadosgw = () => ({
  ...edge,
  displayName: "edge-radosgw",
  testMatch: suitesWith(/\/stores\.ts"/, join(root, "edge/src")),
  globalSetup: "<rootDir>/src/testing/radosgw-start.ts",
  globalTeardown: "<rootDir>/src/testing/radosgw-stop.ts",
  globals: { testsRunOn: "radosgw" },
});

/** Tests of the tooling, which build whole packages. */
const builds = {
  ...project("shared", "jsdom"),
  displayName: "builds",
  testMatch: ["<rootDir>/build/**/*.test.{mjs,ts}"],
};

export default {
  // Many suites wait for processes that they start.
  maxWorkers: availableParallelism() + 2,
  // It ends a test that hangs; no test fails because the machine is busy.
  testTimeout: 180_000,
  projects: [
    { ...project("shared", "jsdom"), testPathIgnorePatterns: ["<rootDir>/build/"] },
    builds,
    project("shell", "jsdom"),
    ...remotes.map((name) => project(name, "jsdom")),
    api,
    ...(findPostgres() ? [onPostgres()] : []),
    edge,
    ...(hasRadosgw() ? [onRadosgw()] : []),
  ],
};
