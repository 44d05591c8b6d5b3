import webpack from "webpack";

/** Runs a build to its end. Throws webpack's errors when it fails. */
export async function compile(configurations) {
  const compiler = webpack(configurations);
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: "errors-only", colors: process.stdout.isTTY }));
  return stats;
}
