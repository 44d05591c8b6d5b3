import { fireEvent, render, screen } from "@testing-library/react";
import { sampleCard } from "@thuot-tha/shared/testing";
import { runCatalog } from "../../../testing/shop.ts";
import { readListState } from "../list-state.ts";
import { Results } from "./Results.tsx";

const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    sampleCard({ id: `p${index}`, link: `mon-${index}`, name: `Món ${index}` }),
  );

function setUp() {
  const test = runCatalog();
  const list = (count: number) =>
    test.around(
      <Results
        products={many(count)}
        total={95}
        state={readListState("")}
        type=""
        sizeLabel=""
        hrefOf={({ to }) => `/dam?to=${to}`}
      />,
    );
  const { rerender } = render(list(30));
  return { grow: () => rerender(list(60)), more: screen.getByRole("link", { name: "Xem thêm" }) };
}

/** jsdom follows no links and logs an error, so the test prevents the default. */
const stayHere = (event: Event) => event.preventDefault();
beforeEach(() => window.addEventListener("click", stayHere));
afterEach(() => window.removeEventListener("click", stayHere));

describe("Results", () => {
  it("move the focus to the first added product", () => {
    const { grow, more } = setUp();
    fireEvent.click(more);
    grow();
    expect(screen.getByRole("link", { name: "Món 30" })).toHaveFocus();
  });

  it("leave the focus after a press that opens more in another tab", () => {
    const { grow, more } = setUp();
    more.focus();
    fireEvent.click(more, { ctrlKey: true });
    grow();
    expect(more).toHaveFocus();
  });
});
