import type { RenderRequest } from "@thuot-tha/shared/contracts/remote";
import { z } from "zod";

/** The part of a render request that is data. */
export interface RenderInput extends Pick<RenderRequest, "url" | "origin" | "composition" | "budget" | "settings"> {
  /** ISO 8601. */
  now: string;
}

export type CanonicalInput = Pick<RenderRequest, "url" | "composition" | "settings">;

/** Everything that a process needs to render documents of one set. */
export interface Bundles {
  /** Text of each server bundle; the shell's comes first. */
  releases: { name: string; version: string; code: string }[];
  /** Text of each stylesheet to inline, by its address. */
  styles: Record<string, string>;
  /** SHA-384 of each file, by its address. */
  integrity: Record<string, string>;
}

/** Messages of the edge to a render process. */
export type ToProcess =
  | { kind: "start"; bundles: Bundles }
  /** The composition of the documents that follow. */
  | { kind: "composition"; composition: RenderInput["composition"] }
  | { kind: "render"; id: number; input: Omit<RenderInput, "composition"> }
  | { kind: "canonical"; id: number; input: Omit<CanonicalInput, "composition"> }
  | { kind: "fetched"; id: number; status: number; headers: Record<string, string>; body: Uint8Array }
  | { kind: "unreachable"; id: number; message: string }
  | { kind: "ping" };

const failure = z.object({ message: z.string(), stack: z.string().optional() });

const rendered = z.object({
  status: z.int().min(200).max(599),
  /** UTF-8, which takes half the memory of a string with Vietnamese letters, and is compressed without conversion. */
  html: z.instanceof(Uint8Array),
  picture: z.object({ address: z.string(), replacements: z.array(z.tuple([z.string(), z.string()])) }).optional(),
  canonical: z.boolean().optional(),
  complete: z.boolean(),
  failures: z.array(z.object({ remote: z.string(), part: z.string(), error: failure })),
});

/** Messages of a render process to the edge. The edge checks them, because the bundles of a release can forge them. */
export const fromProcess = z.discriminatedUnion("kind", [
  /** All bundles are evaluated. */
  z.object({ kind: z.literal("started"), inlineScripts: z.array(z.string()), readsLoadToken: z.boolean() }),
  z.object({ kind: z.literal("rendered"), id: z.int(), document: rendered }),
  z.object({ kind: z.literal("canonical"), id: z.int(), url: z.string() }),
  z.object({ kind: z.literal("failed"), id: z.int(), error: failure }),
  z.object({
    kind: z.literal("fetch"),
    id: z.int(),
    /** Id of the rendering that needs the answer. */
    rendering: z.int(),
    path: z.string(),
    method: z.string(),
    headers: z.record(z.string(), z.string()),
  }),
  z.object({ kind: z.literal("pong") }),
  /** A bundle has broken a limit; its process must not be used further. */
  z.object({ kind: z.literal("violation"), reason: z.string() }),
]);
export type FromProcess = z.output<typeof fromProcess>;
export type DescribedFailure = z.output<typeof failure>;
