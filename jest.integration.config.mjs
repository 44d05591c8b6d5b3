import all from "./jest.config.mjs";
import { integrationTests } from "./shared/build/testing/suites.mjs";

const {
  api,
  edge,
  "api-postgres": onPostgres,
} = Object.fromEntries(all.projects.map((project) => [project.displayName, project]));

/** Integration tests of the servers. On PostgreSQL, where the machine has it, the API's take half the time. */
export default {
  ...all,
  projects: [{ ...(onPostgres ?? api), displayName: "api" }, edge].map((project) => ({
    ...project,
    testMatch: integrationTests(project.rootDir),
  })),
};
