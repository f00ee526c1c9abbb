import { simpleParser } from 'mailparser';
import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import type { Mail } from '../ports/mailer.port';
import { messageOf } from './mail-message';

const MAIL: Mail = {
  id: 'eml_00000000000000000001',
  from: 'boutique@example.ma',
  to: 'sara@example.ma',
  subject: 'Votre commande',
  text: 'Bonjour',
  html: '<p>Bonjour</p>',
};

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** A line break in each spelling, and the header that an attacker wants after it. */
const INJECTIONS = ['\r\n', '\n', '\r', '\u2028', '%0d%0a', '=?utf-8?Q?=0D=0A?='].map(
  (lineBreak) => `Atelier${lineBreak}Bcc: victim@example.com`,
);

const FIELDS: readonly (readonly [field: string, (value: string) => Partial<Mail>])[] = [
  ['the name of the sender', (value) => ({ fromName: value })],
  ['the subject', (value) => ({ subject: value })],
  ['the address for answers', (value) => ({ replyTo: `${value} <shop@example.ma>` })],
  ['a reference', (value) => ({ references: [`<one@example.ma>${value}`] })],
  [
    'the name of a file',
    (value) => ({
      files: [{ fileName: value, mimeType: 'text/plain', content: Buffer.from('x') }],
    }),
  ],
];

test.each(FIELDS)('A line break in %s adds no header and no recipient', async (_field, changed) => {
  for (const injection of INJECTIONS) {
    const { message, envelope } = await composer.sendMail(
      messageOf({ ...MAIL, ...changed(injection) }),
    );
    const parsed = await simpleParser(message);
    expect(envelope.to, injection).toEqual([MAIL.to]);
    expect(parsed.headers.has('bcc'), injection).toBe(false);
    expect(parsed.text?.trim()).toBe(MAIL.text);
  }
});
