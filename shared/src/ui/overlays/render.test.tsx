/** @jest-environment node */
import { renderToString } from "react-dom/server";
import { Drawer, Modal } from "./index.ts";

describe("the overlays entry point on a server", () => {
  it("renders nothing, and nothing fails", () => {
    const html = renderToString(
      <>
        <Modal open={false} title="a" onClose={() => {}} />
        <Drawer open={false} title="b" onClose={() => {}} />
      </>,
    );
    expect(html).not.toContain("<style");
  });
});
