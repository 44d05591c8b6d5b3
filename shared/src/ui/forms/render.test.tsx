/** @jest-environment node */
import { renderToString } from "react-dom/server";
import { Form, FormItem, Input, PasswordInput, Select } from "./index.ts";

describe("the forms door on a server", () => {
  it("renders fields with labels and no style of its own", () => {
    const html = renderToString(
      <Form onFinish={() => {}}>
        <FormItem label="E-mail" name="email">
          <Input />
        </FormItem>
        <FormItem label="Mật khẩu" name="password">
          <PasswordInput />
        </FormItem>
        <FormItem label="Tỉnh" name="city">
          <Select options={[]} />
        </FormItem>
      </Form>,
    );
    expect(html).toContain("Mật khẩu");
    expect(html).not.toContain("<style");
  });
});
