import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { conversationMessages } from '../../../server/database/schema/conversations';
import { users } from '../../../server/database/schema/stores';
import { png } from '../media/pictures';
import type { ApiClient, Reply } from '../support/api-client';
import { startTestServer } from '../support/test-server';
import { at, newChat, write } from './chat-client';
import { answer, lastMessage, receiveLetter, startConversation } from './conversation-client';

/** Answers of conversations and chats that refuse a request and change nothing. */
const server = await startTestServer();
// All requests fall into one window of the limits.
server.clock.stop();
const { db } = server.database;
const visitor = server.anonymous;
const seller = await server.signIn('seller');
const manager = await server.signIn('manager');
const UNKNOWN_LINK = `Ab12-${'0'.repeat(32)}`;
const [READS, PICTURES, TYPING] = [240, 10, 60];

describe('A link that leads nowhere', () => {
  test.each([
    ['a picture', () => sendPicture(UNKNOWN_LINK)],
    ['typing', () => visitor.post(`${at(UNKNOWN_LINK)}/typing`)],
    ['a read mark', () => visitor.post(`${at(UNKNOWN_LINK)}/seen`)],
    ['the stream', () => visitor.get(`${at(UNKNOWN_LINK)}/events`)],
  ])('It is answered with 404 for %s', async (_, send) => {
    expect((await send()).status).toBe(404);
  });

  test('A chat without messages has no stream, and one with messages has', async () => {
    const { link } = await newChat(server);
    expect((await visitor.get(`${at(link)}/events`)).status).toBe(404);
    await write(visitor, link, 'Bonjour');
    const { status, text } = await visitor.get(`${at(link)}/events`);
    expect([status, text]).toEqual([200, ': open\n\n']);
  });
});

describe('The limits of a chat', () => {
  test('After 240 reads in a minute the chat, its files, read marks and stream are refused', async () => {
    const { link } = await newChat(server);
    await write(visitor, link, 'Bonjour');
    const { body } = await sendPicture(link);
    // The clock is stopped: messages of one moment have no order.
    const [file] = body.messages.flatMap(({ files }: { files: unknown[] }) => files);
    expect(await repeated(READS, () => visitor.get(at(link)))).toEqual(new Set([200]));
    const refused = [
      await visitor.get(at(link)),
      await visitor.get(`${at(link)}/files/${file.id}`),
      await visitor.post(`${at(link)}/seen`),
      await visitor.get(`${at(link)}/events`),
    ];
    expect(refused.map(({ status }) => status)).toEqual([429, 429, 429, 429]);
    const { link: other } = await newChat(server);
    expect((await visitor.get(at(other))).status).toBe(200);
  });

  test('After ten pictures in a minute the next one is refused', async () => {
    const { link } = await newChat(server);
    expect(await repeated(PICTURES, () => sendPicture(link, 'no picture'))).toEqual(new Set([422]));
    expect((await sendPicture(link)).status).toBe(429);
  });

  test('A picture of more than 10 MB is refused, and nothing is added', async () => {
    const { link } = await newChat(server);
    const { status, body } = await sendPicture(link, new Uint8Array(10 * 1024 * 1024 + 1));
    expect([status, body.code]).toEqual([413, 'payload_too_large']);
    expect((await visitor.get(at(link))).body.messages).toEqual([]);
  });

  test('After 60 notices of typing in a minute the next one is refused, on both sides', async () => {
    const { link } = await newChat(server);
    await write(visitor, link, 'Bonjour');
    const asClient = () => visitor.post(`${at(link)}/typing`);
    expect(await repeated(TYPING, asClient)).toEqual(new Set([204]));
    expect((await asClient()).status).toBe(429);
    const { id } = await startConversation(seller);
    const asStaff = (client: ApiClient) => client.post(`/api/store/conversation/${id}/typing`);
    expect(await repeated(TYPING, () => asStaff(seller))).toEqual(new Set([204]));
    expect((await asStaff(seller)).status).toBe(429);
    expect((await asStaff(manager)).status).toBe(204);
  });
});

describe('The limits of mails', () => {
  test('Once an address has had its mails of a day, new conversations, answers and repeats are refused', async () => {
    const recipient = { name: 'Aya Bennis', email: 'aya.limit@example.ma' };
    const { id } = await startConversation(seller, { recipient });
    const { body } = await answer(seller, id);
    const message = lastMessage(body);
    expect(await untilRefused(() => answer(seller, id))).toBe('recipient_mail_limit');
    const created = await seller.post('/api/store/conversation/create', {
      kind: 'mail',
      subject: 'Encore',
      recipient,
      message: { body: '<p>Bonjour</p>' },
    });
    expect([created.status, created.body.code]).toEqual([429, 'recipient_mail_limit']);
    await db
      .update(conversationMessages)
      .set({ status: 'bounced' })
      .where(eq(conversationMessages.id, message.id));
    const path = `/api/store/conversation/${id}/message/${message.id}/retry`;
    expect((await seller.post(path)).body.code).toBe('recipient_mail_limit');
  });

  test('The marketplace is asked only as often as it may be mailed', async () => {
    const { link } = await newChat(server);
    await write(visitor, link, 'Bonjour');
    const { items } = (await seller.get('/api/store/conversations/?kind=order')).body;
    const path = `/api/store/conversation/${items[0].id}/marketplace`;
    const ask = () => seller.post(path, { body: 'Remboursement hors délai' });
    expect(await untilRefused(ask)).toBe('recipient_mail_limit');
  });
});

describe('A conversation in a state that does not allow it', () => {
  test('A closed conversation is not snoozed', async () => {
    const id = await receiveLetter(server);
    await seller.post(`/api/store/conversation/${id}/close`);
    const until = new Date(server.clock.now().getTime() + 3_600_000).toISOString();
    const { status, body } = await seller.post(`/api/store/conversation/${id}/snooze`, { until });
    expect([status, body.code, body.current.status]).toEqual([409, 'action_not_allowed', 'closed']);
  });

  test('The marketplace is not asked into a conversation without an order', async () => {
    const id = await receiveLetter(server);
    const path = `/api/store/conversation/${id}/marketplace`;
    const { status, body } = await manager.post(path, { body: 'Remboursement hors délai' });
    expect([status, body.code]).toEqual([409, 'action_not_allowed']);
  });

  test('A user whose address is not confirmed starts no conversation with a message', async () => {
    const { body: me } = await manager.get('/api/user/');
    await db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, me.id));
    const message = { body: '<p>Bonjour</p>' };
    const recipient = { name: 'Sara Alami', email: 'sara@example.ma' };
    const wanted = { kind: 'mail', subject: 'Sans preuve', recipient, message };
    const { status, body } = await manager.post('/api/store/conversation/create', wanted);
    expect([status, body.code]).toEqual([409, 'email_unconfirmed']);
    const { total } = (await seller.get('/api/store/conversations/?q=Sans%20preuve')).body;
    expect(total).toBe(0);
  });
});

async function sendPicture(
  link: string,
  content?: string | Uint8Array<ArrayBuffer>,
): Promise<Reply> {
  return visitor.upload(`${at(link)}/pictures`, {
    name: 'photo.png',
    content: content ?? (await png()),
  });
}

/** The statuses of so many requests at once. */
async function repeated(times: number, send: () => Promise<Reply>): Promise<Set<number>> {
  const replies = await Promise.all(Array.from({ length: times }, send));
  return new Set(replies.map(({ status }) => status));
}

/** Sends until the limit of mails refuses; @returns the code of the refusal */
async function untilRefused(send: () => Promise<Reply>): Promise<string | undefined> {
  for (let count = 0; count < 50; count += 1) {
    const { status, body } = await send();
    if (status === 429) return body.code;
  }
  return undefined;
}
