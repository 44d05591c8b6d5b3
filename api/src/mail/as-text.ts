import type { Block, Letter } from "./letter.ts";

function textOf(block: Block): string {
  switch (block.kind) {
    case "words":
      return block.text;
    case "button":
      return `${block.label}:\n${block.href}`;
    case "facts":
      return block.facts.map(([label, value]) => `${label}: ${value}`).join("\n");
    case "goods":
      return block.goods.map(({ name, details, price }) => `- ${name}\n  ${details}\n  ${price}`).join("\n");
  }
}

export const asText = ({ greeting, blocks }: Letter, shopUrl: string): string =>
  [greeting, ...blocks.map(textOf), `Thướt Tha\n${shopUrl}`].join("\n\n");
