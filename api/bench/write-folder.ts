import { createWriteStream, type WriteStream } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import sharp from "sharp";

const sizeNames = ["S", "M"];
/** Colours of each product. */
const colorCount = 2;
const filesAtOnce = 200;

const colors = Array.from({ length: 24 }, (_, n) => `Màu ${n}`);
const families = Array.from({ length: 8 }, (_, n) => `nha-${n}`);
const parts = Array.from({ length: 32 }, (_, n) => `nhom-${n}`);
const attributes = { material: 20, cut: 15, motif: 12 };

const sheet = (head: string, lines: readonly string[]): string => `${head}\n${lines.join("\n")}\n`;

/** Writes one picture for each product, no two with the same bytes. */
async function writePictures(folder: string, products: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  const picture = await sharp({ create: { width: 900, height: 1200, channels: 3, background: "#7B2D43" } })
    .jpeg({ quality: 40 })
    .toBuffer();
  for (let start = 0; start < products; start += filesAtOnce) {
    const numbers = Array.from({ length: Math.min(filesAtOnce, products - start) }, (_, index) => start + index);
    // Decoders ignore what follows the end of a JPEG picture.
    await Promise.all(
      numbers.map((n) => writeFile(join(folder, `mon-${n}.jpg`), Buffer.concat([picture, Buffer.from(String(n))]))),
    );
  }
}

/**
 * Writes a shop's folder with this many products: four variants, four pieces for rent and four for sale of each, and
 * one picture.
 */
export async function writeFolder(folder: string, products: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  const files: Record<string, string> = {
    colors: sheet(
      "name,hex",
      colors.map((name, n) => `${name},#${(n * 9973 + 4096).toString(16).padStart(6, "0")}`),
    ),
    attributes: sheet(
      "code,name",
      Object.keys(attributes).map((code) => `${code},${code}`),
    ),
    categories: sheet("code,name,parent,displays", [
      ...families.map((code, n) => `${code},Nhà ${n},,big`),
      ...parts.map((code, n) => `${code},Nhóm ${n},${families[n % families.length]},`),
    ]),
  };
  for (const [kind, text] of Object.entries(files)) await writeFile(join(folder, `${kind}.csv`), text);
  const sheets: Record<string, WriteStream> = {};
  const open = (kind: string, head: string) => {
    sheets[kind] = createWriteStream(join(folder, `${kind}.csv`));
    sheets[kind].write(`${head}\n`);
    return sheets[kind];
  };
  const product = open(
    "products",
    `code,name,brand,description,categories,colors,sizes,${Object.keys(attributes)
      .map((key) => `attributes.${key}`)
      .join(",")},rent.price,rent.deposit,sale.price`,
  );
  const variant = open("variants", "product,size,color,stock");
  const unit = open("units", "code,product,size,color");
  const picture = open("pictures", "product,file");
  for (let n = 0; n < products; n += 1) {
    const code = `mon-${n}`;
    const own = Array.from({ length: colorCount }, (_, index) => colors[(n + index * 7) % colors.length]);
    const values = Object.entries(attributes).map(([key, many]) => `${key} ${(n * 13) % many}`);
    product.write(
      `${code},Món ${n % 997} số ${n},Nhà may ${n % 60},Một món đẹp.,${families[n % 8]}|${parts[n % 32]},${own.join("|")},${sizeNames.join("|")},${values.join(",")},${200_000 + (n % 300) * 1000},500000,900000\n`,
    );
    picture.write(`${code},mon-${n}.jpg\n`);
    for (const size of sizeNames) {
      for (const [index, color] of own.entries()) {
        variant.write(`${code},${size},${color},1\n`);
        unit.write(`M${n}-${size}-${index},${code},${size},${color}\n`);
      }
    }
  }
  for (const stream of Object.values(sheets)) {
    stream.end();
    await finished(stream);
  }
  await writePictures(join(folder, "pictures"), products);
}
