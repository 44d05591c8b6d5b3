/** One address of each kind of page in a running shop. Ends the program where no shop answers. */
export async function samplePages(base) {
  const { items } = await fetch(`${base}/v2/product/list?pagination.limit=1`).then(
    (answer) => answer.json(),
    () => {
      console.error(`No shop answers at ${base}; start one with npm start, or name it with --base.`);
      process.exit(1);
    },
  );
  return { home: "/home", category: "/dam", product: `/product/${items[0].link}` };
}
