import path from 'node:path';
import { type MediaStorageConfig, readMediaStorageConfig } from './media/storage/storage-config';
import { projectFolder } from './project-folder';
import { StartupError } from './startup-error';

/** Everything that can be set from outside, read once at the start. */
export interface ServerConfig {
  readonly host: string;
  readonly port: number;
  /** Address that browsers use; decides whether cookies are `Secure`. */
  readonly publicUrl: string;
  /** Whether X-Forwarded-* of the connecting peer count (behind a reverse proxy). */
  readonly trustProxy: boolean;
  readonly dataDir: string;
  /** Stored pictures, served under /media/; with a bucket, only those of the demo. */
  readonly mediaDir: string;
  readonly mediaStorage: MediaStorageConfig;
  /** Uploads of pictures under way in this process at most; more are asked to come back. */
  readonly maxConcurrentUploads: number;
  /** PostgreSQL 15 or newer; the embedded one when undefined. */
  readonly databaseUrl: string | undefined;
  /** Connections of this process at most. */
  readonly poolSize: number;
  /** Key of the access and refresh tokens; generated in DATA_DIR in embedded mode. */
  readonly jwtSecret: string | undefined;
  /** Whether an empty database gets the demo store. */
  readonly seedDemo: boolean;
  /** Whether this process does background work (jobs, imports) too. */
  readonly worker: boolean;
  /** What a monitor must present as a bearer to read /metrics from another machine. */
  readonly metricsToken: string | undefined;
  /** Whether /api-docs/ shows the contract. */
  readonly apiDocs: boolean;
  /** The built portal. */
  readonly webDir: string;
  readonly logLevel: string;
  /** Sign-ins tried on one account a minute, whoever tries. */
  readonly signInsPerMinute: number;
  /** Carts placed, and forms sent, from one address a minute, each. */
  readonly publicWritesPerMinute: number;
  /** Who asks banks for the money of cards: nobody, or the processor of test cards. */
  readonly cardProcessor: 'none' | 'test';
  /** Who reads what strangers write by the public area's forms. */
  readonly marketplaceEmail: string;
  /** `smtp://` or `smtps://` with user and password; without it, mails become files. */
  readonly smtpUrl: string | undefined;
  /** Folder for mails that are not sent. */
  readonly outboxDir: string;
  /** Who mails come from. */
  readonly mailFrom: string;
  /** How long a client may take to send the headers of a request. */
  readonly headersTimeoutMs: number;
  /** How often a stream of events says that it is still there. */
  readonly streamKeepAliveMs: number;
  /** How long one stream of events lasts: as long as an access token, so that none outlives its session. */
  readonly streamLifetimeMs: number;
  /** Streams of events that one user may have open in this process. */
  readonly streamsPerUser: number;
  readonly bodyLimitBytes: number;
  readonly uploadLimitBytes: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

const MIB = 1024 * 1024;
const MIN_SECRET_LENGTH = 32;
const MIN_METRICS_TOKEN_LENGTH = 16;

const integer = (environment: Environment, name: string, fallback: number, max: number): number => {
  const text = environment[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value >= 0 && value <= max) return value;
  throw new StartupError(`${name} must be a whole number from 0 to ${max}, not "${text}".`);
};

const flag = (environment: Environment, name: string, fallback: boolean): boolean => {
  const text = environment[name];
  if (text === undefined || text === '') return fallback;
  if (['1', 'true', 'yes', 'on'].includes(text)) return true;
  if (['0', 'false', 'no', 'off'].includes(text)) return false;
  throw new StartupError(`${name} must be true or false, not "${text}".`);
};

const jwtSecretOf = (environment: Environment): string | undefined => {
  const secret = environment['JWT_SECRET'] || undefined;
  if (secret && secret.length < MIN_SECRET_LENGTH) {
    throw new StartupError(`JWT_SECRET must have at least ${MIN_SECRET_LENGTH} characters.`);
  }
  if (!secret && environment['DATABASE_URL']) {
    throw new StartupError(
      'With DATABASE_URL, JWT_SECRET must be set, the same for every process.',
    );
  }
  return secret;
};

const hasProtocol = (url: string, protocols: RegExp): boolean =>
  URL.canParse(url) && protocols.test(new URL(url).protocol);

const publicUrlOf = (environment: Environment, port: number): string => {
  const url = environment['PUBLIC_URL'] || `http://localhost:${port}`;
  if (hasProtocol(url, /^https?:$/)) return url;
  throw new StartupError(`PUBLIC_URL must begin with http:// or https://, not "${url}".`);
};

const smtpUrlOf = (environment: Environment): string | undefined => {
  const url = environment['SMTP_URL'] || undefined;
  // What it is instead stays unsaid: it may hold a password.
  if (url === undefined || hasProtocol(url, /^smtps?:$/)) return url;
  throw new StartupError('SMTP_URL must begin with smtp:// or smtps://.');
};

/** Test cards buy anything: only a demo takes them unasked. */
const cardProcessorOf = (environment: Environment, isDemo: boolean): 'none' | 'test' => {
  const name = environment['CARD_PROCESSOR'] || (isDemo ? 'test' : 'none');
  if (name === 'none' || name === 'test') return name;
  throw new StartupError(`CARD_PROCESSOR must be none or test, not "${name}".`);
};

const metricsTokenOf = (environment: Environment): string | undefined => {
  const token = environment['METRICS_TOKEN'] || undefined;
  if (token && token.length < MIN_METRICS_TOKEN_LENGTH) {
    throw new StartupError(
      `METRICS_TOKEN must have at least ${MIN_METRICS_TOKEN_LENGTH} characters.`,
    );
  }
  return token;
};

/**
 * Reads the configuration from environment variables.
 * @throws StartupError naming the variable that is wrong
 */
export const readConfig = (environment: Environment): ServerConfig => {
  const port = integer(environment, 'PORT', 4310, 65_535);
  const dataDir = path.resolve(environment['DATA_DIR'] || 'data');
  const databaseUrl = environment['DATABASE_URL'] || undefined;
  const publicUrl = publicUrlOf(environment, port);
  const seedDemo = flag(environment, 'SEED_DEMO', databaseUrl === undefined);
  return {
    // Both loopback addresses: the demo accounts' passwords are public, so nobody else's by default.
    host: environment['HOST'] || 'localhost',
    port,
    publicUrl,
    trustProxy: flag(environment, 'TRUST_PROXY', false),
    dataDir,
    mediaDir: path.resolve(environment['MEDIA_DIR'] || path.join(dataDir, 'media')),
    mediaStorage: readMediaStorageConfig(environment),
    maxConcurrentUploads: integer(environment, 'UPLOADS_AT_ONCE', 64, 10_000),
    databaseUrl,
    poolSize: integer(environment, 'DATABASE_POOL_SIZE', 20, 1000),
    jwtSecret: jwtSecretOf(environment),
    seedDemo,
    worker: flag(environment, 'WORKER', true),
    metricsToken: metricsTokenOf(environment),
    apiDocs: flag(environment, 'API_DOCS', false),
    webDir: path.join(projectFolder, 'dist', 'web'),
    // At a terminal the address and the demo accounts should stay in sight.
    logLevel: environment['LOG_LEVEL'] || (databaseUrl ? 'info' : 'warn'),
    signInsPerMinute: integer(environment, 'SIGN_INS_PER_MINUTE', 60, 1_000_000),
    publicWritesPerMinute: integer(environment, 'PUBLIC_WRITES_PER_MINUTE', 10, 1_000_000),
    cardProcessor: cardProcessorOf(environment, seedDemo),
    marketplaceEmail: environment['MARKETPLACE_EMAIL'] || `contact@${new URL(publicUrl).hostname}`,
    smtpUrl: smtpUrlOf(environment),
    outboxDir: path.join(dataDir, 'outbox'),
    mailFrom: environment['MAIL_FROM'] || `no-reply@${new URL(publicUrl).hostname}`,
    headersTimeoutMs: 15_000,
    streamKeepAliveMs: 25_000,
    streamLifetimeMs: 15 * 60_000,
    streamsPerUser: 6,
    bodyLimitBytes: MIB,
    uploadLimitBytes: 100 * MIB,
  };
};
