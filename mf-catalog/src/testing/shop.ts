import { createTestHost } from "@thuot-tha/shared/testing";
import { productPageSaga } from "../pages/product/saga.ts";
import { catalogStore } from "../store.ts";

type Answers = Parameters<typeof createTestHost>[0]["answers"];

/** The catalogue in a test shop: its slices, sagas and bus, and a client with the test's answers. */
export const runCatalog = (answers: Answers = []) =>
  createTestHost({ name: "mf-catalog", ...catalogStore, sagas: [productPageSaga], answers });
