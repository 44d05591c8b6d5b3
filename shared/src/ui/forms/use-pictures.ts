import { type ChangeEvent, useRef, useState } from "react";
import { maxPictures, type PictureFault, pictureFault } from "../../contracts/limits/index.ts";

interface Options {
  files: readonly File[];
  onChange: (files: File[]) => void;
  words: { refused: Record<PictureFault, (name: string) => string>; tooMany: string };
}

/**
 * Pictures that a form sends: each once, at most `maxPictures`.
 * A file counts as chosen until its first bytes have shown that the API would refuse it, because a file in the cloud
 * takes long to read and the form may be sent before.
 */
export function usePictures({ files, onChange, words }: Options) {
  const [problem, setProblem] = useState("");
  const latest = useRef(files);
  latest.current = files;

  const keep = (kept: File[]) => {
    latest.current = kept;
    onChange(kept);
  };

  /** Adds the files of an input, takes out those that the API would refuse, and names them. */
  const add = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(currentTarget.files ?? [])];
    // The browser reports no change when a removed picture is chosen again.
    currentTarget.value = "";
    setProblem("");
    keep([...new Map([...latest.current, ...chosen].map((file) => [keyOf(file), file])).values()]);
    const faults = await Promise.all(chosen.map(pictureFault));
    const problems = chosen.flatMap(({ name }, index) => (faults[index] ? [words.refused[faults[index]](name)] : []));
    const fine = latest.current.filter((file) => !faults[chosen.indexOf(file)]);
    if (fine.length > maxPictures) problems.push(words.tooMany);
    if (problems.length === 0) return;
    setProblem(problems.join(" "));
    keep(fine.slice(0, maxPictures));
  };

  const remove = (file: File) => {
    setProblem("");
    keep(latest.current.filter((one) => one !== file));
  };

  return { problem, add, remove, keyOf };
}

const keyOf = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`;
