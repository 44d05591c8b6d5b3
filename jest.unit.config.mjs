import all from "./jest.config.mjs";
import { integrationTests } from "./shared/build/testing/suites.mjs";

const leftOut = ["builds", "api-postgres", "edge-radosgw"];

/** Unit and component tests, which run after every change. */
export default {
  ...all,
  projects: all.projects
    .filter(({ displayName }) => !leftOut.includes(displayName))
    .map((project) =>
      ["api", "edge"].includes(project.displayName)
        ? { ...project, testPathIgnorePatterns: integrationTests(project.rootDir) }
        : project,
    ),
};
