import { Loaded } from "@thuot-tha/shared/loading/Loaded";
import { Button, Loading, SkeletonBlock } from "@thuot-tha/shared/ui";
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
export function QrCode(code: QrCodeProps) {
  const fallback = (
    <Loading label={viPaying.qrLoading}>
      <SkeletonBlock height="17rem" />
    </Loading>
  );
  return (
    <Loaded load={loadQr} fallback={fallback} failure={viPaying.qrFailed}>
      {({ qrRows }) => <DrawnCode {...code} qrRows={qrRows} />}
    </Loaded>
  );
}

type DrawnCodeProps = QrCodeProps & Pick<typeof import("./qr.ts"), "qrRows">;

function DrawnCode({ text, label, fileName, qrRows }: DrawnCodeProps) {
  const rows = useMemo(() => qrRows(text), [qrRows, text]);
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
