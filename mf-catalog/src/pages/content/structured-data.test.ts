/** @jest-environment node */
import { getContentPage } from "@thuot-tha/shared/contracts/operations/content/get-content-page";
import { answer, createTestHost } from "@thuot-tha/shared/testing";
import { contentReducer } from "../../features/content/slice.ts";
import { contentPage } from "./page.ts";

describe("the document of a content page", () => {
  it.each(["/info/lien-he", "/info/lien-he/", "/info/li%65n-he"])(
    "tells search engines its place in the shop by one address, however it is spelt: %s",
    async (pathname) => {
      const updatedAt = "2026-11-01T00:00:00Z";
      const { load, host } = createTestHost({
        name: "mf-catalog",
        reducers: { catalogContent: contentReducer },
        answers: [
          answer(getContentPage, { kind: "info", slug: "lien-he", title: "Liên hệ", html: "<p>Gọi.</p>", updatedAt }),
        ],
      });
      const props = { params: { slug: "lien-he" }, pathname, search: "" };
      await load(contentPage.load!, props);
      expect(contentPage.head(host.store.getState(), props).structuredData).toMatchObject([
        { itemListElement: [{}, { item: "/info/lien-he" }] },
      ]);
    },
  );
});
