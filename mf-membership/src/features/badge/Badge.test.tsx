import { render, screen } from "@testing-library/react";
import { getPackage } from "@thuot-tha/shared/contracts/operations/membership/get-package";
import { answer, refuse } from "@thuot-tha/shared/testing";
import { openMembership } from "../../testing/open-membership.tsx";
import { lua, nhung } from "../../testing/samples.ts";
import { Badge } from "./Badge.tsx";

const packages = { lua, nhung };

describe("Badge", () => {
  it("shows a member's package, another one once they hold it, and nothing after they left", async () => {
    const shop = openMembership([answer(getPackage, ({ params }) => packages[params.id as "lua" | "nhung"])]);
    render(shop.around(<Badge />));
    await shop.customer("lua");
    expect(screen.getByRole("link", { name: "Thành viên Lụa" })).toHaveAttribute("href", "/member-ship");
    await shop.customer("nhung");
    expect(screen.getByRole("link", { name: "Thành viên Nhung" })).toBeInTheDocument();
    await shop.guest();
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("ignores a lookup that fails", async () => {
    const shop = openMembership([answer(getPackage, () => refuse(500, "Lỗi máy chủ."))]);
    const { container } = render(shop.around(<Badge />));
    await shop.customer("lua");
    expect(shop.client.inputs(getPackage)).toHaveLength(1);
    expect(container).toHaveTextContent("");
    expect(shop.violations).toEqual([]);
  });
});
