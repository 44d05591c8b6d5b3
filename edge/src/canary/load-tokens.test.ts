import { createLoadTokens } from "./load-tokens.ts";

const tokens = createLoadTokens(Buffer.from("secret"));
const load = { revision: 12, track: "candidate", issuedAt: 1_800_000_000, awaited: true } as const;

describe("a load token", () => {
  it("reports what it was issued for", () => {
    const token = tokens.issue("set", "10.0.0.0", load);
    expect(tokens.read(token, "set", "10.0.0.0")).toEqual({ ...load, id: expect.stringMatching(/^[\w-]{11}$/) });
    expect(token.length).toBeLessThan(60);
    expect(tokens.issue("set", "10.0.0.0", load)).not.toBe(token);
  });

  it("is not valid for another set, from another network, of another secret, or changed", () => {
    const token = tokens.issue("set", "10.0.0.0", load);
    expect(tokens.read(token, "other", "10.0.0.0")).toBeNull();
    expect(tokens.read(token, "set", "10.0.1.0")).toBeNull();
    expect(createLoadTokens(Buffer.from("other")).read(token, "set", "10.0.0.0")).toBeNull();
    for (const forged of [token.replace("12.c", "12.s"), token.replace("12.c", "13.c"), `${token}=`, "x1y2z3", ""]) {
      expect(tokens.read(forged, "set", "10.0.0.0")).toBeNull();
    }
  });
});
