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
  projects: [
    // On a PostgreSQL server, where the machine has it, the API's suites take half the time.
    apiOnPostgres ? { ...apiOnPostgres, displayName: "api" } : api,
    ...Object.values(others).filter(({ displayName }) => !leftOut.includes(displayName)),
  ],
};
