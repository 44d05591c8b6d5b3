import { availableParallelism } from "node:os";
import all from "./jest.config.mjs";

const names = all.projects.map(({ displayName }) => displayName);
/** The API's suites take half the time on a PostgreSQL server, where the machine has it. */
const api = names.includes("api-postgres") ? "api-postgres" : "api";

/** What runs after every change; `npm test` also builds whole packages, and repeats tests on a real S3 server. */
export default {
  ...all,
  // Many suites wait for processes that they start.
  maxWorkers: availableParallelism() + 2,
  projects: all.projects.filter(
    ({ displayName }) =>
      displayName === api || !["builds", "api", "api-postgres", "edge-radosgw"].includes(displayName),
  ),
};
