import type { TypingNotice } from '#domain/live/store-events';
import type { Ports } from '../ports/ports';

/** Who is typing in the conversations of the store, from the event stream of the portal. */
export function typingNotices({ live }: Pick<Ports, 'live'>) {
  return {
    /** @returns how to stop */
    listen: (tell: (notice: TypingNotice) => void): (() => void) => {
      let isOver = false;
      let stop: (() => void) | undefined;
      const watch = async () => {
        const stream = await live();
        if (!isOver) stop = stream.onTyping(tell);
      };
      // If the code does not load, there is no stream either.
      watch().catch(() => undefined);
      return () => {
        isOver = true;
        stop?.();
      };
    },
  };
}
