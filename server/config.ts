import path from 'node:path';
import { millisecondsInHour, millisecondsInMinute, millisecondsInSecond } from 'date-fns/constants';
import { type IdentityProvidersConfig, readIdentityProviders } from './identity-provider-config';
import { type MediaStorageConfig, readMediaStorageConfig } from './media-storage-config';
import { runtimeFiles } from './runtime-files';
import { flag, integer, secretOf } from './settings/read-setting';
import { SETTINGS } from './settings/settings';
import { StartupError } from './startup-error';
import { readTrustedProxies, type TrustedProxies } from './trusted-proxies';

/** Where the server takes letters to stores and conversations, by SMTP. */
export interface MailInConfig {
  readonly host: string;
  readonly port: number;
  /** The part of the addresses after the @, in lower case. */
  readonly domain: string;
}

/** The mailbox of a store that the server reads by IMAP. */
export interface MailboxConfig {
  readonly storeId: string;
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; otherwise STARTTLS if the mail server has it. */
  readonly secure: boolean;
  readonly user: string;
  readonly password: string;
}

/** The backups that the job worker writes. */
export interface ScheduledBackupsConfig {
  /** The folder of the files; created if it is missing. */
  readonly folder: string;
  readonly intervalMs: number;
  /** How many of the newest files are kept, at least one. */
  readonly kept: number;
}

/** Where traces are sent, and of how many requests. */
export interface TracingConfig {
  /** Base address of the receiver (OTLP over HTTP), without a slash at its end. */
  readonly endpoint: string;
  /** Share of the requests and jobs, from 0 to 1. */
  readonly share: number;
}

/** All settings from the environment, read once at startup. */
export interface ServerConfig {
  readonly host: string;
  readonly port: number;
  /** Address that browsers use; decides whether cookies are `Secure`. */
  readonly publicUrl: string;
  /** The reverse proxies before the server, of which X-Forwarded-For is believed. */
  readonly trustedProxies: TrustedProxies;
  readonly dataDir: string;
  /** Stored pictures, served under /media/; with a bucket, only those of the demo. */
  readonly mediaDir: string;
  readonly mediaStorage: MediaStorageConfig;
  /** Maximum concurrent uploads of pictures in this process; further ones must retry later. */
  readonly maxConcurrentUploads: number;
  /** PostgreSQL 15 or newer; the embedded one when undefined. */
  readonly databaseUrl: string | undefined;
  /** Maximum number of connections of this process. */
  readonly poolSize: number;
  /**
   * What marks, codes and the keys of drafts derive from, and the key of tokens without signing
   * keys; generated in DATA_DIR in embedded mode.
   */
  readonly jwtSecret: string | undefined;
  /** Keys of the access and refresh tokens: the first signs, all verify. Without it, the secret. */
  readonly signingKeys: readonly string[] | undefined;
  /** Whether an empty database gets the demo store. */
  readonly seedDemo: boolean;
  /** Whether the demo variants of the pages for signed-out users exist. */
  readonly authDemo: boolean;
  /** Whether browsers keep the portal for the next visit with its service worker. */
  readonly serviceWorker: boolean;
  /** Whether this process does background work (jobs, imports) too. */
  readonly worker: boolean;
  /** How long its job worker may be unable to work before the process ends. */
  readonly workerTimeoutMs: number;
  /** Null: the worker writes none. */
  readonly scheduledBackups: ScheduledBackupsConfig | null;
  /** The bearer token with which a monitor on another machine reads /metrics. */
  readonly metricsToken: string | undefined;
  /** Null: nothing is traced, and the code that does is not loaded. */
  readonly tracing: TracingConfig | null;
  /** Whether /api-docs/ serves the contract. */
  readonly apiDocs: boolean;
  /** Folder of the built portal. */
  readonly webDir: string;
  readonly logLevel: string;
  /**
   * Failed sign-ins per minute with one name, counted across all strangers, and, separately,
   * sessions that one user opens.
   */
  readonly signInsPerMinute: number;
  /** Failed sign-ins per minute from one network on devices that are not known, with any names. */
  readonly failedSignInsPerNetwork: number;
  /** Carts placed per minute from one network, and, separately, forms sent. */
  readonly publicWritesPerMinute: number;
  /** Reports of errors of the portal per minute from one network, and of one session. */
  readonly errorReportsPerMinute: number;
  /** The service that requests card payments from banks: none, or the processor of test cards. */
  readonly cardProcessor: 'none' | 'test';
  /** The identity providers whose tokens are exchanged for a session. */
  readonly identityProviders: IdentityProvidersConfig;
  /** How long the server waits for them, and between requests to them. */
  readonly identityPatience: {
    readonly timeoutMs: number;
    readonly keyCooldownMs: number;
    readonly pauseMs: number;
  };
  /** The recipient of messages sent with the forms of the public area. */
  readonly marketplaceEmail: string;
  /** `smtp://` or `smtps://` with user and password; without it, mails become files. */
  readonly smtpUrl: string | undefined;
  /** Null: it takes none. */
  readonly mailIn: MailInConfig | null;
  /** A mailbox that is read by IMAP; null for none. */
  readonly mailbox: MailboxConfig | null;
  /** Folder for mails that are not sent by SMTP. */
  readonly outboxDir: string;
  /** The sender address of mails. */
  readonly mailFrom: string;
  /** How long a client may take to send the headers of a request. */
  readonly headersTimeoutMs: number;
  /** The interval of the keep-alive messages on a stream of events. */
  readonly streamKeepAliveMs: number;
  /**
   * The lifetime of one stream of events: that of an access token, so that none outlives its
   * session.
   */
  readonly streamLifetimeMs: number;
  /** Maximum number of open streams of events per user in this process. */
  readonly streamsPerUser: number;
  readonly bodyLimitBytes: number;
  readonly uploadLimitBytes: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

const MIB = 1024 * 1024;
/** Fewest characters of a signing key. */
export const MIN_SECRET_LENGTH = SETTINGS.JWT_SECRET.min;

function jwtSecretOf(environment: Environment): string | undefined {
  const secret = secretOf(environment, 'JWT_SECRET');
  if (!secret && environment['DATABASE_URL']) {
    throw new StartupError(
      'With DATABASE_URL, JWT_SECRET must be set, the same for every process.',
    );
  }
  return secret;
}

function signingKeysOf(environment: Environment): readonly string[] | undefined {
  const text = environment['JWT_SIGNING_KEYS'] || undefined;
  const keys = text?.split(',').map((key) => key.trim());
  // The message omits the actual value: it contains keys.
  if (keys?.some((key) => key.length < MIN_SECRET_LENGTH)) {
    throw new StartupError(
      `Each key of JWT_SIGNING_KEYS must have at least ${MIN_SECRET_LENGTH} characters.`,
    );
  }
  if (keys && new Set(keys).size < keys.length) {
    throw new StartupError('JWT_SIGNING_KEYS names a key twice.');
  }
  return keys;
}

function hasProtocol(url: string, protocols: RegExp): boolean {
  return URL.canParse(url) && protocols.test(new URL(url).protocol);
}

function publicUrlOf(environment: Environment, port: number): string {
  const url = environment['PUBLIC_URL'] || `http://localhost:${port}`;
  if (hasProtocol(url, /^https?:$/)) return url;
  throw new StartupError(`PUBLIC_URL must begin with http:// or https://, not "${url}".`);
}

function tracingOf(environment: Environment): TracingConfig | null {
  const endpoint = environment['OTEL_EXPORTER_OTLP_ENDPOINT'] || undefined;
  const share = integer(environment, 'TRACES_PERCENT') / 100;
  if (endpoint === undefined) return null;
  if (!hasProtocol(endpoint, /^https?:$/)) {
    throw new StartupError(
      `OTEL_EXPORTER_OTLP_ENDPOINT must begin with http:// or https://, not "${endpoint}".`,
    );
  }
  return { endpoint: endpoint.replace(/\/+$/, ''), share };
}

function smtpUrlOf(environment: Environment): string | undefined {
  const url = environment['SMTP_URL'] || undefined;
  // The message omits the actual value: it may contain a password.
  if (url === undefined || hasProtocol(url, /^smtps?:$/)) return url;
  throw new StartupError('SMTP_URL must begin with smtp:// or smtps://.');
}

function mailInOf(environment: Environment): MailInConfig | null {
  const domain = environment['MAIL_IN_DOMAIN']?.toLowerCase() || undefined;
  const port = integer(environment, 'MAIL_IN_PORT');
  if (port === 0 && domain === undefined) return null;
  if (port === 0 || domain === undefined || !/^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/.test(domain)) {
    throw new StartupError('MAIL_IN_PORT and MAIL_IN_DOMAIN must be set together.');
  }
  return { host: environment['MAIL_IN_HOST'] || SETTINGS.MAIL_IN_HOST.default, port, domain };
}

function scheduledBackupsOf(environment: Environment): ScheduledBackupsConfig | null {
  const folder = environment['BACKUP_DIR'] || undefined;
  const hours = integer(environment, 'BACKUP_INTERVAL_HOURS');
  const kept = integer(environment, 'BACKUP_KEEP');
  if (folder === undefined) return null;
  return { folder: path.resolve(folder), intervalMs: hours * millisecondsInHour, kept };
}

const IMAP_PORTS = { 'imap:': 143, 'imaps:': 993 } as const;

function mailboxOf(environment: Environment): MailboxConfig | null {
  const address = environment['MAILBOX_URL'] || undefined;
  const store = environment['MAILBOX_STORE'] || undefined;
  if (address === undefined && store === undefined) return null;
  const url = address !== undefined && URL.canParse(address) ? new URL(address) : null;
  const isImap = url?.protocol === 'imap:' || url?.protocol === 'imaps:';
  // The message omits the actual value: it contains a password.
  if (!url || !isImap || !/^[a-z0-9]+$/.test(store ?? '')) {
    throw new StartupError(
      'MAILBOX_URL (imap:// or imaps:// with user and password) and MAILBOX_STORE must be set together.',
    );
  }
  return {
    storeId: `str_${store}`,
    host: url.hostname,
    port: Number(url.port) || IMAP_PORTS[url.protocol as keyof typeof IMAP_PORTS],
    secure: url.protocol === 'imaps:',
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
  };
}

/** With test cards anything can be bought: they are a default only for a demo. */
function cardProcessorOf(environment: Environment, isDemo: boolean): 'none' | 'test' {
  const name = environment['CARD_PROCESSOR'] || (isDemo ? 'test' : 'none');
  if (name === 'none' || name === 'test') return name;
  throw new StartupError(`CARD_PROCESSOR must be none or test, not "${name}".`);
}

/**
 * Reads the configuration from environment variables.
 * @throws StartupError naming the variable that is wrong
 */
export function readConfig(environment: Environment): ServerConfig {
  const port = integer(environment, 'PORT');
  const dataDir = path.resolve(environment['DATA_DIR'] || SETTINGS.DATA_DIR.default);
  const databaseUrl = environment['DATABASE_URL'] || undefined;
  const publicUrl = publicUrlOf(environment, port);
  const seedDemo = flag(environment, 'SEED_DEMO', databaseUrl === undefined);
  const signInsPerMinute = integer(environment, 'SIGN_INS_PER_MINUTE');
  return {
    // Both loopback addresses: the demo accounts' passwords are public, so only for this machine.
    host: environment['HOST'] || SETTINGS.HOST.default,
    port,
    publicUrl,
    trustedProxies: readTrustedProxies(environment['TRUST_PROXY']),
    dataDir,
    mediaDir: path.resolve(environment['MEDIA_DIR'] || path.join(dataDir, 'media')),
    mediaStorage: readMediaStorageConfig(environment),
    maxConcurrentUploads: integer(environment, 'UPLOADS_AT_ONCE'),
    databaseUrl,
    poolSize: integer(environment, 'DATABASE_POOL_SIZE'),
    jwtSecret: jwtSecretOf(environment),
    signingKeys: signingKeysOf(environment),
    seedDemo,
    authDemo: flag(environment, 'AUTH_DEMO', seedDemo),
    serviceWorker: flag(environment, 'SERVICE_WORKER'),
    worker: flag(environment, 'WORKER'),
    workerTimeoutMs: integer(environment, 'WORKER_TIMEOUT_SECONDS') * millisecondsInSecond,
    scheduledBackups: scheduledBackupsOf(environment),
    metricsToken: secretOf(environment, 'METRICS_TOKEN'),
    tracing: tracingOf(environment),
    apiDocs: flag(environment, 'API_DOCS'),
    webDir: runtimeFiles.web,
    // In a terminal, the address and the demo accounts should stay visible.
    logLevel: environment['LOG_LEVEL'] || (databaseUrl ? 'info' : 'warn'),
    signInsPerMinute,
    failedSignInsPerNetwork: integer(
      environment,
      'FAILED_SIGN_INS_PER_NETWORK',
      2 * signInsPerMinute,
    ),
    publicWritesPerMinute: integer(environment, 'PUBLIC_WRITES_PER_MINUTE'),
    errorReportsPerMinute: integer(environment, 'ERROR_REPORTS_PER_MINUTE'),
    cardProcessor: cardProcessorOf(environment, seedDemo),
    identityProviders: readIdentityProviders(environment),
    identityPatience: { timeoutMs: 5000, keyCooldownMs: 30_000, pauseMs: 5000 },
    marketplaceEmail: environment['MARKETPLACE_EMAIL'] || `contact@${new URL(publicUrl).hostname}`,
    smtpUrl: smtpUrlOf(environment),
    mailIn: mailInOf(environment),
    mailbox: mailboxOf(environment),
    outboxDir: path.join(dataDir, 'outbox'),
    mailFrom: environment['MAIL_FROM'] || `no-reply@${new URL(publicUrl).hostname}`,
    headersTimeoutMs: 15_000,
    streamKeepAliveMs: 25_000,
    streamLifetimeMs: 15 * millisecondsInMinute,
    streamsPerUser: 6,
    bodyLimitBytes: MIB,
    uploadLimitBytes: 100 * MIB,
  };
}
