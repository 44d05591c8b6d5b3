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

/** The address of a product with a choice that is ready for the cart: the piece of which most are left to buy. */
export async function chosenPiece(base) {
  const read = async (path) => (await fetch(base + path)).json();
  const { items } = await read("/v2/product/list?pagination.limit=1&type=sale");
  const { link, variants } = await read(`/v2/product/${items[0].link}`);
  const [{ size, color }] = variants.toSorted((a, b) => b.saleUnits - a.saleUnits);
  return `/product/${link}?${new URLSearchParams({ type: "sale", size, color })}`;
}
