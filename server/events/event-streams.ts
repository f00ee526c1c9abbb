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

/** The chat that a client reads by a link. */
interface ChatSubject {
  readonly storeId: string;
  readonly conversationId: string;
}

interface ChatStream {
  readonly chat: ChatSubject;
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
  /** The conversation whose link was revoked. */
  readonly endedChat?: string;
  /** The conversation whose messages the store has read. */
  readonly seenChat?: string;
  /** Who is typing in the conversation `id`: `client`, or the id of a user. */
  readonly typing?: string;
  readonly name?: string;
  readonly id?: string;
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

function write({ body }: Pick<Stream, 'body'>, text: string): void {
  if (body.writableLength + body.readableLength > MAX_BUFFERED_BYTES) body.destroy();
  else body.write(text);
}

/** What a member of staff is sent of a message; null for nothing. */
function staffEvent(stream: Stream, message: TriggerMessage, hint: ChangeHint | null) {
  if (!hint || !isVisibleTo(stream, message, hint)) return null;
  const { typing: by, name, id } = message;
  if (by === undefined) return `event: change\ndata: ${JSON.stringify(hint)}\n\n`;
  if (by === stream.principal.userId) return null;
  return `event: typing\ndata: ${JSON.stringify({ id, by, name })}\n\n`;
}

/** What the client of a chat is sent of a message: that something happened, never what or by whom. */
function chatEvent({ chat }: ChatStream, message: TriggerMessage, hint: ChangeHint | null) {
  if (message.seenChat === chat.conversationId) return 'event: change\ndata: {}\n\n';
  const isAbout = hint?.kind === 'conversation' && hint.id === chat.conversationId;
  // What a user of the store has read is no news for the client.
  if (!isAbout || message.store !== chat.storeId || message.user !== undefined) return null;
  if (message.typing === 'client') return null;
  return `event: ${message.typing === undefined ? 'change' : 'typing'}\ndata: {}\n\n`;
}

/** The open streams of clients of chats. */
function createChatStreams(config: ServerConfig) {
  const streams = new Set<ChatStream>();
  return {
    streams,
    /** @throws ProblemError 429 when the chat has the maximum number of streams */
    add: (chat: ChatSubject): ChatStream => {
      const own = [...streams].filter((one) => one.chat.conversationId === chat.conversationId);
      if (own.length >= config.streamsPerUser) {
        throw problem(429, 'too_many_requests', { retryAfter: RETRY_AFTER_SECONDS });
      }
      const stream = { chat, body: new PassThrough() };
      const life = setTimeout(() => stream.body.end(), config.streamLifetimeMs).unref();
      stream.body.once('close', () => {
        clearTimeout(life);
        streams.delete(stream);
      });
      streams.add(stream);
      return stream;
    },
    broadcast: (message: TriggerMessage, hint: ChangeHint | null): void => {
      for (const stream of streams) {
        const event = chatEvent(stream, message, hint);
        if (message.endedChat === stream.chat.conversationId) stream.body.end();
        else if (event !== null) write(stream, event);
      }
    },
  };
}

/** The open streams of one process. */
function createStreamRegistry(config: ServerConfig) {
  const streams = new Set<Stream>();
  const chats = createChatStreams(config);
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
        const event = staffEvent(stream, message, hint);
        if (hasLostAccess(stream, message)) stream.body.end();
        else if (event !== null) write(stream, event);
      }
      chats.broadcast(message, hint);
    },
    addChat: chats.add,
    count: () => ({ staff: streams.size, chat: chats.streams.size }),
    sendKeepAlive: (): void => {
      for (const stream of [...streams, ...chats.streams]) write(stream, ': still here\n\n');
    },
    endAll: (): void => {
      for (const { body } of [...streams, ...chats.streams]) body.end();
    },
  };
}

type EventStreamsContext = Pick<ServerContext, 'config' | 'database' | 'findOpenSession' | 'clock'>;

/** The streams of one process, and the one connection to PostgreSQL that feeds them. */
export function createEventStreams(parts: EventStreamsContext): EventStreams {
  const { config, database, findOpenSession, clock } = parts;
  const { add, addChat, count, broadcast, sendKeepAlive, endAll } = createStreamRegistry(config);
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

  const begin = async (): Promise<void> => {
    if (!isClosing) await listen();
    // The server may have begun to close during `listen`; then nothing would end this stream.
    if (isClosing) throw problem(503, 'unavailable', { retryAfter: 2 });
  };

  return {
    count,
    openChat: async (chat) => {
      await begin();
      const stream = addChat(chat);
      write(stream, ': open\n\n');
      return stream.body;
    },
    open: async (principal) => {
      await begin();
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
