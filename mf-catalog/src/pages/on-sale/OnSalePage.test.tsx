import { render, screen } from "@testing-library/react";
import { listProducts } from "@thuot-tha/shared/contracts/operations/catalogue/list-products";
import { answer, sampleCard } from "@thuot-tha/shared/testing";
import { runCatalog } from "../../testing/shop.ts";
import { OnSalePage } from "./OnSalePage.tsx";
import { onSalePage } from "./page.ts";

describe("OnSalePage", () => {
  it("lists what is for sale, whatever days its address names", async () => {
    const pagination = { page: 1, limit: 30, total: 1 };
    const shop = runCatalog([answer(listProducts, { items: [sampleCard()], facets: [], pagination })]);
    const search = "?date-from=2026-12-20&date-to=2026-12-21";
    const props = { params: {}, pathname: "/onsale", search };
    await shop.load(onSalePage.load!, props);
    expect(shop.client.inputs(listProducts)).toEqual([
      {
        query: {
          cat: [],
          attr: [],
          type: "sale",
          reduced: "true",
          "pagination.page": 1,
          "pagination.limit": 30,
        },
      },
    ]);
    render(shop.around(<OnSalePage {...props} />));
    expect(screen.getByRole("status")).toHaveTextContent(/^1 món$/);
    expect(screen.queryByRole("button", { name: /Ngày mặc/ })).not.toBeInTheDocument();
  });
});
