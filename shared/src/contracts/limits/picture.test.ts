import { isPicture, pictureFault } from "./picture.ts";

const bytes = (text: string) => Uint8Array.from(text, (one) => one.charCodeAt(0));

describe("isPicture", () => {
  it.each([
    "\xff\xd8\xff\xe0",
    "\x89PNG\r\n\x1a\n",
    "RIFF\x0a\x00\x00\x00WEBPVP8 ",
    "\x00\x00\x00\x1cftypavif",
    "\x00\x00\x00\x1cftypavis",
  ])("knows %j", (head) => {
    expect(isPicture(bytes(head))).toBe(true);
  });
  it.each([
    "",
    "GIF89a",
    "<!--ftypavif-->",
    "\x00\x00\x00\x1cftypheic",
    "RIFF\x0a\x00\x00\x00WAVEfmt ",
    " \x89PNG\r\n\x1a\n",
  ])("refuses %j", (head) => {
    expect(isPicture(bytes(head))).toBe(false);
  });
});

describe("pictureFault", () => {
  const file = (content: BlobPart, type = "image/jpeg") => new File([content], "anh.jpg", { type });
  const jpeg = bytes("\xff\xd8\xff\xe0");

  it.each([
    ["a JPEG", file(jpeg), null],
    ["an empty file", file(""), "empty"],
    ["a file of 5 MB and a byte", file(new Uint8Array(5 * 1024 * 1024 + 1).fill(0xff)), "large"],
    ["a picture named as a kind that the API does not take", file(jpeg, "image/heic"), "kind"],
    ["an HEIC named as a JPEG", file(bytes("\x00\x00\x00\x1cftypheic")), "kind"],
  ])("finds of %s", async (_, chosen, fault) => {
    expect(await pictureFault(chosen)).toBe(fault);
  });
});
