import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { orderNumberText } from '#domain/orders/order-number';
import { WEEKDAYS } from '#domain/stores/store-availability';
import { addDays, casablancaDay, casablancaTime } from '#domain/time/casablanca-day';
import type { ServerContext } from '../../../server/context';
import { sendConversationMessages } from '../../../server/conversations/message-delivery';
import { conversations } from '../../../server/database/schema/conversations';
import { clients, orders } from '../../../server/database/schema/orders';
import { storeAvailability, stores } from '../../../server/database/schema/stores';
import { ZAHRA } from '../../../server/demo/demo-stores';
import { chatLinkOf } from '../../../server/mail/chat-url';
import type { Mail } from '../../../server/ports/mailer.port';
import { png } from '../media/pictures';
import { placeOrder } from '../orders/order-builder';
import type { ApiClient } from '../support/api-client';
import { openEventStream } from '../support/event-stream';
import { startTestServer } from '../support/test-server';
import { at, newChat as newChatOf, write as writeAs } from './chat-client';
import { answer, lastMessage, read, STORE } from './conversation-client';

const server = await startTestServer();
const { db } = server.database;
const { tokens } = server.context;
const visitor = server.anonymous;
const manager = await server.signIn('manager');
const seller = await server.signIn('seller');
const stranger = await server.signIn('admin2');
const sent: Mail[] = [];
const UNDO_MS = 10_000;

describe('The link to a chat', () => {
  test('A link shows the chat, and its first message begins a conversation with a deadline', async () => {
    const { link, order } = await newChat();
    expect(await visitor.get(at(link))).toMatchObject({
      status: 200,
      body: { orderNumber: String(order.number), hasBegun: false, messages: [] },
    });
    const { status, body } = await write(link, 'Où est mon colis ?');
    expect([status, body]).toMatchObject([
      201,
      {
        hasBegun: true,
        messages: [{ from: 'client', body: 'Où est mon colis ?', files: [], isRead: false }],
      },
    ]);
    expect(await read(seller, await conversationOf(order.id))).toMatchObject({
      kind: 'order',
      status: 'new',
      language: 'fr',
      subject: `Commande ${orderNumberText(order.number)}`,
      participants: [{ name: 'Nour El Alami', email: null }],
      link: { kind: 'order', id: order.id },
      isUnread: true,
      answerDueAt: expect.any(String),
      messages: [{ author: { type: 'client', name: 'Nour El Alami', email: null } }],
    });
  });

  test('A link that is forged, of another order, or of another client leads nowhere', async () => {
    const { link, order, clientId } = await newChat();
    const other = await newChat();
    const [name, mark] = link.split('-');
    const [otherName] = other.link.split('-');
    const key = { orderId: order.id, clientId, version: 1 };
    for (const wrong of [
      `${name}-${'0'.repeat(32)}`,
      `${otherName}-${mark}`,
      chatLinkOf(tokens, { ...key, version: 2 }),
      chatLinkOf(tokens, { ...key, clientId: other.clientId }),
    ]) {
      expect((await visitor.get(at(wrong))).status).toBe(404);
      expect((await write(wrong, 'x')).status).toBe(404);
    }
    await db.update(orders).set({ clientId: other.clientId }).where(eq(orders.id, order.id));
    expect((await visitor.get(at(link))).status).toBe(404);
  });

  test('A renewed link ends the earlier one and its stream', async () => {
    const { link, order } = await newChat();
    await write(link, 'Bonjour');
    const id = await conversationOf(order.id);
    const stream = await fetch(new URL(`${at(link)}/events`, server.url));
    expect((await stranger.post(`/api/store/conversation/${id}/link/renew`)).status).toBe(404);
    const { body } = await seller.post(`/api/store/conversation/${id}/link/renew`);
    const renewed = body.url.split('#')[1];
    expect(await stream.text()).not.toContain('Bonjour');
    expect((await visitor.get(at(link))).status).toBe(404);
    expect((await write(link, 'encore')).status).toBe(404);
    expect((await visitor.get(at(renewed))).body.messages).toHaveLength(1);
    const shown = await seller.get(`/api/store/conversation/${id}/link`);
    expect(shown.body).toEqual(body);
  });

  test('A link ends with the conversation, after a year, and while the store does not trade', async () => {
    const { link, order } = await newChat();
    const old = await newChat({
      orderDate: new Date(server.clock.now().getTime() - 366 * 86_400_000),
    });
    expect((await visitor.get(at(old.link))).status).toBe(404);
    await write(link, 'Bonjour');
    await db.update(stores).set({ status: 'suspended' }).where(eq(stores.id, STORE));
    expect((await visitor.get(at(link))).status).toBe(404);
    await db.update(stores).set({ status: 'active' }).where(eq(stores.id, STORE));
    expect((await visitor.get(at(link))).status).toBe(200);
    await manager.post(`/api/store/conversation/${await conversationOf(order.id)}/delete`);
    expect((await visitor.get(at(link))).status).toBe(404);
  });

  test('A cart that was placed has a link for each order, bound to its client', async () => {
    const { order, clientId } = await newChat();
    const link = chatLinkOf(tokens, { orderId: order.id, clientId, version: 1 });
    expect(link).toMatch(/^[A-Za-z0-9]+-[0-9a-f]{32}$/);
    expect(link).not.toContain(clientId.slice('cli_'.length));
  });
});

describe('A message of a client', () => {
  test('A message that is sent again under its key is added once, and another text is refused', async () => {
    const { link } = await newChat();
    const key = { 'idempotency-key': 'chat-message-1' };
    const message = { body: 'Une fois', language: 'fr' };
    const path = `${at(link)}/messages`;
    const all = await Promise.all([1, 2, 3].map(() => visitor.post(path, message, key)));
    expect(all.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await visitor.get(at(link))).body.messages).toHaveLength(1);
    const other = await visitor.post(path, { ...message, body: 'Deux fois' }, key);
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused']);
    const { link: another } = await newChat();
    expect(
      (await visitor.post(`${at(another)}/messages`, message, key)).body.messages,
    ).toHaveLength(1);
  });

  test('A message without words and one that is too long are refused', async () => {
    const { link } = await newChat();
    for (const body of ['', '   ', 'x'.repeat(2001)]) {
      expect((await write(link, body)).status).toBe(422);
    }
    expect((await visitor.get(at(link))).body.hasBegun).toBe(false);
  });

  test('The 31st message of a chat in a minute is refused, and another chat is not', async () => {
    const { link } = await newChat();
    const { link: other } = await newChat();
    for (let count = 0; count < 30; count += 1) await write(link, `Message ${count}`);
    expect((await write(link, 'trop')).status).toBe(429);
    expect((await write(other, 'Bonjour')).status).toBe(201);
  });

  test('A picture is judged by its bytes, and is read by the link of its chat only', async () => {
    const { link } = await newChat();
    const { link: other } = await newChat();
    await write(other, 'Bonjour');
    const path = `${at(link)}/pictures`;
    for (const content of ['<svg onload="x()"/>', '%PDF-1.4', 'GIF89a']) {
      expect((await visitor.upload(path, { name: 'photo.png', content })).status).toBe(422);
    }
    const { status, body } = await visitor.upload(path, {
      name: 'photo.html',
      content: await png(),
    });
    const [file] = body.messages[0].files;
    expect([status, file]).toMatchObject([201, { fileName: 'photo.html', mimeType: 'image/png' }]);
    const shown = await visitor.get(`${at(link)}/files/${file.id}`);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await visitor.get(`${at(other)}/files/${file.id}`)).status).toBe(404);
  });
});

describe('What the client sees', () => {
  test('Notes, drafts and messages that can be undone are not shown, nor names and addresses', async () => {
    const { link, order } = await newChat();
    await write(link, 'Bonjour');
    const id = await conversationOf(order.id);
    await seller.post(`/api/store/conversation/${id}/note/create`, { body: 'Note secrète' });
    await answer(seller, id, { body: '<p>Brouillon secret</p>', isDraft: true });
    await answer(seller, id, { body: '<p>Part dans dix secondes</p>' });
    const first = await visitor.get(at(link));
    expect(first.body.messages).toHaveLength(1);
    server.clock.advance(UNDO_MS);
    await sendConversationMessages(mailing());
    const { text, body } = await visitor.get(at(link));
    expect(body.messages.map((one: { body: string }) => one.body)).toEqual([
      'Bonjour',
      'Part dans dix secondes',
    ]);
    expect(text).not.toMatch(/secr|@|usr_|Imane/);
  });

  test('An immediate message is there at once, and is read when the client has read it', async () => {
    const { link, order } = await newChat();
    await write(link, 'Bonjour');
    const id = await conversationOf(order.id);
    const { body } = await answer(seller, id, { isImmediate: true });
    expect(body.messages.at(-1)).toMatchObject({
      status: 'sent',
      sendAt: null,
      allowedActions: [],
    });
    expect((await visitor.get(at(link))).body.messages.at(-1)).toMatchObject({
      from: 'store',
      body: 'Votre colis part demain.',
      isRead: false,
    });
    expect((await visitor.post(`${at(link)}/seen`)).status).toBe(204);
    expect((await read(seller, id)).messages.at(-1)).toMatchObject({
      status: 'read',
      readAt: expect.any(String),
    });
  });

  test('The client sees that the store has read their message', async () => {
    const { link, order } = await newChat();
    await write(link, 'Bonjour');
    const id = await conversationOf(order.id);
    await seller.post(`/api/store/conversation/${id}/mark`, { isUnread: false });
    expect((await visitor.get(at(link))).body.messages[0].isRead).toBe(true);
  });

  test('An immediate message whose mail is given up has not arrived, unless the client has read it in the chat', async () => {
    const [unread, seen] = [await newMailedChat(), await newMailedChat()];
    for (const { id } of [unread, seen]) await answer(seller, id, { isImmediate: true });
    expect((await visitor.post(`${at(seen.link)}/seen`)).status).toBe(204);
    for (const hours of [0, 1, 2, 3, 5, 9]) await sendConversationMessages(refusing(hours));
    expect(lastMessage(await read(seller, unread.id)).status).toBe('sent');
    await sendConversationMessages(refusing(22));
    expect(lastMessage(await read(seller, seen.id)).status).toBe('read');
    const bounced = await read(seller, unread.id);
    expect(bounced).toMatchObject({ status: 'open', isUnread: true });
    expect(lastMessage(bounced)).toMatchObject({
      status: 'bounced',
      bounceReason: 'no such mailbox',
      allowedActions: [{ action: 'retry', to: 'queued', reasonRequired: false }],
    });
    // The client still finds it on their page.
    expect((await visitor.get(at(unread.link))).body.messages.at(-1).from).toBe('store');
  });

  test('An answer after a message that bounced and was sent again is not refused as answered meanwhile', async () => {
    const { id } = await newMailedChat();
    await answer(seller, id, { isImmediate: true });
    for (const hours of [0, 1, 2, 3, 5, 9, 22]) await sendConversationMessages(refusing(hours));
    const { id: bounced } = lastMessage(await read(seller, id));
    const path = `/api/store/conversation/${id}/message/${bounced}/retry`;
    const { body: repeated } = await seller.post(path);
    const seenMessageId = lastMessage(repeated).id;
    expect(seenMessageId).toBe(bounced);
    const next = await answer(seller, id, { isImmediate: true, seenMessageId });
    expect([next.status, next.body.messagesCount]).toEqual([201, 3]);
  });

  test('The mail of a message has the link for the client, and none for the marketplace', async () => {
    const { link, order, clientId } = await newChat();
    await db.update(clients).set({ email: 'nour@example.ma' }).where(eq(clients.id, clientId));
    await write(link, 'Bonjour');
    const id = await conversationOf(order.id);
    const path = `/api/store/conversation/${id}/marketplace`;
    const asked = await seller.post(path, { body: 'Remboursement hors délai' });
    expect(asked.body.participants).toEqual([
      { name: 'Nour El Alami', email: 'nour@example.ma' },
      { name: '', email: server.context.config.marketplaceEmail },
    ]);
    sent.length = 0;
    await answer(seller, id, { isImmediate: true });
    await sendConversationMessages(mailing());
    const linked = sent.map(({ to, text }) => [to, text.includes(link)]);
    expect(linked).toContainEqual(['nour@example.ma', true]);
    expect(linked.filter(([, has]) => has)).toHaveLength(1);
    expect(linked).toContainEqual([server.context.config.marketplaceEmail, false]);
    expect((await visitor.get(at(link))).text).not.toContain('hors délai');
  });
});

describe('A closed store', () => {
  test('The chat of a store that is closed today and tomorrow says when it answers again', async () => {
    const { link } = await newChat();
    const today = casablancaDay(server.clock.now());
    const named = { note: null, noteEn: null, noteAr: null, acceptOrders: true };
    await db
      .update(storeAvailability)
      .set({
        weekly: WEEKDAYS.map((day) => ({ day, opens: '09:00', closes: '18:00' })),
        closures: [{ from: today, to: addDays(today, 1), ...named }],
      })
      .where(eq(storeAvailability.storeId, STORE));
    expect((await visitor.get(at(link))).body.answersAt).toBe(
      casablancaTime(addDays(today, 2), '09:00').toISOString(),
    );
  });
});

describe('Streams', () => {
  test('The client is told of changes and of typing without any content', async () => {
    const { link, order } = await newChat();
    await write(link, 'Bonjour');
    const id = await conversationOf(order.id);
    const response = await fetch(new URL(`${at(link)}/events`, server.url));
    // PostgreSQL may notify of the client's message only once the stream is open.
    const wanted =
      /^: open\n\n(event: change\ndata: \{\}\n\n)*event: typing\ndata: \{\}\n\n(event: change\ndata: \{\}\n\n)+$/;
    const text = readUntil(response, wanted);
    await seller.post(`/api/store/conversation/${id}/typing`);
    await answer(seller, id, { isImmediate: true });
    expect(await text).toMatch(wanted);
  });

  test('Staff is told that the client is typing; another store is told nothing', async () => {
    const { link, order } = await newChat();
    await write(link, 'Bonjour');
    const id = await conversationOf(order.id);
    const own = await openEventStream(server, seller, ['client', 'conversation']);
    const foreign = await openEventStream(server, stranger, []);
    // The text is collected while a hint is awaited.
    own.next().catch(() => undefined);
    await visitor.post(`${at(link)}/typing`);
    const name = 'Nour El Alami';
    await expect
      .poll(own.text)
      .toContain(`event: typing\ndata: ${JSON.stringify({ id, by: 'client', name })}\n\n`);
    await placeOrder(server, { storeId: ZAHRA.id });
    await foreign.next();
    expect(foreign.text()).not.toContain(id);
  });
});

describe('The team room', () => {
  test('A store has one team room, whoever opens it first', async () => {
    const path = '/api/store/team-room/open';
    const all = await Promise.all([seller, manager, seller].map((one) => one.post(path)));
    expect(new Set(all.map(({ body }) => body.id)).size).toBe(1);
    expect(all[0]?.body).toMatchObject({ kind: 'team', status: 'open' });
    expect((await stranger.post(path)).body.id).not.toBe(all[0]?.body.id);
  });

  test('A message of the team room is there at once, unread for the others, and its mentions notify', async () => {
    const { id } = (await seller.post('/api/store/team-room/open')).body;
    const me = (await manager.get('/api/user/')).body;
    const body = `<p>@${me.firstName} ${me.lastName} le coursier est là</p>`;
    const sentNow = await answer(seller, id, { body, isImmediate: true });
    expect(sentNow.body.messages.at(-1)).toMatchObject({ status: 'delivered' });
    expect((await read(manager, id)).isUnread).toBe(true);
    const { items } = (await manager.get('/api/user/notifications')).body;
    expect(items).toContainEqual(
      expect.objectContaining({ entityType: 'conversation', entityId: id }),
    );
  });
});

function write(link: string, body: string): ReturnType<ApiClient['post']> {
  return writeAs(visitor, link, body);
}

function newChat(wanted: { orderDate?: Date } = {}): ReturnType<typeof newChatOf> {
  return newChatOf(server, wanted);
}

async function conversationOf(orderId: string): Promise<string> {
  const [row] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.chatOrderId, orderId));
  if (!row) throw new Error('The order has no chat.');
  return row.id;
}

/** Reads the answer until all of its text matches, or until it ends. */
async function readUntil(response: Response, wanted: RegExp): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  while (reader && !wanted.test(text)) {
    const { value, done } = await reader.read();
    if (done) break;
    text += decoder.decode(value, { stream: true });
  }
  await reader?.cancel();
  return text;
}

function mailing(): ServerContext {
  const send = async (mail: Mail) => void sent.push(mail);
  return { ...server.context, mailer: { send } };
}

/** Mails of a mail server that refuses them, `hours` from now. */
function refusing(hours: number): ServerContext {
  const send = () => Promise.reject(new Error('no such mailbox'));
  const clock = () => new Date(server.clock.now().getTime() + hours * 3_600_000);
  return { ...server.context, clock, mailer: { send } };
}

/** A chat of a client with an address, who has written to the store. */
async function newMailedChat() {
  const { link, order, clientId } = await newChat();
  const email = `${clientId}@example.ma`;
  await db.update(clients).set({ email }).where(eq(clients.id, clientId));
  await write(link, 'Bonjour');
  return { link, id: await conversationOf(order.id) };
}
