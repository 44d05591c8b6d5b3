import { createHmac, timingSafeEqual } from "node:crypto";
import { wideNetworkOf } from "@thuot-tha/shared/server";
import type { FastifyRequest } from "fastify";
import type { EdgeConfig } from "../../config.ts";
import { type KnownOperator, operatorWith, readOperators } from "../../operators/operators.ts";
import { createMinuteCounts } from "../minute-counts.ts";
import { Refusal } from "../refusal.ts";

/** Maximum wrong tokens of one network per minute; further ones are refused. */
const maxFailures = 10;

/** Name of the cookie that holds the token of an operator who has logged in; it is sent to `/ops` only. */
export const operatorCookie = "tt_operator";

/** A refusal for operators, in English as their command line. */
const unknownToken = () =>
  new Refusal(401, "TOKEN", "This token is not known here; ask the operators of the shop for one.");
export const forgedForm = () =>
  new Refusal(403, "FORM", "This form was not sent from the operators' page; open /ops again and repeat it.");

/** Identifies operators by their tokens. The file is read at each request, so that a change counts at once. */
export function createGuard({ operatorsFile, sharedOperators }: EdgeConfig) {
  const failures = createMinuteCounts();

  async function all(): Promise<KnownOperator[]> {
    return [...(operatorsFile ? await readOperators(operatorsFile) : []), ...sharedOperators];
  }

  /** The operator with a token. Refuses a network with too many wrong ones. */
  async function identify(token: string, address: string): Promise<KnownOperator> {
    const network = wideNetworkOf(address);
    if (failures.of(network) >= maxFailures) {
      const seconds = failures.secondsLeft(network);
      throw new Refusal(429, "TOO_MANY_REQUESTS", `Too many wrong tokens; try again in ${seconds} seconds.`, {
        "retry-after": seconds,
      });
    }
    const operator = operatorWith(token, await all());
    if (operator) return operator;
    failures.add(network);
    throw unknownToken();
  }

  return {
    /** False without operators; the addresses for operators do not exist then. */
    isOpen: operatorsFile !== null || sharedOperators.length > 0,
    /** All operators. Rejects when their file is missing or wrong. */
    operators: all,
    identify,

    /** The operator of a request: of its bearer token, or of a form of the operators' page. */
    async operatorOf(request: FastifyRequest): Promise<KnownOperator> {
      const { headers, ip, cookies, body } = request;
      const bearer = /^Bearer (\S+)$/.exec(headers.authorization ?? "")?.[1];
      if (bearer) return identify(bearer, ip);
      const token = cookies[operatorCookie];
      if (!token) throw unknownToken();
      const operator = await identify(token, ip);
      const key = body instanceof URLSearchParams ? (body.get("key") ?? "") : "";
      if (!isFormKey(key, token) || !isSameOrigin(request)) throw forgedForm();
      return operator;
    },
  };
}

export type Guard = ReturnType<typeof createGuard>;

/**
 * The secret in each form of the operators' page. Another site cannot make it, because it is derived from the token.
 */
export const formKey = (token: string): string =>
  createHmac("sha256", token).update("form of the operators' page").digest("base64url");

function isFormKey(key: string, token: string): boolean {
  const given = Buffer.from(key);
  const expected = Buffer.from(formKey(token));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** False when the browser's headers name another site as the sender. */
export const isSameOrigin = ({ headers }: FastifyRequest): boolean =>
  ["same-origin", "none", undefined].includes(headers["sec-fetch-site"] as string | undefined);
