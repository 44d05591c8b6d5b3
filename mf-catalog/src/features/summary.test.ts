import { summaryOf, wordsOf } from "./summary.ts";

describe("summaryOf", () => {
  it("leaves a short text as it is, and ends a long one after a whole word", () => {
    expect(summaryOf("Lụa tơ tằm dệt tay.")).toBe("Lụa tơ tằm dệt tay.");
    expect(summaryOf(`${"áo ".repeat(51)}dài, nghiêng nghiêng`)).toBe(`${"áo ".repeat(50)}áo…`);
  });
});

describe("wordsOf", () => {
  it("reads what is written, without its marks", () => {
    expect(wordsOf("<h2>Giao &amp; nhận</h2>\n<p>Trước <b>một</b> ngày &lt;3</p>")).toBe(
      "Giao & nhận Trước một ngày <3",
    );
  });
});
