import all from "./jest.config.mjs";

/** What runs after every change; `npm test` also builds whole packages and repeats tests on PostgreSQL and on a real S3 server. */
export default {
  ...all,
  projects: all.projects.filter(({ displayName }) => !["builds", "api-postgres", "edge-radosgw"].includes(displayName)),
};
