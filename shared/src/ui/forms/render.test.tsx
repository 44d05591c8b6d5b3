/** @jest-environment node */
import { renderToString } from "react-dom/server";
import { DateInput, PasswordInput, Select } from "./index.ts";

describe("form fields on a server", () => {
  it("are the browser's own controls, with labels", () => {
    const html = renderToString(
      <>
        <PasswordInput label="Mật khẩu" autoComplete="new-password" />
        <Select label="Tỉnh" placeholder="Chọn" options={[]} value={null} onChange={() => {}} />
        <DateInput label="Ngày sinh" value="1996-12-25" onChange={() => {}} />
      </>,
    );
    expect(html).toContain("Mật khẩu");
    expect(html).toContain('value="25/12/1996"');
    expect(html).not.toContain("<style");
  });
});
