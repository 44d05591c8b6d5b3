import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Loaded } from "./Loaded.tsx";

describe("Loaded", () => {
  it("shows the component once its code is there", async () => {
    const load = async () => ({ Form: () => <p>Biểu mẫu</p> });
    render(
      <Loaded load={load} fallback={<p>Đang tải</p>}>
        {({ Form }) => <Form />}
      </Loaded>,
    );
    expect(screen.getByText("Đang tải")).toBeVisible();
    expect(await screen.findByText("Biểu mẫu")).toBeVisible();
    expect(screen.queryByText("Đang tải")).toBeNull();
  });

  it("loads again after a failure, and keeps the focus in its place", async () => {
    let failures = 2;
    const load = async () => {
      if (failures-- > 0) throw new Error("offline");
      return { Form: () => <p>Biểu mẫu</p> };
    };
    render(<Loaded load={load}>{({ Form }) => <Form />}</Loaded>);
    for (const _ of [1, 2]) await userEvent.click(await screen.findByRole("button", { name: "Thử lại" }));
    const form = await screen.findByText("Biểu mẫu");
    expect(form).toBeVisible();
    expect(form.parentElement).toHaveFocus();
  });
});
