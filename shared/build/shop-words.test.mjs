import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { remotes, root } from "./workspace.mjs";

/** Folders whose text shoppers read. */
const folders = [
  ...["shell", ...remotes, "shared", "api", "edge"].map((name) => join(name, "src")),
  join("api", "demo"),
];
const isSource = (path) => /\.(tsx?|json|csv|md)$/.test(path) && !/\.test\.|[\\/]testing[\\/]/.test(path);

const letters = "[àáảãạăằắẳẵặâầấẩẫậèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵđ]";
const isVietnamese = new RegExp(letters, "i");
const isComment = /^\s*(\/\/|\/?\*)/;
const wholeWord = (text) => new RegExp(`(?<![\\p{L}\\d_.-])${text}(?![\\p{L}\\d_(])`, "iu");
/** Finds a word without Vietnamese letters beside a word with them, so that identifiers do not count. */
const besideVietnamese = (text) =>
  new RegExp(`${letters}\\p{L}* ${text}(?![\\p{L}\\d_.(:])|(?<![\\p{L}\\d_.$-])${text} \\p{L}*${letters}`, "iu");

const spelling = [
  { use: "the tone mark on the main vowel", found: /(?<!q)([óòỏõọ][ae]|[úùủũụ]y)(?!\p{L})/iu },
  { use: "no space before %", found: /[\d}] %/ },
  // These are texts also on a line of code without Vietnamese letters.
  { use: "no space before %", found: /(?:["'`] |\u00a0|\\u00a0)%/, anywhere: true },
  { use: "U+2212 for minus", found: /(?<![\p{L}\d-])-\d[\d.]*\s?[₫%]/u },
  { use: "a phone number in groups", found: /(?<!\d)0\d{9}(?!\d)/ },
];

/** The rows of the table in docs/shop-words.md. */
const terms = readFileSync(join(root, "docs", "shop-words.md"), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| ") && !/^\| (Use|-)/.test(line))
  .flatMap((line) => {
    const [, use, others] = line.split("|").map((cell) => cell.trim());
    return others
      .split(", ")
      .map((other) => ({ use, found: (isVietnamese.test(other) ? wholeWord : besideVietnamese)(other) }));
  });

/** @returns {string[]} what a line of source should use instead */
const violations = (line) =>
  isComment.test(line)
    ? []
    : [...terms, ...spelling]
        .filter(({ found, anywhere }) => (anywhere || isVietnamese.test(line)) && found.test(line))
        .map(({ use }) => use);

it.each([
  ["Chúng mình giao đồ cho bạn", ["chúng tôi"]],
  ["Gói hội viên giảm 10 % giá thuê", ["thành viên", "no space before %"]],
  ['{off}{"\\u00a0%"}', ["no space before %"]],
  ["Không thể hủy đơn", ["the tone mark on the main vowel"]],
  ["Gọi 0912345678 để được giúp", ["a phone number in groups"]],
  ["Giảm còn -30.000 ₫", ["U+2212 for minus"]],
  ["Huỷ đơn trước ngày mặc, chúng tôi hoàn lại 70% tiền thuê", []],
  ["Quý vị xoá giỏ hàng", []],
])("finds the other spellings in %j", (line, expected) => expect(violations(line)).toEqual(expected));

it("finds none in the sources", () => {
  const found = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .filter(isSource)
      .flatMap((file) =>
        readFileSync(join(root, folder, file), "utf8")
          .split("\n")
          .flatMap((line, index) => violations(line).map((use) => `${join(folder, file)}:${index + 1}: use ${use}`)),
      ),
  );
  expect(found).toEqual([]);
});
