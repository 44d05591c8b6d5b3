import type { ReactNode } from "react";
import type { PaymentType } from "../types.ts";
import styles from "./MethodLogo.module.css";

const logos: Record<PaymentType, ReactNode> = {
  cash: (
    <>
      <rect width="48" height="32" rx="4" fill="#e4efe4" />
      <rect x="7" y="8" width="34" height="16" rx="2" fill="none" stroke="#2c6848" strokeWidth="1.5" />
      <circle cx="24" cy="16" r="4.25" fill="none" stroke="#2c6848" strokeWidth="1.5" />
      <path d="M11.5 13v6M36.5 13v6" stroke="#2c6848" strokeWidth="1.5" strokeLinecap="round" />
    </>
  ),
  bank_transfer: (
    <>
      <rect width="48" height="32" rx="4" fill="#f4e6e6" />
      <path
        d="M14.75 6.75h6.5v6.5h-6.5ZM14.75 18.75h6.5v6.5h-6.5ZM26.75 6.75h6.5v6.5h-6.5Z"
        fill="none"
        stroke="#7b2d43"
        strokeWidth="1.5"
      />
      <path d="M17 9h2v2h-2ZM17 21h2v2h-2ZM29 9h2v2h-2ZM26 18h3v3h-3ZM31 18h3v3h-3ZM28.5 23h3v3h-3Z" fill="#7b2d43" />
    </>
  ),
  momo: (
    <>
      <rect width="48" height="32" rx="4" fill="#a50064" />
      <path
        d="M10.5 21v-6.5a3 3 0 0 1 6 0V21v-6.5a3 3 0 0 1 6 0V21"
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="33.5" cy="16.25" r="4.5" fill="none" stroke="#fff" strokeWidth="3" />
    </>
  ),
  zalopay: (
    <>
      <rect width="48" height="32" rx="4" fill="#0a5fd6" />
      <path
        d="M8.5 10h8l-8 11.5h8"
        fill="none"
        stroke="#fff"
        strokeWidth="2.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect x="21" y="7.5" width="20" height="17" rx="4" fill="#fff" />
      <path
        d="M27 20.5v-9h4a3 3 0 0 1 0 6h-4"
        fill="none"
        stroke="#0a7d46"
        strokeWidth="2.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  atm: (
    <>
      <rect width="48" height="32" rx="4" fill="#1d4f86" />
      <path d="M0 9h48v5H0Z" fill="#12335a" />
      <rect x="6" y="18" width="8" height="6.5" rx="1.25" fill="#e6c177" />
      <path d="M19 24h10M33 24h8" stroke="#fff" strokeWidth="1.75" strokeLinecap="round" />
    </>
  ),
  card: (
    <>
      <rect width="48" height="32" rx="4" fill="#fff" stroke="#d8cdbf" />
      <path d="M5.5 11.5 9 20.5l3.5-9" fill="none" stroke="#1a3a8f" strokeWidth="2.5" strokeLinejoin="round" />
      <circle cx="21" cy="16" r="5" fill="#d9372b" />
      <circle cx="27" cy="16" r="5" fill="#f0a02c" fillOpacity="0.88" />
      <path d="M35 11v7.5a2 2 0 0 1-2 2" fill="none" stroke="#1667b1" strokeWidth="2.25" strokeLinecap="round" />
      <path d="M39 11v9.5" stroke="#c8312d" strokeWidth="2.25" strokeLinecap="round" />
      <path d="M43 11v9.5" stroke="#2f8a45" strokeWidth="2.25" strokeLinecap="round" />
    </>
  ),
};

/** The logo of a payment method; its name is beside it. */
export function MethodLogo({ type }: { type: PaymentType }) {
  return (
    <svg className={styles.logo} viewBox="0 0 48 32" aria-hidden="true" focusable="false">
      {logos[type]}
    </svg>
  );
}
