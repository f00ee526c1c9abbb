import { once } from 'node:events';
import hoodiecrow, { type ImapTestServer } from 'hoodiecrow-imap';
import { afterAll, describe, expect, test } from 'vitest';
import { MailboxRefusal } from '#application/conversations/mailbox-polling.machine';
import type { MailboxConfig } from '../../../server/config';
import { conversationMessages } from '../../../server/database/schema/conversations';
import { createMailboxReader } from '../../../server/mail-in/mailbox';
import { startMailboxPolling } from '../../../server/mail-in/mailbox-polling';
import { startTestServer } from '../support/test-server';
import { read, STORE } from './conversation-client';

const USER = { name: 'boutique', password: 'très secret' };
const server = await startTestServer();
const seller = await server.signIn('seller');
const { imap, port } = await startImapServer();
const mailbox: MailboxConfig = {
  storeId: STORE,
  host: '127.0.0.1',
  port,
  secure: false,
  user: USER.name,
  password: USER.password,
};
const never = new AbortController().signal;
let turn = 0;

afterAll(() => new Promise<void>((resolve) => imap.close(() => resolve())));

describe('A mailbox of a store', () => {
  test('New letters become conversations, and are kept once, whatever has read them', async () => {
    const subject = unique('Tapis');
    append({ subject, text: 'Est-il disponible ?' }, ['\\Seen']);
    const reader = createMailboxReader(server.context, mailbox);
    await reader.read(never);
    await Promise.all([reader.read(never), reader.read(never)]);
    const conversation = await found(subject);
    expect(conversation).toMatchObject({
      kind: 'mail',
      status: 'new',
      messagesCount: 1,
      participants: [{ name: 'Sara Alami', email: 'sara@example.ma' }],
    });
    expect((await read(seller, conversation.id)).messages[0]?.body).toBe('Est-il disponible ?');
  });

  test('An answer joins the conversation that its references name', async () => {
    const subject = unique('Suite');
    const messageId = append({ subject, text: 'Un' });
    const reader = createMailboxReader(server.context, mailbox);
    await reader.read(never);
    append({ subject: `Re: ${subject}`, text: 'Deux', references: messageId });
    await reader.read(never);
    expect((await found(subject)).messagesCount).toBe(2);
  });

  test('A letter without Message-ID is kept once', async () => {
    const subject = unique('Sans numéro');
    append({ subject, text: 'Bonjour', messageId: null });
    const reader = createMailboxReader(server.context, mailbox);
    await reader.read(never);
    await reader.read(never);
    expect((await found(subject)).messagesCount).toBe(1);
  });

  test('The mailbox stays as it was: no letter is marked as read', async () => {
    const subject = unique('Non lue');
    append({ subject, text: 'Bonjour' });
    await createMailboxReader(server.context, mailbox).read(never);
    await found(subject);
    expect(imap.getMailbox('INBOX').messages.at(-1)?.flags).toEqual([]);
  });

  test('A letter older than seven days is not read', async () => {
    const subject = unique('Ancienne');
    append({ subject, text: 'Bonjour' }, [], '01-Jan-2020 10:00:00 +0000');
    await createMailboxReader(server.context, mailbox).read(never);
    const { body } = await seller.get(`/api/store/conversations/?q=${encodeURIComponent(subject)}`);
    expect(body.items).toEqual([]);
  });
});

describe('A mailbox that cannot be read', () => {
  test('A refused password is told apart from a server that does not answer', async () => {
    const refused = createMailboxReader(server.context, { ...mailbox, password: 'autre' });
    await expect(refused.read(never)).rejects.toBeInstanceOf(MailboxRefusal);
    const closed = createMailboxReader(server.context, { ...mailbox, port: 1 });
    await expect(closed.read(never)).rejects.not.toBeInstanceOf(MailboxRefusal);
  });

  test('A refused password is logged without it, and the polling goes on', async () => {
    const polling = startMailboxPolling(server.context, { ...mailbox, password: 'faux mot' });
    await expect.poll(() => server.logs.join('')).toContain('the mailbox was not read');
    polling.stop();
    expect(server.logs.join('')).not.toContain('faux mot');
  });

  test('Polling keeps the letters that are there when it begins', async () => {
    const subject = unique('Au début');
    append({ subject, text: 'Bonjour' });
    const polling = startMailboxPolling(server.context, mailbox);
    await expect.poll(() => letterCount(), { timeout: 20_000 }).toBeGreaterThan(0);
    await expect.poll(async () => (await search(subject)).length, { timeout: 20_000 }).toBe(1);
    polling.stop();
  });
});

function unique(subject: string): string {
  turn += 1;
  return `${subject} boite${turn}`;
}

interface Written {
  readonly subject: string;
  readonly text: string;
  readonly references?: string;
  readonly messageId?: null;
}

/** Puts a letter into the mailbox. @returns its Message-ID */
function append(letter: Written, flags: string[] = [], received?: string): string {
  turn += 1;
  const messageId = `<boite-${turn}@example.ma>`;
  const lines = [
    'From: Sara Alami <sara@example.ma>',
    'To: boutique@example.ma',
    `Subject: =?utf-8?B?${Buffer.from(letter.subject).toString('base64')}?=`,
    ...(letter.messageId === null ? [] : [`Message-ID: ${messageId}`]),
    ...(letter.references ? [`References: ${letter.references}`] : []),
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(letter.text).toString('base64'),
  ];
  imap.appendMessage('INBOX', flags, received ?? false, lines.join('\r\n'));
  return messageId;
}

async function search(subject: string) {
  const { body } = await seller.get(`/api/store/conversations/?q=${encodeURIComponent(subject)}`);
  return body.items;
}

async function found(subject: string) {
  const [conversation] = await search(subject);
  if (!conversation) throw new Error(`There is no conversation "${subject}".`);
  return conversation;
}

function letterCount(): Promise<number> {
  return server.database.db.$count(conversationMessages);
}

async function startImapServer(): Promise<{ imap: ImapTestServer; port: number }> {
  const started = hoodiecrow({
    plugins: ['ID', 'NAMESPACE', 'ENABLE', 'UNSELECT', 'LITERALPLUS', 'AUTH-PLAIN', 'SASL-IR'],
    users: { [USER.name]: { password: USER.password } },
    storage: { INBOX: { messages: [] } },
  });
  started.listen(0, '127.0.0.1');
  await once(started.server, 'listening');
  const address = started.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('There is no port.');
  return { imap: started, port: address.port };
}
