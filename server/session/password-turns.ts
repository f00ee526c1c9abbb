import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { type ProblemError, problem } from '../http/problem-error';

/** Seconds after which a refused request may be repeated: about as long as a full queue takes. */
const RETRY_AFTER_SECONDS = 5;

/** Requests that may wait in one queue. A refused sign-in takes about 60 ms of a core. */
const MAX_WAITING = 64;

/** Requests of one user that may wait: whoever registers is signed in, and could fill the queue. */
const MAX_WAITING_PER_USER = 12;

/** The threads of libuv, which also read files, resolve names and connect to PostgreSQL. */
const LIBUV_THREADS = Number(process.env['UV_THREADPOOL_SIZE']) || 4;

/** Requests whose passwords may be hashed at once. */
export function passwordsAtOnce(cores: number, threads: number): number {
  return Math.max(1, Math.min(cores - 1, threads - 2));
}

/** A request that needs passwords hashed. */
export interface PasswordRequest {
  /**
   * Whose requests are counted together: the id of the user who is signed in or has opened a mailed
   * link, or of the known device. Undefined for a stranger, empty for work that nobody waits for.
   */
  readonly userId: string | undefined;
  /** Aborts when nobody waits for the answer any more. */
  readonly signal?: AbortSignal;
}

function refusal(): ProblemError {
  return problem(503, 'unavailable', { retryAfter: RETRY_AFTER_SECONDS });
}

/**
 * Limits how many requests hash passwords at once. Requests of users and of strangers wait in two
 * queues that take turns, so that strangers delay users by one request at most.
 */
export function createPasswordTurns(
  atOnce: number,
  mostWaiting: number,
  mostPerUser = MAX_WAITING_PER_USER,
) {
  const hashing = pLimit(atOnce);
  const queueOf = () => ({ turns: pLimit(atOnce), waiting: 0 });
  const [users, strangers] = [queueOf(), queueOf()];
  const waitingByUser = new Map<string, number>();
  const queueFor = (userId: string | undefined) => (userId === undefined ? strangers : users);
  const isFull = (userId: string | undefined) =>
    queueFor(userId).waiting >= mostWaiting ||
    (!!userId && (waitingByUser.get(userId) ?? 0) >= mostPerUser);
  const count = (userId: string | undefined, change: 1 | -1) => {
    queueFor(userId).waiting += change;
    if (!userId) return;
    const waiting = (waitingByUser.get(userId) ?? 0) + change;
    if (waiting > 0) waitingByUser.set(userId, waiting);
    else waitingByUser.delete(userId);
  };

  return {
    /** Whether a request of the user, or of a stranger, would be refused now. */
    isFull,
    /**
     * Runs the work when it is the request's turn.
     * @throws ProblemError 503 with Retry-After at once if the queue is full or the user has too many
     *   requests in it, or when the signal aborts before the turn
     */
    take<Result>({ userId, signal }: PasswordRequest, work: () => Promise<Result>) {
      return new Promise<Result>((resolve, reject) => {
        if (isFull(userId) || signal?.aborted) return reject(refusal());
        let isWaiting = true;
        count(userId, 1);
        const leave = () => {
          isWaiting = false;
          count(userId, -1);
          signal?.removeEventListener('abort', abandon);
        };
        const abandon = () => {
          leave();
          reject(refusal());
        };
        signal?.addEventListener('abort', abandon, { once: true });
        const run = async () => {
          if (!isWaiting) return;
          leave();
          try {
            resolve(await work());
          } catch (error) {
            reject(error);
          }
        };
        // The inner limit takes requests in the order in which they come: at most `atOnce` of each
        // queue wait there, so both queues progress alike.
        void queueFor(userId).turns(() => (isWaiting ? hashing(run) : undefined));
      });
    },
  };
}

const turns = createPasswordTurns(
  passwordsAtOnce(availableParallelism(), LIBUV_THREADS),
  MAX_WAITING,
);

declare const turn: unique symbol;

/** The turn of one request, within which any of its passwords is hashed without waiting. */
export interface PasswordTurn {
  readonly [turn]: true;
}

const OWN_TURN = {} as PasswordTurn;

/**
 * Runs the work of a request that hashes passwords when it is its turn. It must not wait for the
 * database: all other passwords wait meanwhile.
 * @throws ProblemError 503 with Retry-After if its turn does not come: no password was compared
 */
export function inPasswordTurn<Result>(
  request: PasswordRequest,
  work: (turn: PasswordTurn) => Promise<Result>,
): Promise<Result> {
  return turns.take(request, () => work(OWN_TURN));
}

/** @throws ProblemError 503 with Retry-After if a stranger's request would be refused now */
export function assertTurnForStranger(): void {
  if (turns.isFull(undefined)) throw refusal();
}
