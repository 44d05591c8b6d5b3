import { act, renderHook } from "@testing-library/react";
import { favoriteSet, favoritesChanged } from "@thuot-tha/shared/contracts/events/favorites";
import type { ReactElement, ReactNode } from "react";
import { runCatalog } from "../../testing/shop.ts";
import { useFavorite } from "./use-favorite.ts";

type Reply = Awaited<ReturnType<typeof favoriteSet.send>>;

/** A heart whose presses wait for the account's replies. */
function heart() {
  const shop = runCatalog();
  const replies: ((reply: Reply) => void)[] = [];
  const account = shop.as("mf-account");
  favoriteSet.answer(account, () => new Promise((resolve) => void replies.push(resolve as never)));
  const announce = (ids: string[]) => act(async () => favoritesChanged.emit(account, { ids }));
  const wrapper = ({ children }: { children: ReactNode }) => shop.around(children as ReactElement);
  const { result } = renderHook(() => useFavorite("p1"), { wrapper });
  const press = (wanted: boolean) => act(async () => void result.current.setFavorite(wanted));
  const reply = (index: number, one: Reply) => act(async () => replies[index]?.(one));
  return { press, reply, announce, notices: shop.notices, isOn: () => result.current.favorite };
}

const refused: Reply = { accepted: false, message: "Chưa lưu được." };

describe("useFavorite", () => {
  it("takes a refused press back", async () => {
    const { press, reply, isOn } = heart();
    await press(true);
    expect(isOn()).toBe(true);
    await reply(0, refused);
    expect(isOn()).toBe(false);
  });

  it("follows what the account announces, as of another tab", async () => {
    const { announce, isOn } = heart();
    await announce(["p2", "p1"]);
    expect(isOn()).toBe(true);
    await announce(["p2"]);
    expect(isOn()).toBe(false);
  });

  it("takes a press back that gets no answer, and says so", async () => {
    const { press, reply, notices, isOn } = heart();
    await press(true);
    await reply(0, Promise.reject(new Error("the account has failed")) as never);
    expect(isOn()).toBe(false);
    expect(notices).toEqual([{ kind: "error", message: "Chưa lưu được món yêu thích. Bạn thử lại giúp nhé." }]);
  });

  it("shows the last press when an earlier one is refused", async () => {
    const { press, reply, isOn } = heart();
    for (const wanted of [true, false, true]) await press(wanted);
    await reply(0, refused);
    await reply(1, { accepted: true, favorite: false });
    await reply(2, { accepted: true, favorite: true });
    expect(isOn()).toBe(true);
  });
});
