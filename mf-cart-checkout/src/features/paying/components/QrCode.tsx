import { useLoaded } from "@thuot-tha/shared/loading/use-loaded";
import { Button, Loading, Notice, SkeletonBlock } from "@thuot-tha/shared/ui";
import { useMemo } from "react";
import { viPaying } from "../../../locales/vi/paying.ts";
import styles from "./QrCode.module.css";
import { qrPath, saveQrPicture } from "./qr-drawing.ts";

interface QrCodeProps {
  text: string;
  /** The code's purpose, for screen readers. */
  label: string;
  fileName: string;
}

const loadQr = () => import(/* webpackChunkName: "part-qr" */ "./qr.ts");

/** A QR code, black on white in both colour schemes because cameras need the contrast. */
export function QrCode({ text, label, fileName }: QrCodeProps) {
  const code = useLoaded(loadQr);
  const rows = useMemo(() => (code.phase === "loaded" ? code.value.qrRows(text) : null), [code, text]);
  if (code.phase === "failed") {
    return (
      <Notice
        tone="warning"
        action={
          <Button size="small" onClick={code.retry}>
            {viPaying.retry}
          </Button>
        }
      >
        <p>{viPaying.qrFailed}</p>
      </Notice>
    );
  }
  if (!rows) {
    return (
      <Loading label={viPaying.qrLoading}>
        <SkeletonBlock height="17rem" />
      </Loading>
    );
  }
  const edge = rows.length;
  return (
    <div className={styles.code}>
      <svg viewBox={`0 0 ${edge} ${edge}`} role="img" aria-label={label}>
        <path d={`M0 0h${edge}v${edge}H0z`} fill="#fff" />
        <path d={qrPath(rows)} fill="#000" shapeRendering="crispEdges" />
      </svg>
      <Button variant="text" size="small" onClick={() => saveQrPicture(rows, fileName)}>
        {viPaying.saveQr}
      </Button>
    </div>
  );
}
