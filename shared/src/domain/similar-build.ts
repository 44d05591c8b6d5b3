/** Maximum difference of a similar build, in cm and in kg. */
export const similarBuild = 5;
