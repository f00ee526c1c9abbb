import { PassThrough } from 'node:stream';
import { type ChangeHint, mayHearOf, readHint } from '#domain/live/store-events';
import type { ServerConfig } from '../config';
import type { EventStreams, Principal, ServerContext } from '../context';
import { problem } from '../http/problem-error';
import { tokenInvalid } from '../session/tokens';

/** What triggers tell (migration `…store_events_rules`). */
const CHANNEL = 'store_events';

/** Bytes that wait for a reader at most: who is further behind had better read everything anew. */
const MOST_WAITING = 64 * 1024;
/** Seconds until a further stream may be asked for. */
const COME_BACK_AFTER = 60;

interface Stream {
  readonly principal: Principal;
  readonly body: PassThrough;
}

/** What is told: a change of a store's record, perhaps to one user alone, or that somebody left. */
interface Told {
  readonly store?: string;
  readonly user?: string;
  readonly endedSession?: string;
  readonly changedUser?: string;
}

/** What our own triggers tell; anything else that somebody says on the channel concerns nobody. */
const toldIn = (text: string): Told => {
  try {
    return (JSON.parse(text) as Told | null) ?? {};
  } catch {
    return {};
  }
};

const concerns = ({ principal }: Stream, { store, user }: Told, { kind }: ChangeHint): boolean =>
  principal.storeId === store &&
  (user === undefined || principal.userId === user) &&
  mayHearOf(kind, principal.permissions);

const hasLeft = ({ principal }: Stream, { endedSession, changedUser }: Told): boolean =>
  principal.sessionId === endedSession || principal.userId === changedUser;

const write = ({ body }: Stream, text: string): void => {
  if (body.writableLength + body.readableLength > MOST_WAITING) body.destroy();
  else body.write(text);
};

/** The open streams of one process. */
const createStreamBook = (config: ServerConfig) => {
  const streams = new Set<Stream>();
  const assertRoom = ({ userId }: Principal): void => {
    const own = [...streams].filter(({ principal }) => principal.userId === userId);
    if (own.length < config.streamsPerUser) return;
    throw problem(429, 'too_many_requests', { retryAfter: COME_BACK_AFTER });
  };
  return {
    /** @throws ProblemError 429 when the user has enough */
    add: (principal: Principal): Stream => {
      assertRoom(principal);
      const stream = { principal, body: new PassThrough() };
      const life = setTimeout(() => stream.body.end(), config.streamLifeMs).unref();
      stream.body.once('close', () => {
        clearTimeout(life);
        streams.delete(stream);
      });
      streams.add(stream);
      return stream;
    },
    hear: (text: string): void => {
      const told = toldIn(text);
      const hint = readHint(text);
      for (const stream of streams) {
        if (hasLeft(stream, told)) stream.body.end();
        else if (hint && concerns(stream, told, hint)) {
          write(stream, `event: change\ndata: ${JSON.stringify(hint)}\n\n`);
        }
      }
    },
    beat: (): void => {
      for (const stream of streams) write(stream, ': still here\n\n');
    },
    endAll: (): void => {
      for (const { body } of streams) body.end();
    },
  };
};

type Parts = Pick<ServerContext, 'config' | 'database' | 'findOpenSession' | 'clock'>;

/** The streams of one process, and the one connection to PostgreSQL that feeds them. */
export const createEventStreams = (parts: Parts): EventStreams => {
  const { config, database, findOpenSession, clock } = parts;
  const { add, hear, beat, endAll } = createStreamBook(config);
  const beats = setInterval(beat, config.streamBeatMs).unref();
  let listening: Promise<() => Promise<void>> | undefined;
  let isClosing = false;

  /** Who was not told of something must read anew, so his stream ends. */
  const lose = (): void => {
    listening = undefined;
    endAll();
  };
  const listen = async (): Promise<void> => {
    listening ??= database.listen(CHANNEL, { hear, lose });
    await listening.catch((error: unknown) => {
      listening = undefined;
      throw error;
    });
  };
  /** Who left after he was let in, and before his stream could hear of it, is met here. */
  const assertStillIn = async ({ sessionId, role }: Principal): Promise<void> => {
    const session = await findOpenSession(sessionId, clock());
    if (session?.role !== role) throw tokenInvalid();
  };

  return {
    open: async (principal) => {
      if (!isClosing) await listen();
      // It may have begun to close meanwhile, and then nobody would end this stream.
      if (isClosing) throw problem(503, 'unavailable', { retryAfter: 2 });
      const stream = add(principal);
      await assertStillIn(principal).catch((error: unknown) => {
        stream.body.destroy();
        throw error;
      });
      write(stream, ': open\n\n');
      return stream.body;
    },
    close: async () => {
      isClosing = true;
      clearInterval(beats);
      endAll();
      const stop = await listening?.catch(() => undefined);
      await stop?.();
    },
  };
};
