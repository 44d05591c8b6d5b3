import ConfigProvider from "antd/es/config-provider";
import vi from "antd/es/locale/vi_VN";
import { createContext, type ReactNode, useContext } from "react";
import "./base.generated.css";
import tokens from "./tokens.json";

/** Styles are in the generated sheets; antd's scripts measure with these numbers. */
const theme = {
  cssVar: { key: "tt", prefix: "ant" },
  hashed: false,
  zeroRuntime: true,
  token: tokens.both,
};

const locale = { ...vi, global: { ...vi.global, show: "Hiện mật khẩu", hide: "Ẩn mật khẩu" } } as typeof vi;

const Within = createContext(false);

/**
 * antd in Vietnamese and with the shop's theme. Every component based on antd includes it; a nested one does nothing.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  if (useContext(Within)) return children;
  return (
    <Within value={true}>
      <ConfigProvider locale={locale} theme={theme} wave={{ disabled: true }}>
        {children}
      </ConfigProvider>
    </Within>
  );
}
