import { connect } from 'node:net';
import { and, eq } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import { afterAll, describe, expect, test } from 'vitest';
import {
  conversationFiles,
  conversationMessages,
  conversations,
} from '../../../server/database/schema/conversations';
import { replyAddressOf } from '../../../server/mail/reply-address';
import { startMailListener } from '../../../server/mail-in/mail-listener';
import { read, receiveLetter, startConversation } from '../conversations/conversation-client';
import { startTestServer } from '../support/test-server';
import { RUNS, XSS_CORPUS } from './hostile-texts';

const DOMAIN = 'boutiques.example.ma';
const STORE_ADDRESS = `nejjarine@${DOMAIN}`;
const OWN_SERVER = '41.250.10.20';

const mailIn = { host: '127.0.0.1', port: 0, domain: DOMAIN };
const server = await startTestServer({ config: { mailIn } });
const listener = await startMailListener(server.context, mailIn, { lettersPerMinute: 10_000 });
afterAll(() => listener.stop());
const { db } = server.database;
const seller = await server.signIn('seller');
const stranger = await server.signIn('admin2');
let turn = 0;

describe('Scripts in letters', () => {
  test('Scripts in every part of a letter stay text, or are removed', async () => {
    for (const script of XSS_CORPUS) {
      const email = sender();
      const line = script.replaceAll(/[\r\n]/g, ' ');
      const quotedLine = line.replaceAll('\\', '').replaceAll('"', "'");
      const parts = [
        part('text/plain; charset=utf-8', script),
        part(
          'text/calendar; method=REQUEST',
          `BEGIN:VCALENDAR\r\nSUMMARY:${line}\r\nEND:VCALENDAR`,
        ),
        part(`text/html; name="${quotedLine}.html"`, script, 'attachment'),
        part('image/svg+xml; name=a.svg', `<svg>${script}</svg>`, 'attachment'),
      ];
      const html = part('text/html; charset=utf-8', `<p>Bonjour</p>${script}`);
      await raw(
        [
          `From: "${quotedLine}" <${email}>`,
          `Subject: ${line}`,
          `Message-ID: <${line}@a>`,
          `References: <${line}@b> ${line}`,
          `In-Reply-To: ${line}`,
          `Reply-To: ${line}`,
          `Content-Type: multipart/mixed; boundary=b`,
        ],
        multipart([multipartAlternative(parts[0] ?? '', html), ...parts.slice(1)]),
        email,
      );
      const { message, files } = await kept(email);
      expect(message.html ?? '').not.toMatch(RUNS);
      expect(files.map(({ mimeType }) => mimeType)).toEqual(files.map(() => OCTETS));
      const conversation = await read(seller, message.conversationId);
      // Marks of direction are removed, the rest is a text.
      const words = line.replace(/[\s\u202a-\u202e\u2066-\u2069]+/g, ' ').trim();
      expect(conversation.subject).toBe(words.slice(0, 200));
    }
  });
});

describe('Addresses', () => {
  test('The reply address of another store leads to that store only', async () => {
    const theirs = await startConversation(stranger, {
      recipient: { name: 'Sara', email: 'sara@example.ma' },
    });
    const email = sender();
    await raw(['Subject: x'], 'x', email, replyAddressOf(server.context, theirs.id) ?? '');
    expect((await kept(email)).message.conversationId).toBe(theirs.id);
    expect((await seller.get(`/api/store/conversation/${theirs.id}`)).status).toBe(404);
  });

  test('The mark of one conversation opens no other, and a repeated letter is kept once', async () => {
    const own = replyAddressOf(server.context, await receiveLetter(server)) ?? '';
    const other = replyAddressOf(server.context, await receiveLetter(server)) ?? '';
    const mixed = `${own.split('.')[0]}.${other.split('.').slice(1).join('.')}`;
    const email = sender();
    await expect(raw(['Subject: x'], 'x', email, mixed)).rejects.toMatchObject({
      responseCode: 550,
    });
    for (const _ of [1, 2, 3]) {
      await raw(['Subject: x', `From: ${email}`], 'x', email, own);
    }
    expect(await db.$count(conversationMessages, eq(conversationMessages.authorEmail, email))).toBe(
      1,
    );
  });

  test('Heads of a letter prove nothing: a letter from inside the network has no proof', async () => {
    const email = sender();
    const heads = ['Authentication-Results: mx; dmarc=pass', `Received-SPF: pass (${OWN_SERVER})`];
    await raw([...heads, `From: ${email}`, 'Subject: x'], 'x', email);
    expect((await kept(email)).message.senderProof).toBeNull();
  });
});

describe('Floods', () => {
  test('10,000 parts, heads without end and parts deep in one another stop nothing', async () => {
    const many = Array.from({ length: 10_000 }, (_, at) => part('text/plain', `x${at}`));
    const head = 'Content-Type: multipart/mixed; boundary=b';
    await expect(raw([head], multipart(many), sender())).rejects.toMatchObject({
      responseCode: 554,
    });
    await expect(raw([`X-Long: ${'x'.repeat(2_000_000)}`], 'x', sender())).rejects.toMatchObject({
      responseCode: 554,
    });
    const email = sender();
    await raw([`From: ${email}`, deepHead(0)], deep(0, 500), email);
    expect((await kept(email)).message.body).toContain('au fond');
  });

  test('A hundred megabytes in base64 are refused, and an archive is only kept', async () => {
    const flood = `${'A'.repeat(76)}\r\n`.repeat(1_400_000);
    const head = 'Content-Transfer-Encoding: base64';
    await expect(raw([head], flood, sender())).rejects.toMatchObject({ responseCode: 552 });
    const email = sender();
    const zip = Buffer.from('504b0304140000000800', 'hex').toString('base64');
    const heads = [`From: ${email}`, 'Content-Type: application/zip; name=bombe.zip', head];
    await raw(heads, zip, email);
    expect((await kept(email)).files).toMatchObject([
      { fileName: 'bombe.zip', mimeType: 'application/zip', sizeBytes: 10 },
    ]);
  });

  test('A thousand clients that never end their letters are cut off, and letters are taken meanwhile', async () => {
    const strict = await startMailListener(server.context, mailIn, { connectionMs: 4000 });
    const ends = Array.from({ length: 1000 }, () => stall(strict.port));
    const email = sender();
    await raw([`From: ${email}`, 'Subject: x'], 'x', email);
    expect((await kept(email)).message.body).toBe('x');
    const heard = await Promise.all(ends);
    // Twenty at a time; whoever comes after the first ones were cut off may begin too.
    expect(heard.filter((text) => text.includes('421')).length).toBeGreaterThan(800);
    expect(heard.filter((text) => text.includes('250 Kept'))).toEqual([]);
    await strict.stop();
  });
});

const OCTETS = 'application/octet-stream';

function sender(): string {
  turn += 1;
  return `attaque-${turn}@example.ma`;
}

function part(type: string, content: string, disposition = 'inline'): string {
  return `Content-Type: ${type}\r\nContent-Disposition: ${disposition}\r\n\r\n${content}`;
}

function multipart(parts: readonly string[], boundary = 'b'): string {
  return `${parts.map((one) => `--${boundary}\r\n${one}\r\n`).join('')}--${boundary}--\r\n`;
}

function multipartAlternative(plain: string, html: string): string {
  return `Content-Type: multipart/alternative; boundary=c\r\n\r\n${multipart([plain, html], 'c')}`;
}

function deepHead(level: number): string {
  return `Content-Type: multipart/mixed; boundary=d${level}`;
}

/** Parts within one another, each with the next one. */
function deep(level: number, levels: number): string {
  const inner =
    level === levels
      ? part('text/plain', 'au fond')
      : `${deepHead(level + 1)}\r\n\r\n${deep(level + 1, levels)}`;
  return multipart([inner], `d${level}`);
}

async function raw(
  heads: readonly string[],
  content: string,
  from: string,
  to = STORE_ADDRESS,
): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port: listener.port, ignoreTLS: true });
  const named = heads.some((head) => head.startsWith('From:'))
    ? heads
    : [`From: ${from}`, ...heads];
  const letter = `${named.join('\r\n')}\r\n\r\n${content}\r\n`;
  await transport.sendMail({ envelope: { from, to }, raw: letter });
}

/** The one letter of a sender, with its files. */
async function kept(email: string) {
  const [message] = await db
    .select()
    .from(conversationMessages)
    .innerJoin(conversations, eq(conversations.id, conversationMessages.conversationId))
    .where(and(eq(conversationMessages.authorEmail, email)));
  if (!message) throw new Error(`No letter of ${email} was kept.`);
  const files = await db
    .select()
    .from(conversationFiles)
    .where(eq(conversationFiles.messageId, message.conversation_messages.id));
  return { message: message.conversation_messages, files };
}

/** Begins a letter and never ends it. @returns what the server said until it closed */
function stall(port: number): Promise<string> {
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1');
    socket.once('data', () =>
      socket.write(`EHLO a\r\nMAIL FROM:<a@b.ma>\r\nRCPT TO:<${STORE_ADDRESS}>\r\nDATA\r\nx\r\n`),
    );
    socket.on('data', (piece) => {
      heard += String(piece);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(heard));
  });
}
