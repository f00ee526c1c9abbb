import { millisecondsInHour } from 'date-fns/constants';
import { expect, test } from 'vitest';
import { readConfig } from './config';
import { StartupError } from './startup-error';

test('The configuration without a mail server writes mails to a folder, from the portal’s host', () => {
  const config = readConfig({ DATA_DIR: '/srv/portal', PUBLIC_URL: 'https://vendeurs.exemple.ma' });
  expect([config.smtpUrl, config.outboxDir, config.mailFrom]).toEqual([
    undefined,
    '/srv/portal/outbox',
    'no-reply@vendeurs.exemple.ma',
  ]);
});

test('The configuration uses test cards by default only for the demo', () => {
  const server = { DATABASE_URL: 'postgres://database', JWT_SECRET: 'x'.repeat(32) };
  const taken = [{}, server, { ...server, CARD_PROCESSOR: 'test' }, { CARD_PROCESSOR: 'none' }];
  expect(taken.map((environment) => readConfig(environment).cardProcessor)).toEqual([
    'test',
    'none',
    'test',
    'none',
  ]);
});

test('The worker writes backups only with a folder for them, one a day of which seven are kept', () => {
  expect(readConfig({ BACKUP_KEEP: '3' }).scheduledBackups).toBeNull();
  expect(readConfig({ BACKUP_DIR: '/srv/backups' }).scheduledBackups).toEqual({
    folder: '/srv/backups',
    intervalMs: 24 * millisecondsInHour,
    kept: 7,
  });
});

test.each([
  [{ SMTP_URL: 'smtp.exemple.ma' }, 'SMTP_URL must begin with smtp:// or smtps://.'],
  [{ SMTP_URL: 'https://user:secret@exemple.ma' }, 'SMTP_URL must begin with smtp:// or smtps://.'],
  [
    { PUBLIC_URL: 'vendeurs.exemple.ma' },
    'PUBLIC_URL must begin with http:// or https://, not "vendeurs.exemple.ma".',
  ],
  [
    { JWT_SIGNING_KEYS: `${'a'.repeat(32)},short` },
    'Each key of JWT_SIGNING_KEYS must have at least 32 characters.',
  ],
  [
    { JWT_SIGNING_KEYS: `${'a'.repeat(32)}, ${'a'.repeat(32)}` },
    'JWT_SIGNING_KEYS names a key twice.',
  ],
  [{ BACKUP_KEEP: '0' }, 'BACKUP_KEEP must be at least 1.'],
  [{ BACKUP_INTERVAL_HOURS: '0' }, 'BACKUP_INTERVAL_HOURS must be at least 1.'],
  [{ CARD_PROCESSOR: 'stripe' }, 'CARD_PROCESSOR must be none or test, not "stripe".'],
])('The configuration %j is refused at startup with one sentence', (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(new StartupError(sentence));
});

test.each([
  [undefined, 'none'],
  ['', 'none'],
  ['no', 'none'],
  ['0', 'none'],
  ['1', { hops: 1 }],
  ['2', { hops: 2 }],
  ['127.0.0.1', { networks: ['127.0.0.1'] }],
  ['10.0.0.0/8, fd00::/8,::1', { networks: ['10.0.0.0/8', 'fd00::/8', '::1'] }],
])('TRUST_PROXY %j means the proxies %j', (text, proxies) => {
  const environment = text === undefined ? {} : { TRUST_PROXY: text };
  expect(readConfig(environment).trustedProxies).toEqual(proxies);
});

test.each([
  'yes',
  'true',
  'on',
  'YES',
  '-1',
  '1.5',
  '11',
  '*',
  'loopback',
  'proxy.exemple.ma',
  '127.1',
  '10.0.0.0/33',
  '10.0.0.0/',
  '10.0.0.0/8/8',
  '10.0.0.0/255.0.0.0',
  '0.0.0.0/0',
  '::/0',
  '128.0.0.0/1',
  'fe80::1%eth0',
  '10.0.0.1,',
  '10.0.0.1 10.0.0.2',
])('TRUST_PROXY %j is refused with a sentence that says what to write', (text) => {
  expect(() => readConfig({ TRUST_PROXY: text })).toThrow(
    new StartupError(
      `TRUST_PROXY must be the number of reverse proxies before the server, such as 1, or their addresses and networks, such as 127.0.0.1, 10.0.0.0/8; not "${text}".`,
    ),
  );
});

test('A network may have twice the failed sign-ins of a name, unless the configuration says so', () => {
  const environments = [
    {},
    { SIGN_INS_PER_MINUTE: '1000' },
    { SIGN_INS_PER_MINUTE: '1000', FAILED_SIGN_INS_PER_NETWORK: '30' },
  ];
  const limits = environments.map((one) => readConfig(one).failedSignInsPerNetwork);
  expect(limits).toEqual([120, 2000, 30]);
});
