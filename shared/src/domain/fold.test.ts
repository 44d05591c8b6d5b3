import { fold, stripDiacritics } from "./fold.ts";

describe("fold", () => {
  it("brings what is typed and what is stored together", () => {
    expect(fold(" Đầm  Dạ Hội ")).toBe("dam da hoi");
    expect(fold("ＡＯ　ＤＡＩ １")).toBe("ao dai 1");
    expect(stripDiacritics("Thướt Tha Đỏ")).toBe("Thuot Tha Do");
  });
});
