import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { getMembership } from "@thuot-tha/shared/contracts/operations/membership/get-membership";
import { joinPackage } from "@thuot-tha/shared/contracts/operations/membership/join-package";
import { answer, refuse } from "@thuot-tha/shared/testing";
import { openMembership } from "../../testing/open-membership.tsx";
import { payment, standing } from "../../testing/samples.ts";
import { PackagesPage } from "./PackagesPage.tsx";
import { packagesPage } from "./page.ts";

const page = { params: {}, pathname: "/member-ship", search: "" };
const [renewal, upgrade] = standing.offers;
/** The standing once the renewal of it has been paid. */
const renewed = {
  ...standing,
  membership: { ...standing.membership!, expiresAt: "2027-05-29T17:00:00.000Z" },
  offers: [{ ...renewal!, startsAt: "2027-05-29T17:00:00.000Z", expiresAt: "2027-08-27T17:00:00.000Z" }, upgrade!],
};

async function open() {
  let current = standing;
  const shop = openMembership([
    answer(getMembership, () => current),
    answer(joinPackage, ({ body }) =>
      body.expectedStart === current.offers[0]?.startsAt
        ? { payment }
        : refuse(409, "Gói này giờ bắt đầu từ 30/05/2027.", "PRICE_CHANGED"),
    ),
  ]);
  await shop.load(packagesPage.load!, page);
  await shop.show(<PackagesPage {...page} />);
  await shop.customer("lua");
  return {
    ...shop,
    renewElsewhere: () => {
      current = renewed;
    },
  };
}
const panel = async () => within(await screen.findByRole("region", { name: "Gia hạn gói Lụa" }));

describe("a renewal that was paid in another tab", () => {
  it("is shown once the session tells of it", async () => {
    const shop = await open();
    await userEvent.click(screen.getByRole("button", { name: "Gia hạn gói Lụa" }));
    expect((await panel()).getByText("01/03/2027")).toBeInTheDocument();
    shop.renewElsewhere();
    await shop.customer("lua", "1", "2027-05-29T17:00:00.000Z");
    expect(await (await panel()).findByText("28/08/2027")).toBeInTheDocument();
  });

  it("makes none begin at another time than was shown", async () => {
    const shop = await open();
    await userEvent.click(screen.getByRole("button", { name: "Gia hạn gói Lụa" }));
    shop.renewElsewhere();
    await userEvent.click((await panel()).getByRole("button", { name: /^Thanh toán 299\.000/ }));
    expect(await (await panel()).findByText("Gói này giờ bắt đầu từ 30/05/2027.")).toBeInTheDocument();
    expect(await (await panel()).findByText("28/08/2027")).toBeInTheDocument();
    expect(shop.visited).toEqual([]);
    await userEvent.click((await panel()).getByRole("button", { name: /^Thanh toán 299\.000/ }));
    expect(shop.visited).toEqual(["/member-ship/payment/pay-1"]);
    expect(shop.client.inputs(joinPackage).map(({ body }) => body)).toEqual([
      {
        membershipPackageId: "lua",
        paymentType: "bank_transfer",
        expectedAmount: 299_000,
        expectedStart: "2027-02-28T17:00:00.000Z",
      },
      {
        membershipPackageId: "lua",
        paymentType: "bank_transfer",
        expectedAmount: 299_000,
        expectedStart: "2027-05-29T17:00:00.000Z",
      },
    ]);
  });
});
