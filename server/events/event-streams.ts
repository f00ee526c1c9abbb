import { PassThrough } from 'node:stream';
import { type ChangeHint, canReceiveHints, parseHint } from '#domain/live/store-events';
import type { ServerConfig } from '../config';
import type { EventStreams, Principal, ServerContext } from '../context';
import { problem } from '../http/problem-error';
import { tokenInvalid } from '../session/tokens';

/** PostgreSQL channel that the triggers notify (`functions/store-events.sql`). */
const CHANNEL = 'store_events';

/**
 * Maximum of bytes that wait for a reader. A slower stream is closed, so that its client refetches
 * all data.
 */
const MAX_BUFFERED_BYTES = 64 * 1024;
/** Seconds until another stream may be requested. */
const RETRY_AFTER_SECONDS = 60;

interface Stream {
  readonly principal: Principal;
  readonly body: PassThrough;
}

/**
 * A trigger's message: a change of a store's record, possibly for one user only, or a user's lost
 * access.
 */
interface TriggerMessage {
  readonly store?: string;
  readonly user?: string;
  readonly endedSession?: string;
  readonly changedUser?: string;
}

/** Parses a message of our triggers. Any other message on the channel concerns no stream. */
function parseTriggerMessage(text: string): TriggerMessage {
  try {
    return (JSON.parse(text) as TriggerMessage | null) ?? {};
  } catch {
    return {};
  }
}

function isVisibleTo(
  { principal }: Stream,
  { store, user }: TriggerMessage,
  { kind }: ChangeHint,
): boolean {
  return (
    principal.storeId === store &&
    (user === undefined || principal.userId === user) &&
    canReceiveHints(kind, principal.permissions)
  );
}

function hasLostAccess(
  { principal }: Stream,
  { endedSession, changedUser }: TriggerMessage,
): boolean {
  return principal.sessionId === endedSession || principal.userId === changedUser;
}

function write({ body }: Stream, text: string): void {
  if (body.writableLength + body.readableLength > MAX_BUFFERED_BYTES) body.destroy();
  else body.write(text);
}

/** The open streams of one process. */
function createStreamRegistry(config: ServerConfig) {
  const streams = new Set<Stream>();
  const assertRoom = ({ userId }: Principal): void => {
    const own = [...streams].filter(({ principal }) => principal.userId === userId);
    if (own.length < config.streamsPerUser) return;
    throw problem(429, 'too_many_requests', { retryAfter: RETRY_AFTER_SECONDS });
  };
  return {
    /** @throws ProblemError 429 when the user has the maximum number of streams */
    add: (principal: Principal): Stream => {
      assertRoom(principal);
      const stream = { principal, body: new PassThrough() };
      const life = setTimeout(() => stream.body.end(), config.streamLifetimeMs).unref();
      stream.body.once('close', () => {
        clearTimeout(life);
        streams.delete(stream);
      });
      streams.add(stream);
      return stream;
    },
    broadcast: (text: string): void => {
      const message = parseTriggerMessage(text);
      const hint = parseHint(text);
      for (const stream of streams) {
        if (hasLostAccess(stream, message)) stream.body.end();
        else if (hint && isVisibleTo(stream, message, hint)) {
          write(stream, `event: change\ndata: ${JSON.stringify(hint)}\n\n`);
        }
      }
    },
    sendKeepAlive: (): void => {
      for (const stream of streams) write(stream, ': still here\n\n');
    },
    endAll: (): void => {
      for (const { body } of streams) body.end();
    },
  };
}

type EventStreamsContext = Pick<ServerContext, 'config' | 'database' | 'findOpenSession' | 'clock'>;

/** The streams of one process, and the one connection to PostgreSQL that feeds them. */
export function createEventStreams(parts: EventStreamsContext): EventStreams {
  const { config, database, findOpenSession, clock } = parts;
  const { add, broadcast, sendKeepAlive, endAll } = createStreamRegistry(config);
  const beats = setInterval(sendKeepAlive, config.streamKeepAliveMs).unref();
  let listening: Promise<() => Promise<void>> | undefined;
  let isClosing = false;

  /** Ends all streams: messages may have been lost, so clients must refetch. */
  const lose = (): void => {
    listening = undefined;
    endAll();
  };
  const listen = async (): Promise<void> => {
    listening ??= database.listen(CHANNEL, { onMessage: broadcast, onDisconnect: lose });
    await listening.catch((error: unknown) => {
      listening = undefined;
      throw error;
    });
  };
  /** Rejects a session that ended after authentication but before its stream subscribed. */
  const assertStillIn = async ({ sessionId, role }: Principal): Promise<void> => {
    const session = await findOpenSession(sessionId, clock());
    if (session?.role !== role) throw tokenInvalid();
  };

  return {
    open: async (principal) => {
      if (!isClosing) await listen();
      // The server may have begun to close during `listen`; then nothing would end this stream.
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
}
