import { randomBytes } from 'node:crypto';
import { asc, inArray, notInArray } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import { afterAll, expect, test } from 'vitest';
import type { Tx } from '../../../server/context';
import {
  changeMessage,
  insertMessage,
} from '../../../server/conversations/conversations.repository';
import { receiveConversation } from '../../../server/conversations/message-receiving';
import { newId } from '../../../server/database/ids';
import {
  conversationFiles,
  conversationMessages,
  conversations,
} from '../../../server/database/schema/conversations';
import { messageIdOf } from '../../../server/mail/mail-message';
import { replyAddressOf } from '../../../server/mail/reply-address';
import { startMailListener } from '../../../server/mail-in/mail-listener';
import { startTestServer } from '../support/test-server';
import { STORE } from './conversation-client';
import {
  type ExpectedLetter,
  type GeneratedLetter,
  generateLetters,
} from './letters/generated-letters';
import type { Thread } from './letters/letter-ways';

/** `GENERATED_LETTERS=5000` and `TEST_SEED` make others. */
const LETTERS = Number(process.env['GENERATED_LETTERS'] || 200);
const SEED = Number(process.env['TEST_SEED'] || 75);
const DOMAIN = 'boutiques.example.ma';
const STORE_ADDRESS = `nejjarine@${DOMAIN}`;
const OTHER_STORE = 'str_zahra';

const mailIn = { host: '127.0.0.1', port: 0, domain: DOMAIN };
const server = await startTestServer({ config: { mailIn } });
const listener = await startMailListener(server.context, mailIn, { lettersPerMinute: 10_000 });
afterAll(() => listener.stop());
const { db } = server.database;

test(`${LETTERS} generated letters come to the right conversation, with their words, what they quote and their files (seed ${SEED})`, async () => {
  const [foreign] = await addThreads(OTHER_STORE, 1);
  const threads = await addThreads(STORE, Math.ceil(LETTERS / 2));
  const prepared = await messageIds();
  const place = {
    storeAddress: STORE_ADDRESS,
    foreign: present(foreign),
    own: () => present(threads.shift()),
  };
  const letters = generateLetters(SEED, LETTERS, place);
  const transport = createTransport({
    host: '127.0.0.1',
    port: listener.port,
    ignoreTLS: true,
    pool: true,
    maxConnections: 4,
    maxMessages: LETTERS,
  });
  await Promise.all(
    letters.map(({ envelope, bytes }) => transport.sendMail({ envelope, raw: bytes })),
  );
  transport.close();
  const received = await receivedSince(prepared);
  const differences = letters.flatMap((letter) => differenceOf(letter, received));
  expect(differences).toEqual([]);
  expect(received.size).toBe(LETTERS);
});

function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('There are too few threads.');
  return value;
}

/** Conversations, each begun by a letter of a client of its own and answered by mail. */
async function addThreads(storeId: string, count: number): Promise<Thread[]> {
  return server.database.transaction(async (tx) => {
    const threads: Thread[] = [];
    for (let at = 0; at < count; at += 1) threads.push(await addThread(tx, storeId, at));
    return threads;
  });
}

async function addThread(tx: Tx, storeId: string, at: number): Promise<Thread> {
  const now = server.clock.now();
  const client = `thread-${at}@${storeId.slice(4)}.example.ma`;
  const letterId = `<first-${at}@${storeId.slice(4)}.example.ma>`;
  const { conversation, message } = await receiveConversation(
    tx,
    { storeId, kind: 'mail', subject: `Fil ${at}`, language: 'fr' },
    {
      author: { type: 'client', name: 'Hind', email: client },
      body: 'Bonjour',
      html: null,
      quoted: null,
    },
    now,
  );
  await changeMessage(tx, message.id, { letterId });
  const mailId = `eml_${randomBytes(10).toString('hex')}`;
  await insertMessage(tx, {
    id: newId('msg', now.getTime()),
    storeId,
    conversationId: conversation.id,
    direction: 'outgoing',
    status: 'sent',
    authorType: 'staff',
    authorName: 'Atelier',
    body: 'Votre colis part demain.',
    mailId,
    createdAt: now,
  });
  return {
    conversationId: conversation.id,
    client,
    letterId,
    mailId: messageIdOf(mailId, server.context.config.mailFrom),
    replyAddress: replyAddressOf(server.context, conversation.id) ?? '',
  };
}

async function messageIds(): Promise<string[]> {
  const rows = await db.select({ id: conversationMessages.id }).from(conversationMessages);
  return rows.map(({ id }) => id);
}

interface Received {
  readonly message: typeof conversationMessages.$inferSelect;
  readonly conversation: typeof conversations.$inferSelect;
  readonly files: (typeof conversationFiles.$inferSelect)[];
}

/** The letters that came since, by the address of their sender. */
async function receivedSince(earlier: readonly string[]): Promise<Map<string, Received>> {
  const messages = await db
    .select()
    .from(conversationMessages)
    .where(notInArray(conversationMessages.id, [...earlier]));
  const threads = await db
    .select()
    .from(conversations)
    .where(
      inArray(
        conversations.id,
        messages.map(({ conversationId }) => conversationId),
      ),
    );
  const files = await db
    .select()
    .from(conversationFiles)
    .orderBy(asc(conversationFiles.createdAt), asc(conversationFiles.id));
  return new Map(
    messages.map((message) => [
      message.authorEmail ?? '',
      {
        message,
        conversation: present(threads.find(({ id }) => id === message.conversationId)),
        files: files.filter(({ messageId }) => messageId === message.id),
      },
    ]),
  );
}

/** Words without marks of quotation and of direction, on one line. */
function words(text: string | null): string {
  return (text ?? '')
    .normalize('NFC')
    .replace(/[>\s\u200e\u200f\u202a-\u202e]+/gu, ' ')
    .trim();
}

/** Blanks at the end of lines are not compared: HTML has none. */
function lines(text: string): string {
  return text.replace(/[ \t]+$/gmu, '');
}

function foundOf({ message, conversation, files }: Received, expected: ExpectedLetter) {
  const { hasMore, conversationId } = expected;
  const body = lines(message.body);
  const quoted = words(message.quoted);
  const isBegun =
    body.startsWith(lines(expected.body)) && quoted.startsWith(words(expected.quoted));
  return {
    conversationId: conversationId && conversation.id,
    subject: conversationId ? expected.subject : conversation.subject,
    from: { name: message.authorName, email: message.authorEmail },
    body: hasMore && isBegun ? lines(expected.body) : body,
    quoted: hasMore && isBegun ? words(expected.quoted) : quoted,
    hasHtml: message.html !== null,
    isAutomatic: message.isAutomatic,
    files: files.map(({ fileName, mimeType, sizeBytes }) => ({ fileName, mimeType, sizeBytes })),
    isStranger: conversation.storeId !== STORE,
  };
}

/** What is wrong with a letter, by its title. */
function differenceOf(
  { title, expected }: GeneratedLetter,
  received: ReadonlyMap<string, Received>,
): object[] {
  const row = received.get(expected.from.email);
  if (!row) return [{ title, found: 'nothing' }];
  const { hasMore: _, ...rest } = expected;
  const wanted = {
    ...rest,
    body: lines(expected.body),
    quoted: words(expected.quoted),
    isStranger: false,
  };
  const found = foundOf(row, expected);
  const keys = Object.keys(wanted) as (keyof typeof wanted)[];
  const wrong = keys.filter((key) => JSON.stringify(found[key]) !== JSON.stringify(wanted[key]));
  if (wrong.length === 0) return [];
  return wrong.map((key) => ({ title, key, wanted: wanted[key], found: found[key] }));
}
