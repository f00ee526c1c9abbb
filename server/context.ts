import type { Readable } from 'node:stream';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { Permission, Role } from '#domain/permissions/permissions';
import type { CardProcessor } from './cards/card-processor.port';
import type { ServerConfig } from './config';
import type { ChannelListener } from './database/listen-to-channel';
import type { QueryCache } from './database/query-cache';
import type { VersionedSubject, Versions } from './database/store-versions';
import type { Mailer } from './mail/mailer';
import type { MediaStorage } from './media/storage/media-storage';
import type { Tokens } from './session/tokens';

/** The database outside a transaction: for reads. */
export type Db = NodePgDatabase;

/** One open transaction. Repositories that write take it as their first argument. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/** What a repository that only reads accepts: the database or a transaction. */
export type Reader = Db | Tx;

/** Access to PostgreSQL, shared by all handlers of one server process. */
export interface DatabaseAccess {
  readonly db: Db;
  /** Runs `effect` in one transaction; a deadlock or a serialisation failure runs it again. */
  transaction<Result>(effect: (tx: Tx) => Promise<Result>): Promise<Result>;
  /** Whether PostgreSQL answers now. Never throws. */
  isReady(): Promise<boolean>;
  /** The connections of this process: how many, how many are free, how many requests wait for one. */
  connections(): { readonly total: number; readonly idle: number; readonly waiting: number };
  /**
   * Hears what is told on a channel (NOTIFY), on a connection of its own.
   * @returns how to stop
   */
  listen(channel: string, hearing: ChannelListener): Promise<() => Promise<void>>;
  /** Waits for open transactions and closes the connections. */
  close(): Promise<void>;
}

/** The server's only clock; tests move it. */
export type Clock = () => Date;

/** A session with what the database says of its user. */
export interface OpenSession extends Pick<Principal, 'userId' | 'storeId' | 'role' | 'versions'> {
  readonly refreshTokenHash: string | null;
  readonly expiresAt: Date;
}

/** The streams by which this process tells of changes, see `streamEvents` in the contract. */
export interface EventStreams {
  /**
   * A stream of hints for somebody who was just let in.
   * @throws ProblemError 429 when he has too many, 503 while nothing can be heard
   */
  open(principal: Principal): Promise<Readable>;
  /** Ends all streams, takes no new ones, and stops listening. */
  close(): Promise<void>;
}

/** What every subject's handlers are built from. */
export interface ServerContext {
  readonly config: ServerConfig;
  readonly database: DatabaseAccess;
  readonly clock: Clock;
  readonly tokens: Tokens;
  /** Finds a session that has neither ended nor expired at `now`, of a user who may enter. */
  findOpenSession(sessionId: string, now: Date): Promise<OpenSession | undefined>;
  readonly queryCache: QueryCache;
  readonly eventStreams: EventStreams;
  readonly mailer: Mailer;
  readonly mediaStorage: MediaStorage;
  /** Who asks banks for the money of cards; null where cards are not taken. */
  readonly cardProcessor: CardProcessor | null;
  readonly log: FastifyBaseLogger;
}

/** Who asks, read from the database at each request, never from the token alone. */
export interface Principal {
  readonly userId: string;
  readonly storeId: string;
  readonly sessionId: string;
  readonly role: Role;
  readonly permissions: readonly Permission[];
  /**
   * Versions of what the store's lists are made of, read together with the session: as long as one
   * stays the same, so does what is read of its subject.
   */
  readonly versions: Versions;
}

/** The wire types of one operation, as the contract has them. */
export interface OperationTypes {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly answer?: unknown;
}

/** Options of {@link Call.write}. */
export interface WriteOptions {
  /**
   * What makes two requests the same write, instead of the JSON body; for uploads, the
   * checksum of the file.
   */
  readonly fingerprint?: string;
  /**
   * Whose write it is, where nobody signs in: an `Idempotency-Key` counts for this person and this
   * operation only. Asked for by public operations that take a key.
   */
  readonly scope?: string;
}

/** Under what an answer stays as it is. */
export interface CacheConditions {
  /** What the answer is made of; as long as none of it changes in the store, nor does the answer. */
  readonly subjects: readonly VersionedSubject[];
  /** The last instant for which it holds, where it depends on the clock. */
  readonly until?: Date | undefined;
}

/** One validated, authenticated and permitted request. */
export interface Call<Types extends OperationTypes = OperationTypes> {
  readonly params: Types['params'];
  readonly query: Types['query'];
  readonly body: Types['body'];
  /** Who asks. Throws in an operation that the contract declares public. */
  readonly principal: Principal;
  /** The instant of the request, the same throughout it. */
  readonly now: Date;
  /** The revision named by `If-Match`, see {@link assertRevision}. Undefined when not declared. */
  readonly revision: number | undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly log: FastifyBaseLogger;
  /**
   * Says that the answer may be given again to the same user, unchanged, under these conditions
   * (decision 9). For operations that only read. Tables of a subject: the migrations `…changes_rules`.
   */
  allowCaching(keeping: CacheConditions): void;
  /**
   * Runs the whole effect in one transaction and, in the same one, records the answer under the
   * request's `Idempotency-Key`: a repeated request gets the recorded answer and runs nothing.
   * Everything that judges the present state (revision, lifecycle) belongs inside.
   */
  write<Answer>(effect: (tx: Tx) => Promise<Answer>, options?: WriteOptions): Promise<Answer>;
}

/** Answers the body of the operation's one documented 2xx status, or a stream of it. */
export type OperationHandler<Types extends OperationTypes> = (
  call: Call<Types>,
) => Promise<Types['answer']>;

/** The handlers of one subject, by operationId. */
export type Handlers<Operations extends { [Id in keyof Operations]: OperationTypes }> = {
  readonly [Id in keyof Operations]: OperationHandler<Operations[Id]>;
};
