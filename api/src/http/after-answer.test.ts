import { requestPasswordReset } from "@thuot-tha/shared/contracts/operations/customer/request-password-reset";
import * as users from "../customer/queries/users.ts";
import { useShop } from "../testing/shop.ts";
import { register } from "../testing/steps.ts";

jest.mock("../customer/queries/users.ts", () => ({
  __esModule: true,
  ...jest.requireActual("../customer/queries/users.ts"),
}));
const lookedFor = jest.spyOn(users, "findCredentials");

const shop = useShop();
const answered = jest.fn();
beforeAll(() => void shop.app.addHook("onResponse", async () => answered()));

describe("afterAnswer", () => {
  it("looks for the account of a forgotten password once the answer is sent, so that its time tells nothing", async () => {
    const { person } = await register(shop.browser());
    await shop.letters();
    for (const mock of [lookedFor, answered]) mock.mockClear();
    const { status } = await shop.browser().call(requestPasswordReset, { body: { email: person.email } });
    const letters = await shop.letters();
    expect([status, letters.at(-1)?.subject]).toEqual([200, "Đặt lại mật khẩu Thướt Tha"]);
    expect(answered.mock.invocationCallOrder[0]).toBeLessThan(lookedFor.mock.invocationCallOrder[0]!);
  });
});
