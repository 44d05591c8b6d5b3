import { settled } from "@thuot-tha/shared/testing";
import { afterPaint } from "./after-paint.ts";

describe("afterPaint", () => {
  it("waits for a second frame, because the first one only paints the change", async () => {
    const frames: FrameRequestCallback[] = [];
    jest.spyOn(window, "requestAnimationFrame").mockImplementation((frame) => frames.push(frame));
    const work = jest.fn();
    const nextFrame = () => {
      frames.shift()?.(0);
      return settled();
    };
    afterPaint(work);
    await nextFrame();
    expect(work).not.toHaveBeenCalled();
    await nextFrame();
    expect(work).toHaveBeenCalledTimes(1);
  });
});
