import { waitFor } from "@testing-library/react";
import { listCities } from "@thuot-tha/shared/contracts/operations/customer/list-cities";
import { listDistricts } from "@thuot-tha/shared/contracts/operations/customer/list-districts";
import { listWards } from "@thuot-tha/shared/contracts/operations/customer/list-wards";
import { ApiError } from "@thuot-tha/shared/http";
import { answer } from "@thuot-tha/shared/testing";
import { startShop } from "../../testing/start-shop.tsx";
import { getAreas } from "./selectors.ts";
import { citiesRequested, citySelected, districtSelected } from "./slice.ts";

const districts = {
  "79": [
    { id: "771", name: "Quận 10" },
    { id: "760", name: "Quận 1" },
    { id: "769", name: "Quận 2" },
  ],
  "48": [{ id: "490", name: "Quận Liên Chiểu" }],
};

function start() {
  const shop = startShop([
    answer(listCities, { items: [{ id: "79", name: "Thành phố Hồ Chí Minh" }] }),
    answer(listDistricts, ({ params }) => ({ items: districts[params.cityId as keyof typeof districts] ?? [] })),
    answer(listWards, ({ params }) => ({ items: params.districtId === "760" ? [{ id: "w", name: "Phường 3" }] : [] })),
  ]);
  return { ...shop, areas: () => getAreas(shop.store.getState()) };
}

describe("areasSaga", () => {
  it("sorts names with their numbers in order", async () => {
    const { store, areas } = start();
    store.dispatch(citySelected("79"));
    await waitFor(() => expect(areas().loading).toBeNull());
    expect(areas().districts.map(({ name }) => name)).toEqual(["Quận 1", "Quận 2", "Quận 10"]);
  });

  it("clears districts and wards with a new city, and wards with a new district", async () => {
    const { store, areas } = start();
    store.dispatch(citySelected("79"));
    await waitFor(() => expect(areas().districts).toHaveLength(3));
    store.dispatch(districtSelected("760"));
    await waitFor(() => expect(areas().wards).toHaveLength(1));
    store.dispatch(districtSelected("771"));
    expect(areas().wards).toEqual([]);
    expect(areas().districts).toHaveLength(3);
    store.dispatch(citySelected("48"));
    expect(areas().districts).toEqual([]);
    await waitFor(() => expect(areas().districts).toEqual([{ id: "490", name: "Quận Liên Chiểu" }]));
  });

  it("takes the answer to the last selection only", async () => {
    const { store, areas } = start();
    store.dispatch(citySelected("79"));
    store.dispatch(citySelected("48"));
    await waitFor(() => expect(areas().loading).toBeNull());
    expect(areas().districts).toEqual([{ id: "490", name: "Quận Liên Chiểu" }]);
  });

  it("requests the cities once", async () => {
    const { store, client, areas } = start();
    store.dispatch(citiesRequested());
    await waitFor(() => expect(areas().cities).toHaveLength(1));
    store.dispatch(citiesRequested());
    expect(areas().loading).toBeNull();
    expect(client.calls).toHaveLength(1);
  });

  it("remembers which list did not come", async () => {
    const shop = startShop([
      answer(listDistricts, () => {
        throw new ApiError({ status: 0, code: "NETWORK", message: "Network error" });
      }),
    ]);
    shop.store.dispatch(citySelected("79"));
    await waitFor(() => expect(getAreas(shop.store.getState()).failed).toBe("districts"));
  });
});
