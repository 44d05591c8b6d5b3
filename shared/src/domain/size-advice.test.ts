import { adviseSize, type FitReport } from "./size-advice.ts";

const sizes = ["S", "M", "L"];
const mai = { height: 158, weight: 49 };
const report = (size: string, fit: FitReport["fit"], height = 158, weight = 49): FitReport => ({
  ...{ size, fit, height, weight },
});

describe("adviseSize", () => {
  it("names the size that fitted people of similar build", () => {
    const reports = [report("M", "true"), report("M", "true", 163, 54), report("M", "true", 153, 44)];
    expect(adviseSize(mai, reports, sizes)).toEqual({ kind: "size", size: "M", votes: 3, of: 3 });
  });

  it("counts tight for the next larger size and loose for the next smaller", () => {
    const reports = [report("S", "tight"), report("L", "loose"), report("M", "true")];
    expect(adviseSize(mai, reports, sizes)).toEqual({ kind: "size", size: "M", votes: 3, of: 3 });
  });

  it("leaves out people of another build, and sizes that the piece does not have", () => {
    const reports = [
      report("M", "true"),
      report("M", "true", 164, 49),
      report("M", "true", 158, 55),
      report("XL", "true"),
    ];
    expect(adviseSize(mai, reports, sizes)).toEqual({ kind: "unsure", of: 1 });
  });

  it("is unsure with fewer than three reports, and where less than two thirds agree", () => {
    expect(adviseSize(mai, [], sizes)).toEqual({ kind: "unsure", of: 0 });
    expect(adviseSize(mai, [report("M", "true"), report("M", "true")], sizes)).toEqual({ kind: "unsure", of: 2 });
    const split = [report("M", "true"), report("M", "true"), report("S", "true"), report("S", "true")];
    expect(adviseSize(mai, split, sizes)).toEqual({ kind: "unsure", of: 4 });
    const agreed = [report("M", "true"), report("M", "true"), report("S", "true")];
    expect(adviseSize(mai, agreed, sizes)).toEqual({ kind: "size", size: "M", votes: 2, of: 3 });
  });

  it("points nowhere where the largest was tight or the smallest loose", () => {
    const reports = [report("L", "tight"), report("L", "tight"), report("L", "tight")];
    expect(adviseSize(mai, reports, sizes)).toEqual({ kind: "unsure", of: 3 });
    expect(adviseSize(mai, [report("S", "loose"), report("S", "loose"), report("S", "loose")], sizes)).toEqual({
      ...{ kind: "unsure", of: 3 },
    });
  });
});
