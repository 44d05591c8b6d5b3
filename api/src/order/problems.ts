import { isDeepStrictEqual } from "node:util";
import { mediaBase } from "@thuot-tha/shared/contracts/media";
import type { ProblemTopic } from "@thuot-tha/shared/contracts/operations/entities";
import { limitRate } from "../caller/rate-limit.ts";
import { businessDay } from "../catalogue/rental-rules.ts";
import type { Config } from "../config/config.ts";
import type { Context } from "../context.ts";
import type { Db } from "../db/client.ts";
import { BadRequest, Conflict, NotFound } from "../errors.ts";
import { writeLetter } from "../mail/write.ts";
import { notify } from "../notification/notify.ts";
import { newProblemId } from "../payment/reference.ts";
import { takeUploads } from "../upload/tickets.ts";
import { problemAnsweredMessage, problemReceivedMessage } from "./care-messages.ts";
import { insertProblem, listOpenProblems, lockProblem, type ProblemRow, setProblemAnswer } from "./queries/care.ts";
import { findOrderOwner, type WholeOrder } from "./queries/orders.ts";

/** Reports of one customer in an hour. */
const maxPerHour = 10;

interface NewProblem {
  topic: ProblemTopic;
  content: string;
  /** Paths of stored uploads of this customer. */
  images: readonly string[];
}

/**
 * Records a problem of a locked order, and confirms its receipt. One that waits for its answer is recorded once,
 * because a browser sends a request again when its answer is lost. Throws InvalidFields for pictures that are not
 * stored, and TooManyRequests beyond the limit of an hour.
 */
export async function reportProblem(
  tx: Db,
  { now }: Pick<Context, "now">,
  { order, problems }: WholeOrder,
  { topic, content, images: sent }: NewProblem,
): Promise<void> {
  const { id: orderId, customerId } = order;
  const at = now();
  const images = [...new Set(sent)];
  const isThis = (one: ProblemRow) => isDeepStrictEqual([one.topic, one.content, one.images], [topic, content, images]);
  if (problems.some((one) => one.answer === null && isThis(one))) return;
  await takeUploads(tx, { field: "images", customerId, purpose: "problem", paths: images }, at);
  const id = newProblemId(businessDay({ now }));
  await insertProblem(tx, { id, orderId, topic, content, images, createdAt: at });
  await notify(tx, { customerId, ...problemReceivedMessage(orderId, id) }, at);
  await writeLetter(tx, customerId, "problem-received", { orderId, problemId: id }, { now: at });
  // Last, because it locks the counter.
  await limitRate({ db: tx, now }, "problem", customerId, { max: maxPerHour, seconds: 3600 });
}

const maxAnswerLength = 2000;

/**
 * Answers a problem for the back office; the customer is notified at once. Throws NotFound, BadRequest for an empty or
 * long answer, or a Conflict when it is answered already.
 * @returns its order
 */
export function answerProblem(
  { db, now }: Pick<Context, "db" | "now">,
  id: string,
  text: string,
): Promise<{ orderId: string }> {
  const answer = text.trim();
  if (answer === "" || answer.length > maxAnswerLength) {
    throw new BadRequest("ANSWER_INVALID", `Câu trả lời có từ 1 đến ${maxAnswerLength} ký tự.`);
  }
  return db.transaction(async (tx) => {
    const problem = await lockProblem(tx, id);
    if (!problem) throw new NotFound("PROBLEM_NOT_FOUND", `Không có vấn đề nào mang số ${id}.`);
    if (problem.answer !== null) throw new Conflict("PROBLEM_ANSWERED", `Vấn đề ${id} đã được trả lời.`);
    const { orderId } = problem;
    const customerId = await findOrderOwner(tx, orderId);
    const at = now();
    await setProblemAnswer(tx, id, answer, at);
    await notify(tx, { customerId, ...problemAnsweredMessage(orderId, id, answer) }, at);
    await writeLetter(tx, customerId, "problem-answered", { orderId, problemId: id }, { now: at });
    return { orderId };
  });
}

const pictureAddress = (publicUrl: string, path: string): string => `${publicUrl}${mediaBase}/900x1200/${path}`;

/** Problems without an answer, oldest first, with the addresses of their pictures. */
export async function openProblems({ db, config }: { db: Db; config: Pick<Config, "publicUrl"> }) {
  const problems = await listOpenProblems(db);
  return problems.map(({ id, orderId, createdAt, topic, content, images }) => ({
    id,
    orderId,
    topic,
    content,
    at: createdAt.toISOString(),
    images: images.map((path) => pictureAddress(config.publicUrl, path)),
  }));
}
