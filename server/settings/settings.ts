import { buildSettings, identitySettings } from './other-settings';
import type { Setting } from './setting';

/**
 * All environment variables of the server and of its build. `readConfig` takes defaults and bounds
 * from here; `npm run generate` writes the tables of docs/settings.md, and `.env.example`, from it.
 */
export const SETTINGS = {
  PORT: {
    group: 'server',
    kind: 'number',
    default: 4310,
    min: 0,
    max: 65_535,
    meaning: 'The port on which the server listens.',
  },
  HOST: {
    group: 'server',
    kind: 'address',
    default: 'localhost',
    meaning: 'The address on which it listens.',
  },
  DATA_DIR: {
    group: 'server',
    kind: 'folder',
    default: 'data',
    meaning: 'Folder of the embedded database, the pictures and the keys.',
  },
  DATABASE_URL: {
    group: 'server',
    kind: 'address',
    meaning: 'Any PostgreSQL 15 or newer, instead of the embedded one.',
  },
  DATABASE_POOL_SIZE: {
    group: 'server',
    kind: 'number',
    default: 20,
    min: 0,
    max: 1000,
    unit: 'connections',
    meaning: 'Connections of this process to the database.',
  },
  JWT_SECRET: {
    group: 'server',
    kind: 'secret',
    min: 32,
    otherwise: 'generated in `DATA_DIR`',
    meaning:
      'Links in mails and the keys of drafts in browsers derive from it: with another one, links that were mailed do not open, and unsaved drafts are lost. It signs the tokens of sessions too, unless `JWT_SIGNING_KEYS` is set. Required with `DATABASE_URL`, and the same for every process.',
  },
  JWT_SIGNING_KEYS: {
    group: 'server',
    kind: 'secret',
    otherwise: '`JWT_SECRET`',
    meaning:
      'Signing keys of the tokens of sessions, with commas between, 32 characters or more each. The first signs, all verify, so that a key is replaced without signing anybody out ([Operations](operations.md#replace-the-signing-key)). The same for every process.',
  },
  PUBLIC_URL: {
    group: 'server',
    kind: 'address',
    otherwise: '`http://localhost:$PORT`',
    meaning: 'The address that browsers use.',
  },
  TRUST_PROXY: {
    group: 'server',
    kind: 'text',
    otherwise: 'no proxy',
    meaning:
      'The reverse proxies before the server, of which it believes `X-Forwarded-For`: their number (`1`), or their addresses and networks (`127.0.0.1, 10.0.0.0/8`). The networks must not have clients in them. With a number, clients must reach the server through all of these proxies only.',
  },
  SEED_DEMO: {
    group: 'server',
    kind: 'yes or no',
    otherwise: 'on with the embedded database',
    meaning: 'Whether an empty database gets the demo stores.',
  },
  AUTH_DEMO: {
    group: 'server',
    kind: 'yes or no',
    otherwise: 'as `SEED_DEMO`',
    meaning: 'Whether the demo variants of the pages for signed-out users exist, at `/auth-demo/`.',
  },
  SERVICE_WORKER: {
    group: 'server',
    kind: 'yes or no',
    default: true,
    meaning:
      'Whether browsers keep the portal for the next visit ([Service worker](architecture/service-worker.md)). `off` also removes the worker, and what it stored, from browsers that have it: at their next visit.',
  },
  WORKER: {
    group: 'server',
    kind: 'yes or no',
    default: true,
    meaning: 'Whether this process runs jobs and imports.',
  },
  WORKER_TIMEOUT_SECONDS: {
    group: 'server',
    kind: 'number',
    default: 300,
    min: 1,
    max: 86_400,
    unit: 'seconds',
    meaning:
      'How long the worker of this process may be unable to run jobs, although the database answers, before the process ends with an error ([Background work](architecture/background-work.md#supervision)).',
  },
  LOG_LEVEL: {
    group: 'server',
    kind: 'choice',
    choices: ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
    otherwise: '`warn` with the embedded database, else `info`',
    meaning: 'Level of the log.',
  },
  METRICS_TOKEN: {
    group: 'server',
    kind: 'secret',
    min: 16,
    meaning:
      'Bearer token with which another machine may read `/metrics`. This machine may read it without a token, with `localhost`, a loopback address, or the host of `PUBLIC_URL` or `HOST` in the address.',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    group: 'server',
    kind: 'address',
    otherwise: 'nothing is traced',
    meaning:
      'Base address of what receives traces (OpenTelemetry, OTLP over HTTP), such as `http://localhost:4318`. `OTEL_EXPORTER_OTLP_HEADERS` has headers for it, as the SDK reads them ([Observability](observability.md#traces)).',
  },
  TRACES_PERCENT: {
    group: 'server',
    kind: 'number',
    default: 10,
    min: 0,
    max: 100,
    unit: 'percent',
    meaning: 'Of how many requests and jobs a trace is sent.',
  },
  API_DOCS: {
    group: 'server',
    kind: 'yes or no',
    default: false,
    meaning: 'Whether `/api-docs/` shows the contract; on in `npm run dev`.',
  },
  BACKUP_DIR: {
    group: 'backups',
    kind: 'folder',
    meaning: 'The folder of the backups, `portal-`*time*`.backup`.',
  },
  BACKUP_INTERVAL_HOURS: {
    group: 'backups',
    kind: 'number',
    default: 24,
    min: 1,
    max: 8760,
    unit: 'hours',
    meaning: 'The time between two backups.',
  },
  BACKUP_KEEP: {
    group: 'backups',
    kind: 'number',
    default: 7,
    min: 1,
    max: 10_000,
    unit: 'files',
    meaning: 'How many of the newest backups are kept.',
  },
  BACKUP_PASSPHRASE: {
    group: 'backups',
    kind: 'secret',
    meaning:
      'Encrypts backups, those of `npm run backup` too. Keep it elsewhere: without it they cannot be restored.',
  },
  SIGN_INS_PER_MINUTE: {
    group: 'limits',
    kind: 'number',
    default: 60,
    min: 0,
    max: 1_000_000,
    unit: 'per minute',
    meaning:
      'The limit of each of these, counted separately: failed sign-ins with one name on devices that its user does not use; sessions that one user opens; and, from one network, registrations, exchanges of providers’ tokens, requests for reset links, requests for codes, and links that are read or confirmed.',
  },
  FAILED_SIGN_INS_PER_NETWORK: {
    group: 'limits',
    kind: 'number',
    default: 120,
    min: 0,
    max: 2_000_000,
    unit: 'per minute',
    otherwise: 'twice `SIGN_INS_PER_MINUTE`',
    meaning:
      'Failed sign-ins from one network, with any names, on devices that their users do not use; five times as many in an hour.',
  },
  PUBLIC_WRITES_PER_MINUTE: {
    group: 'limits',
    kind: 'number',
    default: 10,
    min: 0,
    max: 1_000_000,
    unit: 'per minute',
    meaning: 'Carts, messages and requests to join from one network, counted separately.',
  },
  ERROR_REPORTS_PER_MINUTE: {
    group: 'limits',
    kind: 'number',
    default: 10,
    min: 0,
    max: 10_000,
    unit: 'per minute',
    meaning:
      'Reports of errors of the portal from one network, and of one session. With 0, none is taken.',
  },
  UPLOADS_AT_ONCE: {
    group: 'limits',
    kind: 'number',
    default: 64,
    min: 0,
    max: 10_000,
    unit: 'uploads',
    meaning: 'Concurrent picture uploads in this process. The server answers more with 503.',
  },
  SMTP_URL: {
    group: 'mail',
    kind: 'address',
    meaning:
      '`smtp://` or `smtps://` server for mails. Without it, the server writes mails as files to `DATA_DIR/outbox`.',
  },
  MAIL_FROM: {
    group: 'mail',
    kind: 'address',
    otherwise: '`no-reply@` the host of `PUBLIC_URL`',
    meaning: 'Sender of the mails.',
  },
  MARKETPLACE_EMAIL: {
    group: 'mail',
    kind: 'address',
    otherwise: '`contact@` the host of `PUBLIC_URL`',
    meaning: 'Recipient of the messages from the public forms.',
  },
  MAIL_IN_PORT: {
    group: 'mail',
    kind: 'number',
    default: 0,
    min: 0,
    max: 65_535,
    otherwise: 'it takes none',
    meaning:
      'Where the server takes letters by SMTP; set together with `MAIL_IN_DOMAIN`. It speaks no TLS: a mail server in front of it does, and passes on what is for this domain.',
  },
  MAIL_IN_DOMAIN: {
    group: 'mail',
    kind: 'text',
    meaning:
      'The domain of their addresses: *store*`@` the domain, where *store* is the id of the store without `str_`, and `reply+…@` the domain for answers to conversations.',
  },
  MAIL_IN_HOST: {
    group: 'mail',
    kind: 'address',
    default: '127.0.0.1',
    meaning: 'The address on which it takes them.',
  },
  MAILBOX_URL: {
    group: 'mail',
    kind: 'secret',
    meaning:
      'A mailbox that the server reads every minute: `imaps://user:password@host` (or `imap://`, then with STARTTLS if the mail server has it); set together with `MAILBOX_STORE`. Letters of the last seven days that the store does not have are kept; nothing in the mailbox changes.',
  },
  MAILBOX_STORE: {
    group: 'mail',
    kind: 'text',
    meaning: 'The id of its store without `str_`.',
  },
  CARD_PROCESSOR: {
    group: 'cards',
    kind: 'choice',
    choices: ['none', 'test'],
    otherwise: '`test` with the demo stores, else `none`',
    meaning: 'The card processor. `test` accepts test cards only, without real money.',
  },
  ...identitySettings,
  MEDIA_STORAGE: {
    group: 'pictures',
    kind: 'choice',
    choices: ['local', 's3'],
    default: 'local',
    meaning: '`local`: a folder. `s3`: a bucket that every process reaches.',
  },
  MEDIA_DIR: {
    group: 'pictures',
    kind: 'folder',
    otherwise: '`DATA_DIR/media`',
    meaning: 'The folder. With `s3`, it holds only the pictures of the demo.',
  },
  MEDIA_S3_BUCKET: {
    group: 'pictures',
    kind: 'text',
    meaning: 'The bucket, which stays private.',
  },
  MEDIA_S3_ACCESS_KEY_ID: {
    group: 'pictures',
    kind: 'text',
    meaning: 'The name of the credentials to write to it.',
  },
  MEDIA_S3_SECRET_ACCESS_KEY: { group: 'pictures', kind: 'secret', meaning: 'Their secret.' },
  MEDIA_S3_ENDPOINT: {
    group: 'pictures',
    kind: 'address',
    otherwise: 'Amazon’s',
    meaning: 'Another S3-compatible service.',
  },
  MEDIA_S3_REGION: {
    group: 'pictures',
    kind: 'text',
    default: 'us-east-1',
    meaning: 'The region of the bucket.',
  },
  ...buildSettings,
} as const satisfies Readonly<Record<string, Setting>>;
