import { measure } from "./inputs.ts";

describe("measure", () => {
  it.each([
    ["height", 79, "Chiều cao từ 80 đến 250 cm."],
    ["height", 80, undefined],
    ["height", 250, undefined],
    ["height", 251, "Chiều cao từ 80 đến 250 cm."],
    ["weight", 19, "Cân nặng từ 20 đến 250 kg."],
    ["weight", 20, undefined],
    ["weight", 251, "Cân nặng từ 20 đến 250 kg."],
  ] as const)("answers a %s of %i with %j", (kind, value, message) => {
    expect(measure(kind).safeParse(value).error?.issues[0]?.message).toBe(message);
  });
});
