import { TextDecoder, TextEncoder } from "node:util";
import { act, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { Picture, Section, Tabs, TextInput } from "./index.ts";

Object.assign(globalThis, { TextDecoder, TextEncoder });
const { renderToString } = jest.requireActual<typeof import("react-dom/server")>("react-dom/server.edge");

const page = (
  <Section title="Hàng mới về">
    <Picture path="a.webp" alt="Áo dài" priority />
    <TextInput label="E-mail" hint="Để nhận đơn." />
    <Tabs label="Chi tiết" items={[{ key: "a", label: "Mô tả", content: "Lụa" }]} />
  </Section>
);

describe("the light entry point in a browser", () => {
  it("takes over the server's markup without a mismatch", async () => {
    const root = document.body.appendChild(document.createElement("div"));
    root.innerHTML = renderToString(page);
    const region = screen.getByRole("region", { name: "Hàng mới về" });
    const onRecoverableError = jest.fn();
    const onError = jest.spyOn(console, "error");
    await act(async () => hydrateRoot(root, page, { onRecoverableError }));
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(onError).not.toHaveBeenCalled();
    expect(screen.getByRole("region", { name: "Hàng mới về" })).toBe(region);
  });
});
