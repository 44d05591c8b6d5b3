import { listDistricts } from "@thuot-tha/shared/contracts/operations/customer/list-districts";
import { answer, settled } from "@thuot-tha/shared/testing";
import { startShop } from "../../testing/start-shop.tsx";
import { getAreas } from "./selectors.ts";
import { areasCleared, citySelected } from "./slice.ts";

const district = { id: "d1", name: "Quận Ba Đình" };

it("districts that arrive for a form that was left are not those of the next one", async () => {
  const answers: (() => void)[] = [];
  const shop = startShop([
    answer(listDistricts, () => new Promise((resolve) => void answers.push(() => resolve({ items: [district] })))),
  ]);
  const districts = () => getAreas(shop.store.getState()).districts;
  shop.store.dispatch(citySelected("c1"));
  shop.store.dispatch(areasCleared());
  answers[0]?.();
  await settled();
  expect(districts()).toEqual([]);
  shop.store.dispatch(citySelected("c1"));
  answers[1]?.();
  await settled();
  expect(districts()).toEqual([district]);
});
