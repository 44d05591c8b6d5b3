import { createTestHost } from "@thuot-tha/shared/testing";
import { productPageSaga } from "../pages/product/saga.ts";
import { catalogStore } from "../store.ts";

type Shop = Parameters<typeof createTestHost>[0];

/** The catalogue in a test shop: its slices, sagas and bus, and a client with the test's answers. */
export const runCatalog = (answers: Shop["answers"] = [], now?: Shop["now"]) =>
  createTestHost({ name: "mf-catalog", ...catalogStore, sagas: [productPageSaga], answers, now });
