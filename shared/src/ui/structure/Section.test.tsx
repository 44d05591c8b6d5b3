import { render, screen } from "@testing-library/react";
import { Section } from "./Section.tsx";

describe("Section", () => {
  it("is a region named by its title", () => {
    render(<Section title="Hàng mới về">…</Section>);
    expect(screen.getByRole("region", { name: "Hàng mới về" })).toContainElement(
      screen.getByRole("heading", { level: 2 }),
    );
  });
});
