import { act, render, screen } from "@testing-library/react";
import { use, useState } from "react";
import { readListState } from "../list-state.ts";
import type { OptionFacet } from "../slice.ts";
import type { ListChoice } from "../use-list.ts";
import { Facet } from "./Facet.tsx";

/** How often the option "Xanh" has been rendered. */
let rendered = 0;
const blue = {
  value: "color:xanh",
  count: 7,
  get label() {
    rendered++;
    return "Xanh";
  },
};
const colours = {
  type: "OPTION_LIST",
  title: "Màu",
  field: "color",
  urlKey: "attr",
  options: [{ value: "color:do", label: "Đỏ", count: 12 }, blue],
} as OptionFacet;

const never = new Promise<never>(() => undefined);

/** A list that never finishes rendering what was chosen. */
function List() {
  const [chosen, setChosen] = useState<string[]>([]);
  const [choose] = useState<() => ListChoice["choose"]>(() => (change) => {
    const { attr = [] } = typeof change === "function" ? change(readListState("")) : change;
    setChosen(attr);
  });
  return (
    <>
      <Facet facet={colours} chosen={chosen} open choose={choose} />
      <p>{chosen.length > 0 ? use(never) : "30 món"}</p>
    </>
  );
}

describe("Facet", () => {
  it("answers a press before the list does, and renders no other option for it", async () => {
    render(<List />);
    const before = rendered;
    await act(async () => screen.getByRole("checkbox", { name: /Đỏ/ }).click());
    expect(screen.getByRole("checkbox", { name: /Đỏ/ })).toBeChecked();
    expect(screen.getByText("30 món")).toBeInTheDocument();
    expect(rendered).toBe(before);
  });

  it("groups the digits of many products", () => {
    const options = [{ value: "color:do", label: "Đỏ", count: 1234 }];
    render(<Facet facet={{ ...colours, options }} chosen={[]} open choose={() => undefined} />);
    expect(screen.getByRole("checkbox", { name: "Đỏ 1.234" })).toBeInTheDocument();
  });
});
