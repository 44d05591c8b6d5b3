import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { PictureChoice } from "./PictureChoice.tsx";

const png = Uint8Array.from("\x89PNG\r\n\x1a\n", (one) => one.charCodeAt(0));
const picture = (name: string) => new File([png], name, { type: "image/png", lastModified: 1 });

function Shown() {
  const [files, setFiles] = useState<File[]>([]);
  return <PictureChoice files={files} onChange={setFiles} />;
}

describe("PictureChoice", () => {
  it("names every file that it refuses, and has the others", async () => {
    render(<Shown />);
    const wrong = [
      new File([], "trong.png", { type: "image/png" }),
      new File(["ftypheic"], "IMG_1.jpg", { type: "image/jpeg" }),
    ];
    await userEvent.upload(screen.getByLabelText(/^Ảnh/), [...wrong, picture("a.png")]);
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "trong.png là tệp trống. IMG_1.jpg không phải ảnh JPEG, PNG, WebP hay AVIF.",
    );
    expect((await screen.findAllByRole("img")).map((image) => image.getAttribute("alt"))).toEqual(["a.png"]);
  });

  it("takes a picture once and four at most, and no longer complains when one is taken out", async () => {
    render(<Shown />);
    const input = screen.getByLabelText(/^Ảnh/);
    await userEvent.upload(input, [picture("a.png")]);
    await userEvent.upload(input, [picture("a.png")]);
    expect(await screen.findByRole("img", { name: "a.png" })).toHaveAttribute("src", "blob:a.png");
    expect(screen.getAllByRole("listitem")).toHaveLength(1);
    expect(screen.getByText("Chọn ảnh")).toBeInTheDocument();
    await userEvent.upload(input, ["b.png", "c.png", "d.png", "e.png"].map(picture));
    await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(4));
    expect(screen.getByRole("alert")).toHaveTextContent("Nhiều nhất 4 ảnh.");
    await userEvent.click(screen.getByRole("button", { name: "Bỏ ảnh d.png" }));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("has a picture while its bytes are read, and keeps two picks that are read at once", async () => {
    render(<Shown />);
    const input = screen.getByLabelText(/^Ảnh/);
    let read = (_: ArrayBuffer): void => undefined;
    const bytes = new Promise<ArrayBuffer>((resolve) => {
      read = resolve;
    });
    const distant = (name: string) => Object.assign(picture(name), { slice: () => ({ arrayBuffer: () => bytes }) });
    await userEvent.upload(input, [distant("a.png")]);
    await userEvent.upload(input, [distant("b.png")]);
    const names = () => screen.queryAllByRole("img").map((image) => image.getAttribute("alt"));
    expect(names()).toEqual(["a.png", "b.png"]);
    await userEvent.click(screen.getByRole("button", { name: "Bỏ ảnh a.png" }));
    await act(async () => read(new ArrayBuffer(0)));
    expect(screen.getByRole("alert")).toHaveTextContent("không phải ảnh");
    expect(names()).toEqual([]);
  });
});
