import type { Readable } from 'node:stream';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { Permission, Role } from '#domain/permissions/permissions';
import type { ServerConfig } from './config';
import type { VersionedSubject, Versions } from './data-versions';
import type { CardProcessor } from './ports/card-processor.port';
import type { Mailer } from './ports/mailer.port';
import type { MediaStorage } from './ports/media-storage.port';
import type { Meter } from './ports/meter.port';
import type { NameResolver } from './ports/name-resolver.port';
import type { PortalStatus } from './ports/portal-status.port';
import type { QueryCache } from './ports/query-cache.port';
import type { Tokens } from './ports/tokens.port';
import type { Tracing } from './ports/tracing.port';

/** The database outside a transaction: for reads. */
export type Db = NodePgDatabase;

/** One open transaction. Repositories that write take it as their first argument. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/** The database or a transaction, for a repository that only reads. */
export type Reader = Db | Tx;

/** Receives the notifications of a channel. */
export interface ChannelListener {
  /** A notification whose transaction was committed. */
  onMessage(text: string): void;
  /** The connection is lost: later notifications are missed. Called at most once. */
  onDisconnect(): void;
}

/** Access to PostgreSQL, shared by all handlers of one server process. */
export interface DatabaseAccess {
  readonly db: Db;
  /** Runs `effect` in one transaction; retries after a deadlock or a serialisation failure. */
  transaction<Result>(effect: (tx: Tx) => Promise<Result>): Promise<Result>;
  /** Whether PostgreSQL answers within a few seconds. Never throws. */
  isReady(): Promise<boolean>;
  /**
   * The connections of this process: their number, the free ones, and the requests that wait for
   * one.
   */
  connections(): { readonly total: number; readonly idle: number; readonly waiting: number };
  /**
   * Receives notifications of a channel (NOTIFY), on its own connection.
   * @returns how to stop
   */
  listen(channel: string, hearing: ChannelListener): Promise<() => Promise<void>>;
  /** Waits for open transactions and closes the connections. */
  close(): Promise<void>;
}

/** The server's only clock; tests set it. */
export type Clock = () => Date;

/** A session with its user's data from the database. */
export interface OpenSession extends Pick<Principal, 'userId' | 'storeId' | 'role' | 'versions'> {
  readonly refreshTokenHash: string | null;
  readonly expiresAt: Date;
}

/**
 * The streams through which this process sends change events, see `streamEvents` in the contract.
 */
export interface EventStreams {
  /**
   * Opens a stream of change events for an authenticated user.
   * @throws ProblemError 429 when they have too many, 503 while the database connection for
   *   notifications is lost
   */
  open(principal: Principal): Promise<Readable>;
  /**
   * Opens a stream of the changes of one chat, for its client, without any content.
   * @throws ProblemError 429 when the chat has too many, 503 as above
   */
  openChat(chat: { readonly storeId: string; readonly conversationId: string }): Promise<Readable>;
  /** The open streams of this process. */
  count(): { readonly staff: number; readonly chat: number };
  /** Ends all streams, refuses new ones, and stops listening. */
  close(): Promise<void>;
}

/** The dependencies of every subject's handlers. */
export interface ServerContext {
  readonly config: ServerConfig;
  readonly database: DatabaseAccess;
  readonly clock: Clock;
  readonly tokens: Tokens;
  /** Finds a session that has neither ended nor expired at `now`, of a user who may sign in. */
  findOpenSession(sessionId: string, now: Date): Promise<OpenSession | undefined>;
  readonly queryCache: QueryCache;
  readonly eventStreams: EventStreams;
  readonly mailer: Mailer;
  readonly mediaStorage: MediaStorage;
  /** Looks up what proves the sender of a letter. */
  readonly nameResolver: NameResolver;
  /** The service that requests card payments from banks; null where cards are not accepted. */
  readonly cardProcessor: CardProcessor | null;
  readonly portalStatus: PortalStatus;
  readonly meter: Meter;
  /** Undefined while nothing is traced. */
  readonly tracing: Tracing | undefined;
  readonly log: FastifyBaseLogger;
}

/** The caller, read from the database at each request, never from the token alone. */
export interface Principal {
  readonly userId: string;
  readonly storeId: string;
  readonly sessionId: string;
  readonly role: Role;
  readonly permissions: readonly Permission[];
  /**
   * Versions of the data of the store's lists, read together with the session: while a version
   * stays the same, so do the query results of its subject.
   */
  readonly versions: Versions;
}

/** The types of one operation's request, as the contract defines them. */
export interface RequestTypes {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** Options of {@link Call.write}. */
export interface WriteOptions {
  /**
   * The value that identifies the same write in two requests, instead of the JSON body; for
   * uploads, the checksum of the file.
   */
  readonly fingerprint?: string;
  /**
   * The author of the write, where no user is signed in: an `Idempotency-Key` counts for this
   * person and this operation only. Required by public operations that take a key.
   */
  readonly scope?: string;
}

/** The conditions under which an answer stays valid. */
export interface CacheConditions {
  /**
   * The subjects of the answer; while none of them changes in the store, the answer does not
   * change.
   */
  readonly subjects: readonly VersionedSubject[];
  /** The last instant at which the answer is valid, where it depends on the clock. */
  readonly until?: Date | undefined;
}

/** One validated, authenticated and permitted request. */
export interface Call<Types extends RequestTypes = RequestTypes> {
  readonly params: Types['params'];
  readonly query: Types['query'];
  readonly body: Types['body'];
  /** The caller. Throws in an operation that the contract declares public. */
  readonly principal: Principal;
  /** The instant of the request, constant throughout it. */
  readonly now: Date;
  /** The revision named by `If-Match`, see {@link assertRevision}. Undefined when not declared. */
  readonly revision: number | undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly log: FastifyBaseLogger;
  /**
   * Allows the same answer to be returned to the same user again under these conditions (decision
   * 9). For operations that only read. Tables of a subject: `functions/data-versions.sql`.
   */
  allowCaching(keeping: CacheConditions): void;
  /**
   * Runs the whole effect in one transaction and, in the same one, records the answer under the
   * request's `Idempotency-Key`: a repeated request gets the recorded answer and runs nothing.
   * Every check of the present state (revision, lifecycle) belongs inside.
   */
  write<Answer>(effect: (tx: Tx) => Promise<Answer>, options?: WriteOptions): Promise<Answer>;
}
