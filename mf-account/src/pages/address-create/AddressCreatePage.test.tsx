import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { listCities } from "@thuot-tha/shared/contracts/operations/customer/list-cities";
import { answer, fillJsdomGaps, loadControls } from "@thuot-tha/shared/testing";
import { loadNewAddress } from "../../features/address/saga.ts";
import { lan, mai } from "../../testing/samples.ts";
import { startShop } from "../../testing/start-shop.tsx";
import { AddressCreatePage } from "./AddressCreatePage.tsx";

beforeAll(fillJsdomGaps);
beforeAll(loadControls);

describe("AddressCreatePage", () => {
  it("has nothing of what one customer has typed for the next one", async () => {
    const shop = startShop([answer(listCities, { items: [] })], "/account/address/create");
    shop.signIn(mai);
    await shop.load(loadNewAddress);
    shop.show(<AddressCreatePage />);
    await userEvent.type(screen.getByLabelText("Số nhà, tên đường"), "12 Lê Lợi");
    act(() => shop.signIn(lan));
    expect(screen.getByLabelText("Tên người nhận")).toHaveValue("Trần Lan");
    expect(screen.getByLabelText("Số nhà, tên đường")).toHaveValue("");
  });
});
