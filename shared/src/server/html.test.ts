/** @jest-environment node */
import { escapeHtml } from "./html.ts";

describe("escapeHtml", () => {
  it("escapes what ends text or an attribute", () => {
    expect(escapeHtml(`<a href="x" title='y'>Áo & quần</a>`)).toBe(
      "&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;Áo &amp; quần&lt;/a&gt;",
    );
  });
});
