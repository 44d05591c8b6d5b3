import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { defineStored } from "../../contracts/index.ts";
import { fillJsdomGaps } from "../antd/jsdom-gaps.ts";
import { loadControls } from "../antd/load-controls.ts";
import { TextInput } from "../inputs/TextInput.tsx";
import { DateInput, PasswordInput, Select, useForm } from "./index.ts";

beforeAll(fillJsdomGaps);
beforeAll(loadControls);

interface Refusal {
  message: string;
  fields?: Record<string, string>;
}

function Login({ send, failure = null }: { send: (values: object) => void; failure?: Refusal | null }) {
  const { general, bind, form } = useForm({
    initial: { email: "", password: "" },
    check: ({ email, password }) => ({
      ...(email ? {} : { email: "Hãy nhập e-mail." }),
      ...(password ? {} : { password: "Hãy nhập mật khẩu." }),
    }),
    failure,
    send,
  });
  return (
    <form {...form}>
      <TextInput label="E-mail" {...bind("email")} />
      <PasswordInput label="Mật khẩu" autoComplete="current-password" {...bind("password")} />
      <p>{general?.message}</p>
      <button type="submit">Đăng nhập</button>
    </form>
  );
}

describe("useForm", () => {
  it("shows all errors at once, focuses the first, and clears an error with the next key", async () => {
    const send = jest.fn();
    render(<Login send={send} />);
    await userEvent.click(screen.getByRole("button", { name: "Đăng nhập" }));
    expect(screen.getByText("Hãy nhập e-mail.")).toBeInTheDocument();
    expect(screen.getByText("Hãy nhập mật khẩu.")).toBeInTheDocument();
    expect(screen.getByLabelText("E-mail")).toHaveFocus();
    await userEvent.keyboard("l");
    expect(screen.queryByText("Hãy nhập e-mail.")).not.toBeInTheDocument();
    expect(screen.getByText("Hãy nhập mật khẩu.")).toBeInTheDocument();
    expect(send).not.toHaveBeenCalled();
  });

  it("sends the values once all are valid", async () => {
    const send = jest.fn();
    render(<Login send={send} />);
    await userEvent.type(screen.getByLabelText("E-mail"), "lan@gmail.com");
    await userEvent.type(screen.getByLabelText("Mật khẩu"), "ao dai 2 ta{Enter}");
    expect(send).toHaveBeenCalledWith({ email: "lan@gmail.com", password: "ao dai 2 ta" });
  });

  it("shows the API's error of a field under it and puts the focus there", () => {
    const { rerender } = render(<Login send={() => {}} />);
    const fields = { password: "Mật khẩu này chưa đúng." };
    rerender(<Login send={() => {}} failure={{ message: "Chưa đăng nhập được.", fields }} />);
    expect(screen.getByLabelText("Mật khẩu")).toHaveAccessibleDescription("Mật khẩu này chưa đúng.");
    expect(screen.getByLabelText("Mật khẩu")).toHaveFocus();
    expect(screen.queryByText("Chưa đăng nhập được.")).not.toBeInTheDocument();
  });

  it("starts with what was typed before a reload, without the pictures, which storage cannot hold", async () => {
    const draft = defineStored({
      key: "tt.letter",
      lasts: "tab",
      parse: (stored) => (stored ?? {}) as { words?: string },
    });
    const initial = { words: "", pictures: [new File(["ảnh"], "váy.jpg")] };
    function Letter() {
      const { values, bind } = useForm({ initial, check: () => ({}), failure: null, send: () => {}, draft });
      return (
        <>
          <TextInput label="Lời nhắn" {...bind("words")} />
          <p>{values.pictures.map(({ name }) => name).join()}</p>
        </>
      );
    }
    const { unmount } = render(<Letter />);
    expect(draft.read()).toEqual({});
    await userEvent.type(screen.getByLabelText("Lời nhắn"), "Chào");
    unmount();
    expect(draft.read()).toEqual({ words: "Chào" });
    render(<Letter />);
    expect(screen.getByLabelText("Lời nhắn")).toHaveValue("Chào");
    expect(screen.getByText("váy.jpg")).toBeInTheDocument();
  });

  it("returns a refusal that no field can show", () => {
    render(<Login send={() => {}} failure={{ message: "Máy chủ đang bận.", fields: { captcha: "Chưa đúng." } }} />);
    expect(screen.getByText("Máy chủ đang bận.")).toBeInTheDocument();
  });
});

describe("PasswordInput", () => {
  it("shows what was typed on request, by keyboard too", async () => {
    render(<PasswordInput label="Mật khẩu" autoComplete="new-password" defaultValue="bí mật 1" />);
    expect(screen.getByLabelText("Mật khẩu")).toHaveAttribute("type", "password");
    await userEvent.click(screen.getByLabelText("Mật khẩu"));
    await userEvent.tab();
    expect(screen.getByRole("button", { name: "Hiện mật khẩu" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(screen.getByRole("textbox", { name: "Mật khẩu" })).toHaveValue("bí mật 1");
    expect(screen.getByRole("button", { name: "Ẩn mật khẩu" })).toBeInTheDocument();
  });
});

const option = (label: string) => ({ label, value: label });
const cities = ["Hà Nội", "Đà Nẵng", "Đồng Tháp"].map(option);

function Cities({ onChange = () => {} }: { onChange?: (city: string) => void }) {
  return <Select label="Tỉnh / thành phố" placeholder="Chọn" options={cities} value={null} onChange={onChange} />;
}

describe("Select", () => {
  it("is the browser's own list at first, and keeps the focus until it is left", async () => {
    const onChange = jest.fn();
    render(
      <>
        <Cities onChange={onChange} />
        <button type="button">Lưu</button>
      </>,
    );
    const list = screen.getByRole("combobox", { name: "Tỉnh / thành phố" });
    expect(list.tagName).toBe("SELECT");
    act(() => list.focus());
    await userEvent.selectOptions(list, "Đà Nẵng");
    expect(onChange).toHaveBeenCalledWith("Đà Nẵng");
    expect(list).toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: "Lưu" }));
    await waitFor(() => expect(screen.getByRole("combobox", { name: "Tỉnh / thành phố" }).tagName).toBe("INPUT"));
  });

  it("finds what is typed without diacritics", async () => {
    const onChange = jest.fn();
    render(<Cities onChange={onChange} />);
    await waitFor(() => expect(screen.getByRole("combobox", { name: "Tỉnh / thành phố" }).tagName).toBe("INPUT"));
    await userEvent.type(screen.getByRole("combobox", { name: "Tỉnh / thành phố" }), "da nang");
    await waitFor(() => expect(screen.getByTitle("Đà Nẵng")).toBeInTheDocument());
    expect(screen.queryByTitle("Hà Nội")).not.toBeInTheDocument();
    await userEvent.click(screen.getByTitle("Đà Nẵng"));
    expect(onChange.mock.calls[0]?.[0]).toBe("Đà Nẵng");
  });

  it.each([
    ["1", "Phường 1"],
    ["phú", "Phường An Phú"],
    ["hoà", "Phường Hoà Thạnh"],
    ["p.10", "Phường 10"],
    ["thủ - đức", "Phường Thủ Đức"],
  ])("chooses with Enter what %s matches best, names before the rest of a label", async (typed, best) => {
    const onChange = jest.fn();
    const wards = [
      { label: "Phường Cũ (nay là Phường Thủ Hoà)", value: "Phường Cũ", ownName: "Phường Cũ" },
      ...["Phường Khoà", "Phường Hoà Thạnh"].map(option),
      { label: "Phường 10", value: "Phường 10", otherNames: ["P 10", "P10"] },
      ...["Phường 1", "Phường Thủ Đức"].map(option),
      ...["Phường Phú Thuận", "Phường An Phú"].map(option),
    ];
    render(<Select label="Phường / xã" placeholder="Chọn" options={wards} value={null} onChange={onChange} />);
    await waitFor(() => expect(screen.getByRole("combobox", { name: "Phường / xã" }).tagName).toBe("INPUT"));
    await userEvent.type(screen.getByRole("combobox", { name: "Phường / xã" }), typed);
    await waitFor(() => expect(screen.getByTitle(best)).toBeInTheDocument());
    fireEvent.keyDown(screen.getByRole("combobox", { name: "Phường / xã" }), { key: "Enter", keyCode: 13 });
    expect(onChange.mock.calls[0]?.[0]).toBe(best);
  });
});

function Birthday({ onDay }: { onDay: (value: string | null) => void }) {
  const [value, setValue] = useState<string | null>("1996-12-25");
  return (
    <DateInput
      label="Ngày sinh"
      value={value}
      max="2026-11-30"
      onChange={(day) => {
        onDay(day);
        setValue(day);
      }}
    />
  );
}

async function openBirthday() {
  const onDay = jest.fn();
  render(<Birthday onDay={onDay} />);
  const input = () => screen.getByLabelText("Ngày sinh");
  await waitFor(() => expect(input().closest(".ant-picker")).toBeInTheDocument());
  return { onDay, input };
}

describe("DateInput", () => {
  it("shows a day in Vietnamese order before and after the calendar has loaded", async () => {
    render(<Birthday onDay={() => {}} />);
    expect(screen.getByLabelText("Ngày sinh")).toHaveValue("25/12/1996");
    await waitFor(() => expect(screen.getByLabelText("Ngày sinh").closest(".ant-picker")).toBeInTheDocument());
    expect(screen.getByLabelText("Ngày sinh")).toHaveValue("25/12/1996");
  });

  it("has the typed day when Enter sends the form, before the calendar has loaded", () => {
    const onDay = jest.fn();
    render(<Birthday onDay={onDay} />);
    const input = screen.getByLabelText("Ngày sinh");
    act(() => input.focus());
    fireEvent.change(input, { target: { value: "01021990" } });
    fireEvent.keyDown(input, { key: "Enter" });
    expect(onDay).toHaveBeenLastCalledWith("1990-02-01");
    // Enter sends the form from the field that has the focus.
    expect(input).toHaveFocus();
    expect(input).toBeInTheDocument();
  });

  it("chooses a day from a calendar in Vietnamese", async () => {
    const { onDay, input } = await openBirthday();
    await userEvent.click(input());
    expect(await screen.findByLabelText("Chọn tháng")).toHaveTextContent("Th 12");
    await userEvent.click(screen.getByTitle("1996-12-09"));
    expect(onDay).toHaveBeenCalledWith("1996-12-09");
    expect(input()).toHaveValue("09/12/1996");
  });

  it.each([
    ["01/02/1990", "1990-02-01"],
    ["01021990", "1990-02-01"],
    ["1.2.1990", "1990-02-01"],
    ["30/02/1996", "30/02/1996"],
  ])("reads %s as %s", async (typed, value) => {
    const { onDay, input } = await openBirthday();
    await userEvent.clear(input());
    await userEvent.type(input(), typed);
    await userEvent.tab();
    expect(onDay).toHaveBeenLastCalledWith(value);
  });

  it.each([
    ["1.2.1990", "1990-02-01"],
    ["30/02/1996", "30/02/1996"],
  ])("has %s, as typed, when Enter sends the form: %s", async (typed, value) => {
    const { onDay, input } = await openBirthday();
    await userEvent.clear(input());
    await userEvent.type(input(), `${typed}{Enter}`);
    expect(onDay).toHaveBeenLastCalledWith(value);
    expect(input()).toHaveFocus();
  });

  it.each(["1/2/1990", "1.2.1990", "1990-02-01"])(
    "shows %s as 01/02/1990, and valid, once Tab leaves it",
    async (typed) => {
      const { onDay, input } = await openBirthday();
      await userEvent.clear(input());
      await userEvent.type(input(), typed);
      await userEvent.tab();
      expect(onDay).toHaveBeenLastCalledWith("1990-02-01");
      expect(input()).toHaveValue("01/02/1990");
      expect(input()).not.toHaveAttribute("aria-invalid", "true");
    },
  );

  it("keeps a day that may not be chosen, for the form to refuse", async () => {
    const { onDay, input } = await openBirthday();
    await userEvent.clear(input());
    await userEvent.type(input(), "01/01/2030");
    await userEvent.tab();
    expect(onDay).toHaveBeenLastCalledWith("2030-01-01");
    expect(input()).toHaveValue("01/01/2030");
  });

  it("reads no day from the calendar that has lost the focus", async () => {
    const { onDay, input } = await openBirthday();
    await userEvent.click(input());
    const calendar = (await screen.findByLabelText("Chọn tháng")).closest(".ant-picker-panel") as HTMLElement;
    act(() => calendar.focus());
    act(() => calendar.blur());
    expect(onDay).not.toHaveBeenCalled();
    expect(input()).toHaveValue("25/12/1996");
  });

  it("keeps a text that is no day in sight", async () => {
    const { input } = await openBirthday();
    await userEvent.clear(input());
    await userEvent.type(input(), "30/02/1996");
    await userEvent.tab();
    expect(input()).toHaveValue("30/02/1996");
  });
});
