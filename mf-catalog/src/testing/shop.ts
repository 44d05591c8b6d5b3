import { createTestHost } from "@thuot-tha/shared/testing";
import { catalogStore } from "../store.ts";

type Answers = Parameters<typeof createTestHost>[0]["answers"];

/** The catalogue in a shop of its own: its slices, saga and bus; a client that answers what the test says. */
export const runCatalog = (answers: Answers = []) => createTestHost({ name: "mf-catalog", ...catalogStore, answers });
