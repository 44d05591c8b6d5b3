import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { getMembership } from "@thuot-tha/shared/contracts/operations/membership/get-membership";
import { answer } from "@thuot-tha/shared/testing";
import { PackagesPage } from "../../../pages/packages/PackagesPage.tsx";
import { packagesPage } from "../../../pages/packages/page.ts";
import { openMembership } from "../../../testing/open-membership.tsx";
import { standing } from "../../../testing/samples.ts";

const page = { params: {}, pathname: "/member-ship", search: "" };

describe("JoinPanel", () => {
  it("offers the payment types that accept the offer's amount", async () => {
    const offers = standing.offers.map((offer) => ({
      ...offer,
      paymentTypes: [
        { type: "momo" as const, available: false, reason: "Ví MoMo nhận từ 1.000 ₫ mỗi lần." },
        { type: "bank_transfer" as const, available: true, reason: null },
      ],
    }));
    const shop = openMembership([answer(getMembership, { ...standing, offers })]);
    await shop.load(packagesPage.load!, page);
    await shop.show(<PackagesPage {...page} />);
    await shop.customer("lua");
    await userEvent.click(await screen.findByRole("button", { name: "Nâng cấp gói Nhung" }));
    const panel = screen.getByRole("region", { name: "Nâng cấp gói Nhung" });
    expect(within(panel).getByRole("radio", { name: /MoMo nhận từ 1.000/ })).toBeDisabled();
    expect(within(panel).getByRole("radio", { name: /Chuyển khoản/ })).toBeChecked();
    expect(within(panel).getAllByRole("radio")).toHaveLength(2);
  });
});
