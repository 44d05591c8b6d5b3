/** One SVG path over all dark modules, one unit each; neighbours in a row are one block. */
export function qrPath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.flatMap((dark, x) => {
        if (!dark || row[x - 1]) return [];
        const end = row.indexOf(false, x);
        return [`M${x} ${y}h${(end === -1 ? row.length : end) - x}v1H${x}z`];
      }),
    )
    .join("");
}

/** Pixels per module of a saved picture, enough for a banking application to read. */
const scale = 12;

/** Saves the code as a PNG, which a shopper who pays on the same phone opens in the bank's application. */
export function saveQrPicture(rows: readonly (readonly boolean[])[], fileName: string): void {
  const edge = rows.length * scale;
  const canvas = Object.assign(document.createElement("canvas"), { width: edge, height: edge });
  const paper = canvas.getContext("2d");
  if (!paper) return;
  paper.fillStyle = "#fff";
  paper.fillRect(0, 0, edge, edge);
  paper.scale(scale, scale);
  paper.fillStyle = "#000";
  paper.fill(new Path2D(qrPath(rows)));
  Object.assign(document.createElement("a"), { href: canvas.toDataURL("image/png"), download: fileName }).click();
}
