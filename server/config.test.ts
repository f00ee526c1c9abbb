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

test.each([
  [{ SMTP_URL: 'smtp.exemple.ma' }, 'SMTP_URL must begin with smtp:// or smtps://.'],
  [{ SMTP_URL: 'https://user:secret@exemple.ma' }, 'SMTP_URL must begin with smtp:// or smtps://.'],
  [
    { PUBLIC_URL: 'vendeurs.exemple.ma' },
    'PUBLIC_URL must begin with http:// or https://, not "vendeurs.exemple.ma".',
  ],
  [{ CARD_PROCESSOR: 'stripe' }, 'CARD_PROCESSOR must be none or test, not "stripe".'],
])('The configuration %j is refused at startup with one sentence', (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(new StartupError(sentence));
});
