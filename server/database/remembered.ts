import { LRUCache } from 'lru-cache';

/** Rows of answers kept by one process; a row of a list weighs about a kilobyte. */
const MOST_ROWS = 50_000;

/** A question to the database as it is told apart from others: plain values in a fixed order. */
export interface Question {
  /** The store's version of what is read, see {@link Principal.versions}. */
  readonly version: string;
  readonly storeId: string;
  /** What is asked: the reading function's name, then its parameters. */
  readonly of: readonly unknown[];
  /** Rows the answer may have at most. */
  readonly rows: number;
  /** Where it may be older than the version: by how many milliseconds at `now`. None unless given. */
  readonly lag?: { readonly now: Date; readonly ms: number } | undefined;
}

interface Remembrance {
  readonly answer: Promise<unknown>;
  readonly version: string;
  readonly askedAt: Date | undefined;
}

const isGood = ({ version, askedAt }: Remembrance, question: Question): boolean => {
  if (version === question.version) return true;
  const { lag } = question;
  const age = lag && askedAt ? lag.now.getTime() - askedAt.getTime() : -1;
  return lag !== undefined && age >= 0 && age <= lag.ms;
};

/**
 * Asks only what was not asked since the store last changed. The version was read before the answer,
 * so that a kept answer is never older than what the request has seen; whoever asks while the same
 * question is on its way waits for that answer. Answers are shared: nobody may change them.
 */
export type Remembered = <Answer>(
  question: Question,
  ask: () => Promise<Answer>,
) => Promise<Answer>;

/** An empty memory, for one process. */
export const createRemembered = (): Remembered => {
  const answers = new LRUCache<string, Remembrance>({ maxSize: MOST_ROWS });
  return <Answer>(question: Question, ask: () => Promise<Answer>) => {
    const { version, storeId, of, rows, lag } = question;
    const key = JSON.stringify([storeId, ...of]);
    // What was kept under this key came from the same reading function with the same parameters.
    const known = answers.get(key);
    if (known && isGood(known, question)) return known.answer as Promise<Answer>;
    const answer = ask();
    const remembrance = { answer, version, askedAt: lag?.now };
    answers.set(key, remembrance, { size: Math.ceil(rows) + 1 });
    answer.catch(() => {
      if (answers.peek(key) === remembrance) answers.delete(key);
    });
    return answer;
  };
};
