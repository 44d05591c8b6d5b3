import all from "./jest.config.mjs";

/** What runs after every change; `npm test` also builds whole packages and repeats the API's tests on PostgreSQL. */
export default {
  ...all,
  projects: all.projects.filter(({ displayName }) => !["builds", "api-postgres"].includes(displayName)),
};
