import { brotliDecompressSync } from "node:zlib";
import { StoreError } from "@thuot-tha/shared/server";
import { eventually } from "../testing/running-edge.ts";
import { documentBody } from "./document-body.ts";

const html = '<link rel="preload"><p>Đầm lụa</p><img srcSet="a 600w">';
const picture = {
  address: "/media/600x800/a.svg",
  replacements: [
    ['<link rel="preload">', ""],
    ['srcSet="a 600w"', 'srcset="{picture} 600w"'],
  ] as [string, string][],
};
const carrying = '<p>Đầm lụa</p><img srcset="data:image/avif;base64,cGljdHVyZQ== 600w">';

interface Given {
  cached?: string;
  /** Answers to the requests for a resized picture; without one, resizing fails. */
  resized?: (Promise<Buffer> | null)[];
  picture?: typeof picture;
}

/** A document whose picture the cache has, or a resizing makes. */
function documentWith({ cached, resized, ...rest }: Given) {
  const asked: string[] = [];
  const pictures = {
    cached: async (address: string) => {
      asked.push(`cached ${address}`);
      return cached === undefined ? null : Buffer.from(cached);
    },
    resized: (address: string) => {
      asked.push(`resized ${address}`);
      const answer = resized?.shift();
      return answer === undefined ? Promise.reject(new Error("the picture is damaged")) : answer;
    },
  };
  const body = documentBody(Buffer.from(html), "picture" in rest ? rest.picture : picture, pictures);
  return {
    asked,
    text: async (avif: boolean) => (await body({ encoding: undefined, avif })).toString(),
    compressed: async () => brotliDecompressSync(await body({ encoding: "br", avif: true })).toString(),
  };
}

describe("documentBody", () => {
  it("carries its picture for browsers that take AVIF", async () => {
    const document = documentWith({ cached: "picture" });
    expect(await document.text(false)).toBe(html);
    expect(document.asked).toEqual([]);
    expect(await document.text(true)).toBe(carrying);
    expect(await document.compressed()).toBe(carrying);
    expect(await document.text(false)).toBe(html);
    expect(document.asked).toEqual(["cached /media/600x800/a.svg"]);
  });

  it("does not wait for a picture that has to be resized, and carries it afterwards", async () => {
    let finish: (picture: Buffer) => void = () => undefined;
    const document = documentWith({ resized: [new Promise((resolve) => (finish = resolve))] });
    expect(await document.text(true)).toBe(html);
    finish(Buffer.from("picture"));
    await eventually(() => document.text(true), carrying);
    expect(document.asked).toEqual(["cached /media/600x800/a.svg", "resized /media/600x800/a.svg"]);
  });

  it("has its picture resized at a later request, while other pictures are resized", async () => {
    const document = documentWith({ resized: [null, Promise.resolve(Buffer.from("picture"))] });
    expect(await document.text(true)).toBe(html);
    await eventually(() => document.text(true), carrying);
    expect(document.asked.filter((one) => one.startsWith("resized"))).toHaveLength(2);
  });

  it("carries its picture once the store of pictures is back", async () => {
    const away = Promise.reject(new StoreError("unreachable", "The bucket shop does not answer."));
    const document = documentWith({ resized: [away, Promise.resolve(Buffer.from("picture"))] });
    expect(await document.text(true)).toBe(html);
    await eventually(() => document.text(true), carrying);
  });

  it("stays as it is when its picture cannot be resized", async () => {
    const document = documentWith({});
    expect(await document.text(true)).toBe(html);
    expect(await document.compressed()).toBe(html);
    expect(document.asked).toHaveLength(2);
  });

  it("carries no picture that is longer than 25 000 bytes", async () => {
    expect(await documentWith({ cached: "p".repeat(25_000) }).text(true)).toContain("data:image/avif");
    const document = documentWith({ cached: "p".repeat(25_001) });
    expect(await document.text(true)).toBe(html);
    expect(await document.compressed()).toBe(html);
    expect(document.asked).toHaveLength(1);
  });

  it("stays as it is without a picture, and where a text to replace is missing", async () => {
    expect(await documentWith({ cached: "picture", picture: undefined }).text(true)).toBe(html);
    const replacements: [string, string][] = [
      ["<other>", "{picture}"],
      ["Đầm lụa", "Đầm"],
    ];
    const other = documentWith({ cached: "picture", picture: { ...picture, replacements } });
    expect(await other.text(true)).toBe(html.replace("Đầm lụa", "Đầm"));
  });
});
