import { connect } from 'node:net';
import { asc, eq } from 'drizzle-orm';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { afterAll, describe, expect, test } from 'vitest';
import type { Conversation, ConversationMessage } from '#openapi/types.generated';
import { sendConversationMessages } from '../../../server/conversations/message-delivery';
import { conversationMessages, conversations } from '../../../server/database/schema/conversations';
import { mailOutbox } from '../../../server/database/schema/mail';
import { messageIdOf, messageOf } from '../../../server/mail/mail-message';
import { replyAddressOf } from '../../../server/mail/reply-address';
import { startMailListener } from '../../../server/mail-in/mail-listener';
import type { Mail } from '../../../server/ports/mailer.port';
import { startTestServer } from '../support/test-server';
import { answer, lastMessage, read, startConversation } from './conversation-client';

const DOMAIN = 'boutiques.example.ma';
const STORE_ADDRESS = `nejjarine@${DOMAIN}`;
const UNDO_MS = 10_000;

const mailIn = { host: '127.0.0.1', port: 0, domain: DOMAIN };
const server = await startTestServer({ config: { mailIn } });
const listener = await startMailListener(server.context, mailIn, { lettersPerMinute: 10_000 });
afterAll(() => listener.stop());
const { db } = server.database;
const seller = await server.signIn('seller');
const stranger = await server.signIn('admin2');
const sent: Mail[] = [];
let turn = 0;

describe('A letter to a store', () => {
  test('A letter to a store begins a conversation, with its text and its files', async () => {
    const subject = unique('Tapis taché');
    await write({
      subject: `Re: ${subject}`,
      text: 'Bonjour,\nle tapis a une tache.',
      html: '<p>Bonjour,</p><script>alert(1)</script><img src="https://suivi.example/p.png"><p onclick="x()">le tapis a une <b>tache</b>.</p>',
      attachments: [{ filename: 'photo.png', content: PNG }],
    });
    const conversation = await found(subject);
    expect(conversation).toMatchObject({
      kind: 'mail',
      status: 'new',
      subject,
      participants: [{ name: 'Sara Alami', email: 'sara@example.ma' }],
      isUnread: true,
      filesCount: 1,
    });
    expect(lastMessage(conversation)).toMatchObject({
      direction: 'incoming',
      status: 'delivered',
      author: { type: 'client', name: 'Sara Alami', email: 'sara@example.ma' },
      body: 'Bonjour,\nle tapis a une tache.',
      html: '<p>Bonjour,</p><p>le tapis a une <b>tache</b>.</p>',
      isAutomatic: false,
      files: [{ fileName: 'photo.png', mimeType: 'image/png', sizeBytes: PNG.length }],
    });
  });

  test('A letter in Arabic has its words, and its conversation that language', async () => {
    const subject = unique('سؤال عن الزربية');
    await write({ subject, text: 'هل الزربية متوفرة؟', encoding: 'base64' });
    expect(await found(subject)).toMatchObject({ language: 'ar', subject });
  });

  test.each([
    ['a store that does not exist', `nobody@${DOMAIN}`],
    ['another domain', 'nejjarine@example.com'],
    ['a reply address with another mark', `reply+abc.${'0'.repeat(20)}@${DOMAIN}`],
    ['a reply address without a mark', `reply+abc@${DOMAIN}`],
  ])('A letter to %s is refused', async (_, to) => {
    await expect(write({ to })).rejects.toMatchObject({ responseCode: 550 });
  });

  test('The same letter twice is kept once, also when both copies come at once', async () => {
    const subject = unique('Deux-fois');
    const letter = {
      subject,
      text: 'Une fois',
      messageId: `<${subject.replaceAll(' ', '-')}@example.ma>`,
    };
    await Promise.all([write(letter), write(letter)]);
    await write(letter);
    expect((await found(subject)).messagesCount).toBe(1);
  });

  test('A letter without Message-ID, sender and subject is kept', async () => {
    const text = unique('sans rien');
    await raw(`\r\n${text}\r\n`);
    const { body } = await seller.get(`/api/store/conversations/?q=${encodeURIComponent(text)}`);
    expect(body.items).toMatchObject([{ subject: '', participants: [{ name: '', email: null }] }]);
  });
});

describe('A thread', () => {
  test('The whole way: a letter, our answer by mail, and the client’s answer to it', async () => {
    const subject = unique('Commande');
    const messageId = `<${subject.replaceAll(' ', '-')}@example.ma>`;
    await write({ subject, text: 'Où est mon colis ?', messageId });
    const { id } = await found(subject);
    await answer(seller, id, { body: '<p>Il part demain.</p>' });
    const mail = await mailed(`Re: ${subject}`);
    const address = replyAddressOf(server.context, id);
    expect(mail).toMatchObject({
      replyTo: address,
      envelopeFrom: address,
      references: [messageId],
      isPersonal: true,
    });
    await write({
      to: address ?? '',
      subject: `Re: ${subject}`,
      text: 'Merci !\n\nLe ven. 27 nov. 2026 à 10:00, Atelier <a@b.ma> a écrit :\n> Il part demain.',
    });
    const conversation = await read(seller, id);
    expect(conversation).toMatchObject({ status: 'open', messagesCount: 3 });
    expect(lastMessage(conversation)).toMatchObject({
      body: 'Merci !',
      quoted: expect.stringContaining('Il part demain.'),
      html: null,
    });
  });

  test('A letter to the store’s address is found by its references, if its sender takes part', async () => {
    const { id } = await startConversation(seller, { subject: unique('Références') });
    const ours = await sentMailId(id);
    const references = messageIdOf(ours, server.context.config.mailFrom);
    await write({ text: 'Oui', references });
    expect((await read(seller, id)).messagesCount).toBe(2);
    const subject = unique('Usurpée');
    await write({ subject, from: 'Autre <autre@example.ma>', text: 'Je lis', references });
    expect((await read(seller, id)).messagesCount).toBe(2);
    expect((await found(subject)).status).toBe('new');
  });

  test('References to a conversation of another store begin a conversation', async () => {
    const recipient = { name: 'Sara', email: 'sara@example.ma' };
    const theirs = await startConversation(stranger, { subject: 'Zahra', recipient });
    const { body } = await answer(stranger, theirs.id);
    const mailId = await mailIdOf(lastMessage(body));
    const subject = unique('Chez le voisin');
    await write({ subject, references: messageIdOf(mailId, server.context.config.mailFrom) });
    expect((await found(subject)).messagesCount).toBe(1);
    expect((await read(stranger, theirs.id)).messagesCount).toBe(1);
  });

  test('A reply address leads to its own conversation only, and to none once it is deleted', async () => {
    const { id } = await startConversation(seller);
    const address = replyAddressOf(server.context, id) ?? '';
    const manager = await server.signIn('manager');
    await manager.post(`/api/store/conversation/${id}/delete`);
    const subject = unique('Après');
    await write({ to: address, subject });
    expect((await found(subject)).id).not.toBe(id);
  });
});

describe('Programs', () => {
  test('An automatic answer reopens nothing, and waits for no answer', async () => {
    const { id } = await startConversation(seller);
    await seller.post(`/api/store/conversation/${id}/close`);
    await write({
      to: replyAddressOf(server.context, id) ?? '',
      text: 'Je suis absente.',
      headers: { 'auto-submitted': 'auto-replied' },
    });
    const conversation = await read(seller, id);
    expect(conversation).toMatchObject({ status: 'closed', isUnread: false, awaitingSince: null });
    expect(lastMessage(conversation).isAutomatic).toBe(true);
  });

  test('No letter is answered by the server', async () => {
    const before = await db.$count(mailOutbox);
    await write({ subject: unique('Liste'), headers: { 'list-id': '<news.example.ma>' } });
    expect(await db.$count(mailOutbox)).toBe(before);
  });

  test('A report of a mail server marks the message that did not arrive', async () => {
    const { id } = await startConversation(seller, { subject: unique('Inconnue') });
    const mailId = await sentMailId(id);
    await report(id, mailId, 'delayed');
    expect(lastMessage(await read(seller, id)).status).toBe('sent');
    await report(id, mailId, 'failed');
    const conversation = await read(seller, id);
    expect(conversation.messagesCount).toBe(1);
    expect(lastMessage(conversation)).toMatchObject({
      status: 'bounced',
      bounceReason: 'smtp; 550 5.1.1 no such user',
    });
  });

  test('A letter that goes round in a loop, and one from our own addresses, are refused', async () => {
    const received = Array.from({ length: 31 }, () => 'Received: from a by b; now\r\n').join('');
    await expect(raw(`${received}Subject: Boucle\r\n\r\nx\r\n`)).rejects.toThrow('554');
    await expect(write({ from: STORE_ADDRESS })).rejects.toMatchObject({ responseCode: 554 });
  });
});

describe('Attacks', () => {
  test.each([
    '<img src=x onerror=alert(1)>',
    '<svg><script>alert(1)</script></svg>',
    '<a href="javascript:alert(1)">x</a>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<p style="background:url(https://suivi.example)">x</p>',
    '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '<form action="https://vol.example"><input name="pin"></form>',
    '<link rel=stylesheet href=https://suivi.example>',
  ])('A letter with %s has nothing of it', async (html) => {
    const subject = unique('Injection');
    await write({ subject: `${subject} <b>`, html: `<p>Bonjour</p>${html}` });
    const shown = lastMessage(await found(subject)).html ?? '';
    expect(shown).not.toMatch(/script|onerror|javascript:|suivi|vol\.example|<(?!\/?(?:p|a)\b)/iu);
  });

  test('Line breaks in an encoded subject and name add no header to our answer', async () => {
    const subject = unique('Entete');
    const coded = Buffer.from(`${subject}\r\nBcc: vol@example.ma`).toString('base64');
    await raw(`From: sara@example.ma\r\nSubject: =?utf-8?B?${coded}?=\r\n\r\nx\r\n`);
    const conversation = await found(subject);
    expect(conversation.subject).toBe(`${subject} Bcc: vol@example.ma`);
    await answer(seller, conversation.id);
    const mail = await mailed(`Re: ${conversation.subject}`);
    const built = createTransport({ streamTransport: true, buffer: true });
    const { message } = await built.sendMail(messageOf(mail));
    expect(String(message)).not.toMatch(/^bcc:/imu);
  });

  test('A letter that is too large is refused, and the listener goes on', async () => {
    const small = await startMailListener(server.context, mailIn, { letterBytes: 10_000 });
    const letter = { to: STORE_ADDRESS, text: 'x'.repeat(50_000) };
    await expect(write(letter, small.port)).rejects.toMatchObject({ responseCode: 552 });
    await small.stop();
    await write({ subject: unique('Encore') });
  });

  test('A client that never ends its letter is cut off, and so are too many of them', async () => {
    const strict = await startMailListener(server.context, mailIn, {
      connectionMs: 5000,
      connectionsPerAddress: 5,
    });
    const ends = await Promise.all(
      Array.from({ length: 50 }, () =>
        talk(strict.port, ['MAIL FROM:<a@b.ma>', `RCPT TO:<${STORE_ADDRESS}>`, 'DATA', 'x']),
      ),
    );
    expect(ends.filter((text) => text.includes('421'))).toHaveLength(45);
    await write({ subject: unique('Ensuite') });
    await strict.stop();
  });

  test('A mailbox that writes too often is put off', async () => {
    const slow = await startMailListener(server.context, mailIn, { lettersPerMinute: 2 });
    const from = 'Vite <vite@example.ma>';
    for (const _ of [1, 2]) await write({ from }, slow.port);
    await expect(write({ from }, slow.port)).rejects.toMatchObject({ responseCode: 450 });
    await slow.stop();
  });
});

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

function unique(text: string): string {
  turn += 1;
  return `${text} ${turn}x${process.pid}`;
}

/** Sends a letter by nodemailer to a real listener. */
async function write(letter: SendMailOptions, port = listener.port): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
  await transport.sendMail({
    from: 'Sara Alami <sara@example.ma>',
    to: STORE_ADDRESS,
    subject: unique('Lettre'),
    text: 'Bonjour',
    ...letter,
  });
}

/** Sends bytes as they are. */
async function raw(content: string, from = 'sara@example.ma', to = STORE_ADDRESS): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port: listener.port, ignoreTLS: true });
  await transport.sendMail({ envelope: { from, to }, raw: content });
}

/** Says these lines and nothing more, until the server ends. */
function talk(port: number, lines: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1');
    // A client that talks before the greeting is cut off.
    socket.once('data', () => socket.write(`EHLO a\r\n${lines.join('\r\n')}\r\n`));
    socket.on('data', (piece) => {
      heard += String(piece);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(heard));
  });
}

async function found(subject: string): Promise<Conversation> {
  const rows = await db
    .select({ id: conversations.id, subject: conversations.subject })
    .from(conversations)
    .orderBy(asc(conversations.createdAt));
  const row = rows.find((one) => one.subject.includes(subject));
  if (!row) throw new Error(`There is no conversation "${subject}".`);
  return read(seller, row.id);
}

/** Lets the time to undo pass, and sends. */
async function mailed(subject: string): Promise<Mail> {
  server.clock.advance(UNDO_MS);
  const send = async (mail: Mail) => void sent.push(mail);
  await sendConversationMessages({ ...server.context, mailer: { send } });
  const mail = sent.find((one) => one.subject === subject);
  if (!mail) throw new Error(`No mail "${subject}" was sent.`);
  return mail;
}

async function mailIdOf({ id }: ConversationMessage): Promise<string> {
  const [row] = await db
    .select({ mailId: conversationMessages.mailId })
    .from(conversationMessages)
    .where(eq(conversationMessages.id, id));
  return row?.mailId ?? '';
}

/** Answers a conversation by mail. @returns the id of the mail */
async function sentMailId(id: string): Promise<string> {
  const { body } = await answer(seller, id);
  await mailed(body.subject);
  return mailIdOf(lastMessage(body));
}

/** A report of a mail server on one of our mails (RFC 3464). */
function report(id: string, mailId: string, action: 'failed' | 'delayed'): Promise<void> {
  const address = replyAddressOf(server.context, id) ?? '';
  const parts = [
    'Content-Type: text/plain\r\n\r\nIt did not arrive.',
    `Content-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx\r\n\r\nAction: ${action}\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; 550 5.1.1 no such user`,
    `Content-Type: text/rfc822-headers\r\n\r\nMessage-ID: ${messageIdOf(mailId, 'a@b.ma')}`,
  ];
  const body = parts.map((part) => `--b\r\n${part}\r\n`).join('');
  const head = 'Content-Type: multipart/report; report-type=delivery-status; boundary=b';
  return raw(`Subject: Failure\r\n${head}\r\n\r\n${body}--b--\r\n`, '', address);
}
