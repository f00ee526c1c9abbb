import { fingerprint } from './fingerprint';

/** A write with an idempotency key. */
type KeyedWrite<Answer> = (key: string) => Promise<Answer>;

/**
 * Gives the writes of a form or of a process their idempotency keys. When the answer to a write is lost,
 * the user sends the same content again: it keeps its key until a write of it has succeeded, so the
 * server carries it out once. After that, the same content is another write.
 * @param run distinguishes the tabs of a user, to whom the keys belong: letters, digits and hyphens;
 *   random if left out
 */
export function repeatableWrites(run = randomRun()) {
  const succeeded = new Map<string, number>();
  return async <Answer>(content: unknown, write: KeyedWrite<Answer>): Promise<Answer> => {
    const print = fingerprint(JSON.stringify(content));
    const turn = succeeded.get(print) ?? 0;
    const answer = await write(`${run}-${turn}-${print}`);
    succeeded.set(print, turn + 1);
    return answer;
  };
}

function randomRun(): string {
  return Array.from({ length: 2 }, () => Math.random().toString(36).slice(2, 12)).join('');
}
