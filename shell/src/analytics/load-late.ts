/** Loads the part of analytics that the first view does not need. */
export const loadLateAnalytics = () => import(/* webpackChunkName: "analytics" */ "./late.ts");
