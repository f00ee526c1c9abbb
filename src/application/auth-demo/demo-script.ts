import { addSeconds } from 'date-fns/addSeconds';
import type { DemoOutcome } from '#domain/auth-demo/demo-pages';
import type { Clock } from '../ports/clock.port';
import { createListeners } from '../ports/listeners';
import type { ApiProblem } from '../ports/transport.port';
import { wait } from '../wait';

/** A mail that a demo page would have sent. It exists in this tab only. */
export interface DemoMail {
  readonly id: number;
  readonly kind: 'confirmation' | 'reset';
  /** The address that was typed. */
  readonly to: string;
  /** The six-digit code in the mail; null in a mail with a link alone. */
  readonly code: string | null;
}

/** How long a scripted request takes, so that busy buttons can be seen (ms). */
export const DEMO_REQUEST_MS = 700;

/** The wait that a `locked` answer asks for, in seconds. */
export const DEMO_WAIT_SECONDS = 20;

/** The answer of the server for each outcome that is not a success. */
const PROBLEMS: Readonly<Partial<Record<DemoOutcome, Omit<ApiProblem, 'type' | 'requestId'>>>> = {
  locked: {
    title: 'Too many requests',
    status: 429,
    code: 'too_many_requests',
    retryAfter: DEMO_WAIT_SECONDS,
  },
  offline: { title: 'No answer', status: 0, code: 'network' },
};

/**
 * What the scripted actors of all demo pages share: the chosen outcome, and the mails. No request
 * leaves the browser, and nothing is stored.
 */
export interface DemoScript {
  /** Chooses how the next requests end. */
  choose(outcome: DemoOutcome): void;
  /**
   * Resolves after the time of a request if the chosen outcome is a success; never when `signal` is
   * aborted. Rejects with the ApiProblem of the outcome; `refusal` and `expiry` are those of the
   * request.
   */
  request(
    signal: AbortSignal,
    problems?: { readonly refused?: Refusal; readonly expired?: Refusal },
  ): Promise<void>;
  /** The time in this number of seconds (ISO 8601). */
  inSeconds(seconds: number): string;
  /** Adds a mail to the visible outbox. */
  mail(mail: Omit<DemoMail, 'id'>): void;
  /** The mails, the newest first. The array changes with each mail. */
  readonly outbox: {
    read(): readonly DemoMail[];
    subscribe(listener: () => void): () => void;
  };
}

/** A refusal by the server: the problem without the parts that are the same in all. */
export type Refusal = Omit<ApiProblem, 'type' | 'title' | 'requestId'>;

/** Creates the script of the demo pages, with an empty outbox. */
export function createDemoScript(clock: Clock): DemoScript {
  let outcome: DemoOutcome = 'works';
  let mails: readonly DemoMail[] = [];
  const { subscribe, notify } = createListeners();
  return {
    choose: (chosen) => {
      outcome = chosen;
    },
    request: async (signal, problems = {}) => {
      await wait(clock, DEMO_REQUEST_MS, signal);
      const specific = outcome === 'refused' || outcome === 'expired' ? problems[outcome] : null;
      const problem = specific ?? PROBLEMS[outcome];
      if (problem) throw { type: 'about:blank', title: 'Demo', requestId: null, ...problem };
    },
    inSeconds: (seconds) => addSeconds(clock.now(), seconds).toISOString(),
    mail: (mail) => {
      mails = [{ ...mail, id: mails.length + 1 }, ...mails];
      notify();
    },
    outbox: { read: () => mails, subscribe },
  };
}
