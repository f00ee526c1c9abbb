import type { Clock } from '#application/ports/clock.port';
import type { StreamEnd } from '#application/ports/live-stream.port';
import type { TabChannel, TabCoordination } from './shared-stream';

/**
 * The messages of an election: a tab asks whether it may lead, another one refuses it, and the
 * leading tab no longer leads.
 */
export type ElectionMessage = { readonly ask: string } | { readonly refuse: string } | 'free';

/** How long a tab waits for a refusal before it leads (ms). */
export const ANSWER_MS = 500;

/** How long a refused tab waits until it asks again: a leading tab may have crashed (ms). */
export const ASK_AGAIN_MS = 15_000;

export interface ElectionParts {
  readonly openChannel: (name: string) => TabChannel<ElectionMessage>;
  readonly clock: Clock;
  readonly newId: () => string;
}

/**
 * Replaces the lock of a browser that has none: the tabs agree by messages which of them leads. The
 * leading tab refuses all others, and of tabs that ask at the same time the smallest id wins. A
 * leading tab that the browser has suspended does not answer, so for a while two tabs may lead.
 */
export function electTab({ openChannel, clock, newId }: ElectionParts): TabCoordination['request'] {
  return (name, { signal }, lead) =>
    new Promise<StreamEnd>((resolve, reject) => {
      const id = newId();
      const channel = openChannel(`${name}.election`);
      let state: 'waiting' | 'asking' | 'leading' | 'ended' = 'waiting';
      let timer = clock.setTimeout(() => undefined, 0);
      const after = (delay: number, act: () => void) => {
        clock.clearTimeout(timer);
        timer = clock.setTimeout(act, delay);
      };
      const withdraw = () => {
        if (state === 'leading') return;
        clock.clearTimeout(timer);
        channel.close();
        reject(signal.reason);
      };
      const begin = () => {
        state = 'leading';
        void lead()
          .then(resolve, reject)
          .finally(() => {
            state = 'ended';
            channel.postMessage('free');
            channel.close();
          });
      };
      const ask = () => {
        state = 'asking';
        after(ANSWER_MS, begin);
        channel.postMessage({ ask: id });
      };
      const standBack = () => {
        state = 'waiting';
        after(ASK_AGAIN_MS, ask);
      };
      channel.addEventListener('message', ({ data }) => {
        if (data === 'free') {
          if (state !== 'leading') ask();
        } else if ('refuse' in data) {
          if (state === 'asking' && data.refuse === id) standBack();
        } else if (state === 'leading' || (state === 'asking' && id < data.ask)) {
          channel.postMessage({ refuse: data.ask });
        } else if (state === 'asking') standBack();
      });
      signal.addEventListener('abort', withdraw, { once: true });
      ask();
    });
}
