import { classesOf, parseStyles, type StyleBlock } from "@thuot-tha/shared/styles";
import pLimit from "p-limit";
import { ReleaseRefused } from "../releases/errors.ts";
import { maxReadsOfSet, type Release, readChecked } from "../releases/read-release.ts";
import type { ReleaseStore } from "../releases/store.ts";

/** At-rules that match no element. */
const matchesNothing = /^@(charset|counter-style|font-face|keyframes|layer|page|property)\b/;

const withoutComments = (css: string): string =>
  css.replace(
    /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')|\/\*.*?\*\//gs,
    (_, quoted: string | undefined) => quoted ?? "",
  );

/** Whether a selector needs a class: of the element, of one around it, or of one that it has (`html:has(.a)`). */
const needsClass = ({ text }: { text: string }): boolean => classesOf(text.replaceAll(":has(", " ")).length > 0;

/**
 * The first selector or other text that no class confines to the elements of its remote; undefined when there is none.
 */
function unconfined(blocks: StyleBlock[]): string | undefined {
  for (const block of blocks) {
    let found: string | undefined;
    if ("blocks" in block) found = unconfined(block.blocks);
    else if ("selectors" in block) found = block.selectors.find((one) => !needsClass(one))?.text;
    else if (!matchesNothing.test(block.text.trim())) found = block.text.trim() || undefined;
    if (found !== undefined) return found.slice(0, 100);
  }
  return undefined;
}

/**
 * Styles stay on all later pages, so those of a remote apply to its own elements only: each rule needs a class, also
 * one of a release that another repository has built.
 */
export async function checkStyles(store: ReleaseStore, set: Release[]): Promise<void> {
  const read = pLimit(maxReadsOfSet);
  const remotes = set.filter(({ manifest }) => manifest.name !== "shell").map(({ manifest }) => manifest);
  const files = remotes.flatMap((manifest) =>
    manifest.files.filter(({ path }) => path.endsWith(".css")).map(({ path }) => ({ manifest, path })),
  );
  await Promise.all(
    files.map(async ({ manifest, path }) => {
      const css = (await read(readChecked, store, manifest, path)).toString();
      const found = unconfined(parseStyles(withoutComments(css)));
      if (found === undefined) return;
      throw new ReleaseRefused(
        "STYLES",
        `${path} of ${manifest.name}@${manifest.version} would change the pages of other remotes: "${found}" has no class. Move its rules into CSS modules, and publish a new version.`,
      );
    }),
  );
}
