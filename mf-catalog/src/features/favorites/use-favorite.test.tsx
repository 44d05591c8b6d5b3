import { act, renderHook } from "@testing-library/react";
import { favoriteSet } from "@thuot-tha/shared/contracts/events/favorites";
import type { ReactElement, ReactNode } from "react";
import { runCatalog } from "../../testing/shop.ts";
import { useFavorite } from "./use-favorite.ts";

type Reply = Awaited<ReturnType<typeof favoriteSet.send>>;

/** A heart whose presses wait for the account's replies. */
function heart() {
  const shop = runCatalog();
  const replies: ((reply: Reply) => void)[] = [];
  favoriteSet.answer(shop.as("mf-account"), () => new Promise((resolve) => void replies.push(resolve as never)));
  const wrapper = ({ children }: { children: ReactNode }) => shop.around(children as ReactElement);
  const { result } = renderHook(() => useFavorite("p1"), { wrapper });
  const press = (wanted: boolean) => act(async () => void result.current.setFavorite(wanted));
  const reply = (index: number, one: Reply) => act(async () => replies[index]?.(one));
  return { press, reply, isOn: () => result.current.favorite };
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

  it("shows the last press when an earlier one is refused", async () => {
    const { press, reply, isOn } = heart();
    for (const wanted of [true, false, true]) await press(wanted);
    await reply(0, refused);
    await reply(1, { accepted: true, favorite: false });
    await reply(2, { accepted: true, favorite: true });
    expect(isOn()).toBe(true);
  });
});
