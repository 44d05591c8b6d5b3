import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fillJsdomGaps } from "../antd/jsdom-gaps.ts";
import {
  Checkbox,
  Form,
  FormItem,
  Input,
  PasswordInput,
  RadioGroup,
  Select,
  showFieldErrors,
  useForm,
} from "./index.ts";

beforeAll(fillJsdomGaps);

interface Values {
  email: string;
  password: string;
}

function Login({ onFinish, refuse }: { onFinish: (values: Values) => void; refuse?: Record<string, string> }) {
  const [form] = useForm<Values>();
  return (
    <Form<Values> form={form} label="Đăng nhập" onFinish={onFinish}>
      <FormItem
        label="E-mail"
        name="email"
        hint="Như khi đăng ký."
        rules={[{ required: true, message: "Hãy nhập e-mail." }]}
      >
        <Input />
      </FormItem>
      <FormItem label="Mật khẩu" name="password" rules={[{ required: true, message: "Hãy nhập mật khẩu." }]}>
        <PasswordInput />
      </FormItem>
      <button type="submit">Đăng nhập</button>
      <button type="button" onClick={() => refuse && showFieldErrors(form, refuse)}>
        Máy chủ từ chối
      </button>
    </Form>
  );
}

describe("Form", () => {
  it("hands over the values once all are valid", async () => {
    const onFinish = jest.fn();
    render(<Login onFinish={onFinish} />);
    await userEvent.type(screen.getByRole("textbox", { name: "E-mail" }), "lan@gmail.com");
    await userEvent.type(screen.getByLabelText("Mật khẩu"), "ao dai 2 ta");
    await userEvent.click(screen.getByRole("button", { name: "Đăng nhập" }));
    await waitFor(() => expect(onFinish).toHaveBeenCalledWith({ email: "lan@gmail.com", password: "ao dai 2 ta" }));
  });

  it("says what is wrong under each field and ties it to the control", async () => {
    const onFinish = jest.fn();
    render(<Login onFinish={onFinish} />);
    await userEvent.click(screen.getByRole("button", { name: "Đăng nhập" }));
    expect(await screen.findByText("Hãy nhập e-mail.")).toBeInTheDocument();
    expect(screen.getByText("Hãy nhập mật khẩu.")).toBeInTheDocument();
    const email = screen.getByRole("textbox", { name: "E-mail" });
    await waitFor(() => expect(email).toHaveAttribute("aria-invalid", "true"));
    expect(email).toHaveAccessibleDescription(/Hãy nhập e-mail\./);
    expect(onFinish).not.toHaveBeenCalled();
  });

  it("shows what the server says of a field and puts the focus there", async () => {
    render(<Login onFinish={() => {}} refuse={{ email: "E-mail này đã có tài khoản." }} />);
    await userEvent.click(screen.getByRole("button", { name: "Máy chủ từ chối" }));
    expect(await screen.findByText("E-mail này đã có tài khoản.")).toBeInTheDocument();
    expect(screen.getByRole("textbox", { name: "E-mail" })).toHaveFocus();
  });
});

describe("PasswordInput", () => {
  it("shows what was typed when asked to, by keyboard too", async () => {
    render(<PasswordInput aria-label="Mật khẩu" />);
    await userEvent.type(screen.getByLabelText("Mật khẩu"), "bí mật 1");
    await userEvent.tab();
    expect(screen.getByRole("button", { name: "Hiện mật khẩu" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(screen.getByRole("textbox", { name: "Mật khẩu" })).toHaveValue("bí mật 1");
  });
});

describe("Select", () => {
  const cities = ["Hà Nội", "Đà Nẵng", "Đồng Tháp"].map((label) => ({ label, value: label }));

  it("finds what is typed without diacritics", async () => {
    const onChange = jest.fn();
    render(<Select aria-label="Tỉnh / Thành phố" options={cities} onChange={onChange} />);
    await userEvent.type(screen.getByRole("combobox", { name: "Tỉnh / Thành phố" }), "da nang");
    await waitFor(() => expect(screen.getByTitle("Đà Nẵng")).toBeInTheDocument());
    expect(screen.queryByTitle("Hà Nội")).not.toBeInTheDocument();
    await userEvent.click(screen.getByTitle("Đà Nẵng"));
    expect(onChange.mock.calls[0][0]).toBe("Đà Nẵng");
  });
});

describe("RadioGroup and Checkbox", () => {
  it("are chosen by label", async () => {
    const onChange = jest.fn();
    render(
      <>
        <RadioGroup
          options={[
            { label: "Nhà riêng", value: "home" },
            { label: "Cơ quan", value: "company" },
          ]}
          onChange={onChange}
        />
        <Checkbox>Đặt làm mặc định</Checkbox>
      </>,
    );
    await userEvent.click(screen.getByRole("radio", { name: "Cơ quan" }));
    expect(onChange).toHaveBeenCalledWith("company");
    await userEvent.click(screen.getByRole("checkbox", { name: "Đặt làm mặc định" }));
    expect(screen.getByRole("checkbox")).toBeChecked();
  });
});
