import * as fc from "fast-check";
import { type OpenApi, operationsOf } from "./document.ts";
import { judgeBy } from "./judge.ts";
import { type Parts, toRequest } from "./parts.ts";
import { type Kind, requestsTo } from "./requests.ts";
import { CutOff, openConnections } from "./send.ts";
import { visitor } from "./visitor.ts";
import { stepTo, walk } from "./walk.ts";

export interface Settings {
  seed: number;
  /** Requests to send. */
  requests: number;
  /** Seconds after which no more are sent. */
  seconds: number;
  /** Operations with this in "METHOD /path"; all of them for "". */
  only: string;
}

export interface Target {
  /** Where requests go; a loopback address. */
  origin: string;
  /** What the paths of the operations to be called begin with. */
  within: string;
  isCustomer: boolean;
}

export interface Outcome {
  sent: number;
  /** How often each operation answered with each status: "POST /v2/order: 201". */
  answers: Map<string, number>;
  /** Each kind of failure once, with a request that shows it. */
  failures: string[];
}

/** Requests that are under way at the same time. */
const senders = 4;
const kinds: readonly Kind[] = ["valid", "mutated", "valid", "hostile"];

const cut = (text: string): string => JSON.stringify(text.length > 400 ? `${text.slice(0, 400)}…` : text).slice(1, -1);

/** A request in a form that a person can send again. */
function shown(parts: Parts, origin: string): string {
  const { method, path, headers, body } = toRequest(parts);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${cut(value)}`);
  if (body) lines.push(`${body.length} bytes: ${cut(body.toString())}`);
  return [`${method} ${origin}${cut(path)}`, ...lines].map((line) => `\n    ${line}`).join("");
}

/**
 * Sends requests made from an OpenAPI document, some as it describes them, some a little wrong, some hostile, and judges
 * the answers by it. The same seed makes the same requests as long as the shop answers the same.
 */
export async function fuzz(
  document: OpenApi,
  { origin, within, isCustomer }: Target,
  { seed, requests, seconds, only }: Settings,
): Promise<Outcome> {
  const described = operationsOf(document);
  const operations = described.filter(({ name, path }) => name.includes(only) && path.startsWith(within));
  const judge = judgeBy(document);
  const { send, close } = openConnections(origin);
  const caller = visitor(send, {
    isCustomer,
    begin: (sendStep) =>
      walk(
        async (name, values) => {
          const operation = described.find((one) => one.name === name);
          if (!operation) throw new Error(`The document has no ${name}`);
          const parts = stepTo(operation, values);
          const answer = await sendStep(parts);
          const { status, body } = answer;
          const wrong = judge(parts, answer) ?? (status < 300 ? undefined : "is no success");
          if (wrong) throw new Error(`${name}: ${status} ${wrong}: ${body}`);
          return JSON.parse(body);
        },
        { isCustomer },
      ),
  });
  const answers = new Map<string, number>();
  const failures = new Map<string, string>();
  const end = Date.now() + seconds * 1000;
  let sent = 0;

  async function sendOne(index: number): Promise<void> {
    const operation = operations[index % operations.length]!;
    const kind = kinds[Math.floor(index / operations.length) % kinds.length]!;
    const knowledge = {
      schemas: document.components.schemas,
      recall: (name: string, at: number) => caller.recall(name, operation.path, at),
      succeeded: (at: number) => caller.succeeded(operation.name, at),
    };
    const [parts] = fc.sample(requestsTo(operation, kind, knowledge), { seed: seed + index, numRuns: 1 }) as [Parts];
    const fail = (what: string, answered = "") => {
      const key = `${operation.name}: ${what}`;
      if (!failures.has(key)) failures.set(key, `${key} (${kind}, request ${index})${shown(parts, origin)}${answered}`);
    };
    try {
      const answer = await caller.send(parts);
      const name = `${operation.name}: ${answer.status}`;
      answers.set(name, (answers.get(name) ?? 0) + 1);
      const wrong = judge(parts, answer);
      if (wrong) fail(`${answer.status} ${wrong}`, `\n    ${cut(answer.body)}`);
    } catch (error) {
      if (!(error instanceof CutOff)) fail(String(error));
    }
  }

  const sender = async () => {
    while (sent < requests && Date.now() < end) {
      sent += 1;
      await sendOne(sent - 1);
    }
  };
  await Promise.all(Array.from({ length: senders }, sender));
  close();
  return { sent, answers, failures: [...failures.values()] };
}
