import { sessionCookie } from "@thuot-tha/shared/contracts/cookies";
import { Memory } from "./memory.ts";
import { type Parts, toRequest } from "./parts.ts";
import type { Answer, Send } from "./send.ts";

/** Requests of one operation that succeeded and are remembered. */
const maxSucceeded = 4;

/** A wrong password is a 401 with another code. */
const isSignedOut = ({ status, body }: Answer): boolean => status === 401 && body.includes('"UNAUTHORIZED"');

type SendParts = (parts: Parts) => Promise<Answer>;

let people = 0;

/** A new person; the numbers differ between two runs against one shop. */
function newPerson() {
  people += 1;
  const number = String((Date.now() + people) % 10_000_000).padStart(7, "0");
  return { fullName: "Nguyễn Thị An", email: `an-${number}@example.com`, phone: `091${number}`, password: "muaha2026" };
}

/**
 * A visitor with cookies, who remembers the shop's answers and which requests succeeded. A guest is never signed in; a
 * customer signs in again when the session has ended, with a new account if the password has changed.
 * @param begin the first requests of a guest, and of each new account
 */
export function visitor(
  send: Send,
  { isCustomer, begin }: { isCustomer: boolean; begin: (send: SendParts) => Promise<void> },
) {
  const memory = new Memory();
  const succeeded = new Map<string, Parts[]>();
  const cookies = new Map<string, string>();

  function keep({ headers }: Answer): void {
    for (const line of headers["set-cookie"] ?? []) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "" || /max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    if (!isCustomer) cookies.delete(sessionCookie.name);
  }

  /** @returns whether it succeeded */
  async function post(path: string, values: object): Promise<boolean> {
    const headers = { "content-type": "application/json", "x-client": "consumer" };
    const answer = await send({ method: "POST", path, headers, body: Buffer.from(JSON.stringify(values)) });
    keep(answer);
    return answer.status < 300;
  }

  let person: ReturnType<typeof newPerson> | undefined;
  async function openSession(): Promise<void> {
    const known = person && { account: person.email, password: person.password };
    if (known && (await post("/v2/user/consumer/login", known))) return;
    person = newPerson();
    if (!(await post("/v2/user/consumer/register", person))) throw new Error("Registering failed");
    for (const [name, value] of Object.entries({ ...person, account: person.email })) memory.add(name, value);
    await begin(sendNow);
  }

  let beginning: Promise<void> | undefined;
  let hasBegun = false;
  /** Requests that find the session ended share one new sign-in. */
  async function ready(): Promise<void> {
    if (!beginning && (isCustomer ? !cookies.has(sessionCookie.name) : !hasBegun)) {
      beginning = (isCustomer ? openSession() : begin(sendNow)).finally(() => {
        beginning = undefined;
      });
      hasBegun = true;
    }
    await beginning;
  }

  function remember(parts: Parts, { status, headers, body }: Answer): void {
    const { operation, method, isAddressed } = parts;
    if (status >= 300 || method !== operation.method || !isAddressed) return;
    const others = succeeded.get(operation.name) ?? [];
    succeeded.set(operation.name, [parts, ...others].slice(0, maxSucceeded));
    if (body !== "" && headers["content-type"]?.startsWith("application/json")) {
      memory.learn(operation.path, JSON.parse(body));
    }
  }

  async function sendNow(parts: Parts): Promise<Answer> {
    const session = cookies.get(sessionCookie.name);
    const request = toRequest(parts);
    const jar = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await send({ ...request, headers: { ...(jar ? { cookie: jar } : {}), ...request.headers } });
    remember(parts, answer);
    // Answers to another session, invented or ended since, do not concern the visitor's own.
    if (request.headers.cookie || cookies.get(sessionCookie.name) !== session) return answer;
    keep(answer);
    if (isSignedOut(answer)) cookies.delete(sessionCookie.name);
    return answer;
  }

  return {
    recall: (name: string, path: string, index: number) => memory.recall(name, path, index),
    succeeded(operation: string, index: number): Parts | undefined {
      const known = succeeded.get(operation) ?? [];
      return known[index % Math.max(1, known.length)];
    },
    send: (parts: Parts): Promise<Answer> => ready().then(() => sendNow(parts)),
  };
}
