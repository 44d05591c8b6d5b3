import { act, render, screen } from "@testing-library/react";
import { membershipPricingChanged } from "@thuot-tha/shared/contracts/events";
import { createTestHost } from "@thuot-tha/shared/testing";
import manifest from "../remote.json";
import { MembershipPrice } from "./features/price/MembershipPrice.tsx";
import { PackagesPage } from "./pages/packages/PackagesPage.tsx";
import { packagesPage } from "./pages/packages/page.ts";
import remote from "./remote.ts";

const lua = {
  id: "m1",
  name: "Lụa",
  type: "silk",
  color: "#7B2D43",
  price: 299_000,
  durationDays: 90,
  percentDiscount: 10,
  extendDay: 1,
  perks: ["Hỗ trợ chọn cỡ"],
};
const nhung = { ...lua, id: "m2", name: "Nhung", price: 1_190_000, percentDiscount: 20, extendDay: 3, perks: [] };

const props = { params: {}, pathname: "/member-ship", search: "" };

function hostWith(packages: (typeof lua)[]) {
  return createTestHost({
    name: "mf-membership",
    events: manifest.events,
    reducers: remote.reducers,
    answers: { "membership.packages": () => ({ items: packages }) },
  });
}

describe("the packages page", () => {
  it("shows the packages of the API, the cheapest first", async () => {
    const test = hostWith([nhung, lua]);
    await test.load(packagesPage.load!, props);
    render(test.around(<PackagesPage />));
    expect(screen.getAllByRole("heading", { level: 2 }).map((one) => one.textContent)).toEqual(["Lụa", "Nhung"]);
    expect(screen.getByText("Giảm 20% mỗi lần thuê")).toBeInTheDocument();
    expect(screen.getByText("3 ngày mặc đầu không phụ thu")).toBeInTheDocument();
    expect(screen.getByText(/^299\.000/)).toHaveTextContent("299.000 ₫ / 90 ngày");
  });

  it("says so when none is on sale", async () => {
    const test = hostWith([]);
    await test.load(packagesPage.load!, props);
    render(test.around(<PackagesPage />));
    expect(screen.getByText("Hiện chưa có gói thành viên nào mở bán.")).toBeInTheDocument();
  });
});

describe("MembershipPrice", () => {
  const product = { productId: "p1", rentalPrice: 500_000, membershipRentalPrice: 0 };

  it("invites everybody who is no member", () => {
    const test = hostWith([]);
    render(test.around(<MembershipPrice {...product} />));
    expect(screen.getByRole("link", { name: "Xem các gói" })).toHaveAttribute("href", "/member-ship");
  });

  it("shows a member's price and saving as soon as they are known, and takes them back", () => {
    const test = hostWith([]);
    render(test.around(<MembershipPrice {...product} />));
    act(() => membershipPricingChanged.emit(test.as("shell"), { percentDiscount: 15, extendDay: 1, items: [] }));
    expect(screen.getByText(/Giá thành viên của bạn/)).toHaveTextContent(
      "Giá thành viên của bạn: 425.000 ₫, tiết kiệm 75.000 ₫",
    );
    act(() => membershipPricingChanged.emit(test.as("shell"), null));
    expect(screen.getByRole("link", { name: "Xem các gói" })).toBeInTheDocument();
  });
});
