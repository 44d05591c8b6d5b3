import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { PictureChoice } from "./PictureChoice.tsx";

const picture = (name: string) => new File(["x"], name, { type: "image/png", lastModified: 1 });

function Shown() {
  const [files, setFiles] = useState<File[]>([]);
  return <PictureChoice files={files} onChange={setFiles} />;
}

// jsdom makes no addresses for files.
beforeAll(() => {
  URL.createObjectURL = (file) => `blob:${(file as File).name}`;
  URL.revokeObjectURL = () => {};
});

describe("PictureChoice", () => {
  it("takes a picture once and four at most, and no longer complains when one is taken out", async () => {
    render(<Shown />);
    const input = screen.getByLabelText(/^Ảnh/);
    await userEvent.upload(input, [picture("a.png")]);
    await userEvent.upload(input, [picture("a.png")]);
    expect(screen.getAllByRole("listitem")).toHaveLength(1);
    expect(screen.getByRole("img", { name: "a.png" })).toHaveAttribute("src", "blob:a.png");
    expect(screen.getByText("Chọn ảnh")).toBeInTheDocument();
    await userEvent.upload(input, ["b.png", "c.png", "d.png", "e.png"].map(picture));
    expect(screen.getAllByRole("listitem")).toHaveLength(4);
    expect(screen.getByRole("alert")).toHaveTextContent("Nhiều nhất 4 ảnh.");
    await userEvent.click(screen.getByRole("button", { name: "Bỏ ảnh d.png" }));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
});
