import type { LiveComposition } from "@thuot-tha/shared/contracts/remote";
import { useEffect, useState } from "react";
import styles from "./dev.module.css";

interface Outline {
  name: string;
  box: DOMRect;
}

/** Time between two checks of the positions. */
const checkIntervalMs = 500;

/** Frames around the page and each slot's content, with the remote that rendered it and its version. */
export function Outlines({ composition }: { composition: LiveComposition }) {
  const [outlines, setOutlines] = useState<Outline[]>([]);
  useEffect(() => {
    const versions = new Map(composition.remotes.map(({ name, version }) => [name, version]));
    versions.set("shell", composition.shell.version);
    const update = () =>
      setOutlines(
        [...document.querySelectorAll<HTMLElement>("[data-rendered-by]")].map((element) => {
          const [remote = "", part] = (element.dataset.renderedBy ?? "").split("/");
          const box = document.createRange();
          box.selectNodeContents(element);
          return { name: `${remote}@${versions.get(remote)} ${part}`, box: box.getBoundingClientRect() };
        }),
      );
    update();
    const timer = setInterval(update, checkIntervalMs);
    return () => clearInterval(timer);
  }, [composition]);
  return (
    <div aria-hidden="true">
      {outlines.map(({ name, box: { x, y, width, height } }) => (
        <span
          key={`${name} ${x} ${y}`}
          className={styles.outline}
          style={{ left: x + window.scrollX, top: y + window.scrollY, width, height }}
        >
          <span>{name}</span>
        </span>
      ))}
    </div>
  );
}
