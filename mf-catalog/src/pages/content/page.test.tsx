import { render, screen } from "@testing-library/react";
import { getContentPage } from "@thuot-tha/shared/contracts/operations/content/get-content-page";
import { answer, createTestHost } from "@thuot-tha/shared/testing";
import { contentReducer } from "../../features/content/slice.ts";
import { contentPage } from "./page.ts";

async function setUp(picture?: { path: string; alt: string }, pathname = "/info/lien-he") {
  const test = createTestHost({
    name: "mf-catalog",
    reducers: { catalogContent: contentReducer },
    answers: [
      answer(getContentPage, {
        kind: "info",
        slug: "lien-he",
        title: "Liên hệ",
        picture,
        html: "<p>Gọi chúng tôi.</p>",
        updatedAt: "2026-11-01T00:00:00Z",
      }),
    ],
  });
  const props = { params: { slug: "lien-he" }, pathname, search: "" };
  if (contentPage.load) await test.load(contentPage.load, props);
  const { container } = render(test.around(<contentPage.Component {...props} />));
  return { image: container.querySelector("img"), head: contentPage.head(test.host.store.getState(), props) };
}

describe("a content page", () => {
  it("shows its picture above the text in a frame of fixed shape, and preloads it", async () => {
    const { image, head } = await setUp({ path: "pages/lien-he.svg", alt: "" });
    expect(image).toHaveAttribute("loading", "eager");
    expect(image?.parentElement).toHaveStyle({ aspectRatio: "16 / 9" });
    const text = screen.getByText("Gọi chúng tôi.");
    expect(image?.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(head.picture).toEqual({
      href: "/media/800x450/pages/lien-he.svg",
      srcSet: image?.getAttribute("srcset"),
      sizes: image?.getAttribute("sizes"),
    });
  });

  it.each(["/info/lien-he", "/info/lien-he/", "/info/li%65n-he"])(
    "is one page, however it is spelt: %s",
    async (path) => {
      const { head } = await setUp(undefined, path);
      expect(head.canonical).toBe("/info/lien-he");
    },
  );

  it("is whole without a picture", async () => {
    const { image, head } = await setUp();
    expect(image).toBeNull();
    expect(head.picture).toBeUndefined();
    expect(screen.getByText("Gọi chúng tôi.")).toBeVisible();
  });
});
