import { buffers, type EventChannel, eventChannel } from "redux-saga";
import type { Bus, CommandContract, EventContract } from "../../contracts/define/event.ts";
import type { output, Schema } from "../../schema/index.ts";

/**
 * Payloads of an event, for sagas. Buffered, because the last payload of a state is replayed while subscribing.
 *
 * @example yield takeLatest(eventPayloads(bus, sessionChanged), handle);
 */
export const eventPayloads = <S extends Schema>(
  bus: Bus,
  event: EventContract<S>,
  // biome-ignore lint/complexity/noBannedTypes: a channel carries everything but undefined
): EventChannel<output<S> & ({} | null)> =>
  eventChannel((emit) => event.subscribe(bus, emit as never), buffers.expanding());

// biome-ignore lint/suspicious/noExplicitAny: commands have payloads and replies of every kind
type Command = CommandContract<any, any>;
type AnswererOf<C extends Command> = Parameters<C["answer"]>[1];

/** One call of a command. */
export interface CommandRequest<C extends Command> {
  payload: Parameters<AnswererOf<C>>[0];
  /** Aborted when the caller no longer waits. */
  signal: AbortSignal;
  reply: (reply: Awaited<ReturnType<AnswererOf<C>>>) => void;
}

/**
 * Calls of a command, for the saga of its owner, which replies to each. It takes the command's `answer`, because the
 * build reads from that use of a contract which release answers it.
 *
 * @example yield takeEvery(commandRequests(bus, cartAdd.answer), addLine);
 */
export const commandRequests = <C extends Command>(bus: Bus, answer: C["answer"]): EventChannel<CommandRequest<C>> =>
  eventChannel(
    (emit) => answer(bus, (payload, signal) => new Promise((reply) => emit({ payload, signal, reply }))),
    buffers.expanding(),
  );
