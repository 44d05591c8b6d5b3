import { availableParallelism } from "node:os";
import all from "./jest.config.mjs";

const {
  api,
  "api-postgres": apiOnPostgres,
  ...others
} = Object.fromEntries(all.projects.map((project) => [project.displayName, project]));
const leftOut = ["builds", "edge-radosgw"];

/** What runs after every change; `npm test` also builds whole packages, and repeats tests on a real S3 server. */
export default {
  ...all,
  // Many suites wait for processes that they start.
  maxWorkers: availableParallelism() + 2,
  projects: [
    // On a PostgreSQL server, where the machine has it, the API's suites take half the time.
    apiOnPostgres ? { ...apiOnPostgres, displayName: "api" } : api,
    ...Object.values(others).filter(({ displayName }) => !leftOut.includes(displayName)),
  ],
};
