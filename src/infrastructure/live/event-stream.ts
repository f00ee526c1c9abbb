import { createParser } from 'eventsource-parser';
import type { Clock } from '#application/ports/clock.port';
import type { StreamEnd } from '#application/ports/live-stream.port';
import type { TokenStore } from '#application/ports/tokens.port';
import {
  type ChangeHint,
  parseHint,
  parseTyping,
  type TypingNotice,
} from '#domain/live/store-events';

const PATH = '/api/store/events/';

/** The server sends something every 25 s; a connection silent for longer than this is dead (ms). */
export const SILENCE_MS = 60_000;

export interface EventStreamParts {
  /** Base host of the store API; empty for the host that served the portal. */
  readonly host: string;
  readonly tokens: Pick<TokenStore, 'read'>;
  readonly clock: Clock;
  readonly fetch: typeof fetch;
}

/** What a stream emits: that a record changed, or that somebody is typing. */
export type StreamHint = ChangeHint | TypingNotice;

/** The callbacks of a stream, as those of `StreamListener`. */
export interface HintListener {
  onOpen(): void;
  onHint(hint: StreamHint): void;
}

/** Follows one stream until it ends. */
export type FollowStream = (listener: HintListener, signal: AbortSignal) => Promise<StreamEnd>;

/**
 * The server-sent events of the store API, read with `fetch`: an EventSource cannot send a bearer
 * token. Comments and other events only show that the connection is alive. Without a token there is
 * no request.
 */
export function followEventStream({ host, tokens, clock, fetch }: EventStreamParts): FollowStream {
  return async (listener, signal) => {
    const { access } = tokens.read();
    if (access === null) return 'ended';
    const leaving = new AbortController();
    const leave = () => leaving.abort();
    const listening = watchSilence(clock, leave);
    signal.addEventListener('abort', leave, { once: true });
    try {
      const response = await fetch(`${host}${PATH}`, {
        headers: { Accept: 'text/event-stream', Authorization: `Bearer ${access}` },
        cache: 'no-store',
        signal: leaving.signal,
      });
      if (response.ok && response.body) {
        listener.onOpen();
        await readHints(response.body, listener, listening.heard);
      }
      return response.status === 401 ? 'unauthorized' : 'ended';
    } catch {
      return 'ended';
    } finally {
      listening.stop();
      signal.removeEventListener('abort', leave);
      // A response that is not a stream is not read.
      leave();
    }
  };
}

async function readHints(
  body: NonNullable<Response['body']>,
  { onHint }: HintListener,
  heard: () => void,
): Promise<void> {
  const parser = createParser({
    onEvent: ({ event, data }) => {
      const hint = event === 'typing' ? parseTyping(data) : parseHint(data);
      if (hint) onHint(hint);
    },
  });
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    heard();
    parser.feed(value);
  }
}

function watchSilence(clock: Clock, onSilence: () => void) {
  let timer = clock.setTimeout(onSilence, SILENCE_MS);
  const stop = () => clock.clearTimeout(timer);
  return {
    stop,
    heard: () => {
      stop();
      timer = clock.setTimeout(onSilence, SILENCE_MS);
    },
  };
}
