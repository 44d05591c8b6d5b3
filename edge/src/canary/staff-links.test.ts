import { createStaffLinks } from "./staff-links.ts";

const links = createStaffLinks(() => Buffer.from("secret"));
const noon = new Date("2026-12-01T12:00:00Z");
const word = links.issue("mf-a 1", noon);

describe("a staff link", () => {
  it("is valid for its candidate until it expires", () => {
    expect(links.read(word, "mf-a 1", new Date("2026-12-01T11:59:59Z"))).toBe("valid");
    expect(links.read(word, "mf-a 1", noon)).toBe("expired");
    expect(links.read(word, "mf-a 2", noon)).toBeNull();
  });

  it("is not valid when it was changed, or signed with another secret", () => {
    const later = links.issue("mf-a 1", new Date("2026-12-02T12:00:00Z"));
    const forged = `${later.split(".")[0]}.${word.split(".")[1]}`;
    const other = createStaffLinks(() => Buffer.from("other")).issue("mf-a 1", noon);
    for (const wrong of [forged, other, `${word}=`, "off", ""]) expect(links.read(wrong, "mf-a 1", noon)).toBeNull();
  });

  it("is no proof, and no proof is a link", () => {
    const proof = links.proof("mf-a 1");
    expect([links.isProof(proof, "mf-a 1"), links.isProof(proof, "mf-b 1")]).toEqual([true, false]);
    expect(links.isProof(word.split(".")[1] ?? "", "mf-a 1")).toBe(false);
    expect(links.read(`zzzzzz.${proof}`, "mf-a 1", noon)).toBeNull();
  });
});
