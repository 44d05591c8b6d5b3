const barWidth = 30;

/** Shows the progress of a step: one overwritten line on a terminal, a line for every tenth elsewhere. */
export function progressBar(stream: { isTTY?: boolean; write(text: string): unknown }) {
  let isOpen = false;
  let last = "";

  function end(): void {
    if (isOpen) stream.write("\n");
    isOpen = false;
  }

  return {
    show(step: string, done: number, total: number): void {
      const share = total === 0 ? 1 : done / total;
      const percent = Math.floor(share * 100);
      const shown = `${step} ${stream.isTTY ? percent : Math.floor(percent / 10)}`;
      if (shown === last) return;
      if (!last.startsWith(`${step} `)) end();
      last = shown;
      const filled = Math.round(share * barWidth);
      const line = `[${"#".repeat(filled)}${"·".repeat(barWidth - filled)}] ${percent} % ${step}, ${done} of ${total}`;
      stream.write(stream.isTTY ? `\r${line}\u001b[K` : `${line}\n`);
      isOpen = stream.isTTY === true;
    },
    end,
  };
}
