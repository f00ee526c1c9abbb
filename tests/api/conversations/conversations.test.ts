import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Conversation, ConversationSummary } from '#openapi/types.generated';
import { wakeConversations } from '../../../server/conversations/due-conversations';
import { eraseOldConversations } from '../../../server/conversations/erase-conversations';
import { receiveAnswer } from '../../../server/conversations/message-receiving';
import { conversations } from '../../../server/database/schema/conversations';
import { orders } from '../../../server/database/schema/orders';
import { inquiries } from '../../../server/database/schema/public';
import { NEJJARINE, ZAHRA } from '../../../server/demo/demo-stores';
import { tallyDifferences } from '../platform/tallied-groups';
import type { ApiClient } from '../support/api-client';
import { startTestServer } from '../support/test-server';
import { answer, lastMessage, read, receiveLetter, startConversation } from './conversation-client';

const server = await startTestServer();
const { db } = server.database;
const admin = await server.signIn('admin');
const manager = await server.signIn('manager');
const seller = await server.signIn('seller');
const stranger = await server.signIn('admin2');
const now = server.clock.now();

describe('A conversation', () => {
  test('A new conversation has all its fields', async () => {
    const { status, body } = await seller.post('/api/store/conversation/create', {
      kind: 'mail',
      subject: '  Tapis   bleu ',
      recipient: { name: ' Sara Alami', email: ' sara@example.ma ' },
      labels: ['Retour', 'retour '],
    });
    expect([status, body]).toEqual([
      201,
      {
        id: expect.stringMatching(/^cnv_/),
        kind: 'mail',
        status: 'open',
        subject: 'Tapis bleu',
        language: 'fr',
        participants: [{ name: 'Sara Alami', email: 'sara@example.ma' }],
        link: null,
        assignee: null,
        labels: ['Retour'],
        isUnread: false,
        snoozedUntil: null,
        awaitingSince: null,
        answerDueAt: null,
        firstAnsweredAt: null,
        firstAnswerMs: null,
        lastMessageAt: body.createdAt,
        lastMessage: null,
        messagesCount: 0,
        filesCount: 0,
        createdAt: expect.any(String),
        updatedAt: body.createdAt,
        revision: 1,
        allowedActions: ['wait', 'snooze', 'close'].map((action) => ({
          action,
          to: { wait: 'waiting', snooze: 'snoozed', close: 'closed' }[action],
          reasonRequired: false,
        })),
        messages: [],
      },
    ]);
  });

  test.each([
    [{ subject: ' ' }, { subject: ['required'] }],
    [{ recipient: undefined }, { recipient: ['required'] }],
    [{ recipient: { name: 'X', email: 'nobody' } }, { 'recipient.email': ['invalid_email'] }],
    [{ kind: 'order' }, { link: ['required'] }],
    [{ link: { kind: 'order', id: 'ord_nobody' } }, { link: ['unknown'] }],
    [{ message: { body: '<p></p>' } }, { body: ['required'] }],
    [{ message: { body: '<p>{name}</p>' } }, { body: ['variable_missing'] }],
    [{ message: { body: 'x', fileIds: ['cvf_nobody'] } }, { fileIds: ['unknown'] }],
  ])('The server refuses a conversation with %j: %j', async (fields, errors) => {
    const recipient = { name: 'Sara', email: 'sara@example.ma' };
    const wanted = { kind: 'mail', subject: 'Tapis', recipient, ...fields };
    const { status, body } = await seller.post('/api/store/conversation/create', wanted);
    expect([status, body.errors]).toEqual([422, errors]);
  });

  test('A conversation about an order is with its client', async () => {
    const [order] = await db.select().from(orders).where(eq(orders.storeId, NEJJARINE.id)).limit(1);
    const link = { kind: 'order', id: order?.id };
    const { participants, link: shown } = await startConversation(seller, {
      kind: 'order',
      link,
      recipient: undefined,
    });
    expect(participants).toEqual([{ name: expect.any(String), email: expect.anything() }]);
    expect(shown).toMatchObject({ ...link, label: `${order?.number}` });
  });

  test('A change names the revision that it saw', async () => {
    const { id } = await startConversation(seller);
    const path = `/api/store/conversation/${id}`;
    expect((await seller.patch(path, { labels: ['Urgent'] })).status).toBe(428);
    const changed = await seller.patch(path, { labels: ['Urgent'] }, { revision: 1 });
    expect(changed.body).toMatchObject({ labels: ['Urgent'], revision: 2 });
    const stale = await seller.patch(path, { subject: 'Autre' }, { revision: 1 });
    expect([stale.status, stale.body.current.labels]).toEqual([412, ['Urgent']]);
  });

  test('A conversation of another store is unknown, by id and in the list', async () => {
    const { id } = await startConversation(stranger, { subject: 'Secret de la voisine' });
    expect((await admin.get(`/api/store/conversation/${id}`)).status).toBe(404);
    expect((await answer(admin, id)).status).toBe(404);
    expect(await found(admin, 'q=voisine')).toEqual([]);
    expect(await found(stranger, 'q=voisine')).toEqual(['Secret de la voisine']);
  });
});

describe('Statuses', () => {
  test('A letter is new, unread and to be answered in opening hours, and waits once it is answered', async () => {
    const id = await receiveLetter(server);
    const received = await read(seller, id);
    expect(received).toMatchObject({
      status: 'new',
      isUnread: true,
      awaitingSince: received.createdAt,
      answerDueAt: expect.any(String),
      lastMessage: { direction: 'incoming', text: 'Bonjour' },
      messagesCount: 1,
    });
    const { body } = await answer(seller, id);
    expect(body).toMatchObject({
      status: 'waiting',
      awaitingSince: null,
      answerDueAt: null,
      firstAnsweredAt: expect.any(String),
      firstAnswerMs: expect.any(Number),
      lastMessage: { direction: 'outgoing', text: 'Votre colis part demain.' },
    });
  });

  test.each([
    ['close', 'closed'],
    ['wait', 'waiting'],
    ['open', 'open'],
  ])('A new conversation after %s is %s', async (action, status) => {
    const id = await receiveLetter(server);
    const { body } = await seller.post(`/api/store/conversation/${id}/${action}`);
    expect(body.status).toBe(status);
  });

  test('What the status does not allow is refused with the current conversation', async () => {
    const { id } = await startConversation(seller);
    const { status, body } = await seller.post(`/api/store/conversation/${id}/reopen`);
    expect([status, body.code, body.current.id]).toEqual([409, 'action_not_allowed', id]);
  });

  test('A client’s answer opens a closed conversation again', async () => {
    const id = await receiveLetter(server);
    await seller.post(`/api/store/conversation/${id}/close`);
    await server.database.transaction(async (tx) => {
      const [row] = await tx.select().from(conversations).where(eq(conversations.id, id));
      if (!row) throw new Error('The conversation is missing.');
      const author = { type: 'client', name: 'Hind', email: 'hind@example.ma' } as const;
      await receiveAnswer(tx, row, { author, body: 'Encore', html: null, quoted: null }, now);
    });
    expect(await read(seller, id)).toMatchObject({ status: 'open', messagesCount: 2 });
  });

  test('A snoozed conversation is hidden until its time, then open and unread', async () => {
    const { id } = await startConversation(seller);
    const path = `/api/store/conversation/${id}/snooze`;
    const until = new Date(now.getTime() + 3_600_000);
    const past = await seller.post(path, { until: now.toISOString() });
    expect([past.status, past.body.errors]).toEqual([422, { until: ['in_the_past'] }]);
    const { body } = await seller.post(path, { until: until.toISOString() });
    expect(body).toMatchObject({ status: 'snoozed', snoozedUntil: until.toISOString() });
    await wakeConversations(server.context, new Date(until.getTime() - 1));
    expect((await read(seller, id)).status).toBe('snoozed');
    await wakeConversations(server.context, until);
    expect(await read(seller, id)).toMatchObject({ status: 'open', isUnread: true });
  });

  test('Managers delete conversations, sellers do not', async () => {
    const { id } = await startConversation(seller);
    const path = `/api/store/conversation/${id}/delete`;
    expect((await seller.post(path)).status).toBe(403);
    expect((await manager.post(path)).body.allowedActions).toEqual([]);
    expect((await manager.get(`/api/store/conversation/${id}`)).status).toBe(404);
  });

  test('A conversation is erased two years after its last message, a deleted one too', async () => {
    const twoYears = new Date('2026-11-28T10:00:00Z');
    const kept = await receiveLetter(server, { now: new Date('2024-11-28T11:00:00Z') });
    const old = await receiveLetter(server, { now: new Date('2024-11-28T08:00:00Z') });
    await manager.post(`/api/store/conversation/${old}/delete`);
    await eraseOldConversations(server.database, twoYears);
    const rows = await db.select({ id: conversations.id }).from(conversations);
    const ids = rows.map(({ id }) => id);
    expect([ids.includes(kept), ids.includes(old)]).toEqual([true, false]);
  });
});

test('A letter of the contact form to a store is a conversation there, and no inquiry', async () => {
  const letter = {
    firstName: 'Reda',
    lastName: 'Bensouda',
    email: 'reda@exemple.ma',
    phoneNumber: '0661420318',
    message: 'Livrez-vous à Dakhla ?',
    storeId: NEJJARINE.id,
  };
  const before = await db.$count(inquiries);
  expect((await server.anonymous.post('/api/public/contact', letter)).status).toBe(201);
  expect(await db.$count(inquiries)).toBe(before);
  const { body } = await seller.get('/api/store/conversations/?q=dakhla');
  expect(body.items).toMatchObject([
    {
      status: 'new',
      subject: 'Livrez-vous à Dakhla ?',
      participants: [{ name: 'Reda Bensouda', email: 'reda@exemple.ma' }],
    },
  ]);
  const wrong = { ...letter, storeId: 'str_nobody' };
  const refused = await server.anonymous.post('/api/public/contact', wrong);
  expect([refused.status, refused.body.errors]).toEqual([422, { storeId: ['unknown'] }]);
});

describe('Assignment', () => {
  test('A manager assigns a new conversation: it is open, and its assignee is notified', async () => {
    const id = await receiveLetter(server, { subject: 'Assignée' });
    const path = `/api/store/conversation/${id}/assign`;
    expect((await seller.post(path, { assigneeId: 'usr_imane' })).status).toBe(403);
    const unknown = await manager.post(path, { assigneeId: 'usr_nobody' });
    expect([unknown.status, unknown.body.errors]).toEqual([422, { assigneeId: ['unknown'] }]);
    const { body } = await manager.post(path, { assigneeId: 'usr_imane' });
    expect(body).toMatchObject({ status: 'open', assignee: { id: 'usr_imane' } });
    expect(await newsOf(seller, id)).toEqual([expect.stringContaining('«\u00a0\u2068Assignée')]);
  });

  test('A note mentions a colleague, who is notified and has it unread', async () => {
    const { id } = await startConversation(manager, { subject: 'Mentionnée' });
    const { firstName, lastName } = (await seller.get('/api/user/')).body;
    const body = `@${firstName} ${lastName} à vérifier`;
    const noted = await manager.post(`/api/store/conversation/${id}/note/create`, { body });
    expect(lastMessage(noted.body)).toMatchObject({ direction: 'note', status: null, body });
    expect(await newsOf(seller, id)).toHaveLength(1);
    expect((await read(seller, id)).isUnread).toBe(true);
    expect((await read(manager, id)).isUnread).toBe(false);
  });

  test('Read and unread are marked for the caller alone, without a new revision', async () => {
    const id = await receiveLetter(server);
    const path = `/api/store/conversation/${id}/mark`;
    const { body } = await seller.post(path, { isUnread: false });
    expect(body).toMatchObject({ isUnread: false, revision: 2 });
    expect((await read(manager, id)).isUnread).toBe(true);
    expect((await seller.post(path, { isUnread: true })).body.isUnread).toBe(true);
  });
});

describe('Lists', () => {
  test('Every filter keeps its conversations, and the total agrees', async () => {
    const [mine, closed, labelled] = await Promise.all([
      startConversation(seller, { subject: 'Filtre un' }),
      startConversation(seller, { subject: 'Filtre deux' }),
      startConversation(seller, { subject: 'Filtre trois', labels: ['Étiquette rare'] }),
    ]);
    await manager.post(`/api/store/conversation/${mine.id}/assign`, { assigneeId: 'usr_imane' });
    await seller.post(`/api/store/conversation/${closed.id}/close`);
    expect(await found(seller, 'q=filtre&sort=lastMessageAt')).toHaveLength(3);
    expect(await found(seller, 'q=filtre&assigneeId=me')).toEqual(['Filtre un']);
    expect(await found(seller, 'q=filtre&status=closed')).toEqual(['Filtre deux']);
    expect(await found(seller, `label=${encodeURIComponent('étiquette RARE')}`)).toEqual([
      labelled.subject,
    ]);
    expect(await found(seller, 'kind=team&q=filtre')).toEqual([]);
    expect(await found(seller, 'unread=true&q=filtre')).toEqual([]);
  });

  test.each([
    ['sujets', 'Théière cassée'],
    ['THEIERE', 'Théière cassée'],
    ['الزربية', 'سؤال عن الزَّرْبِيَّة'],
    ['reçu rouge', 'Théière cassée'],
  ])('A search for %s finds “%s”', async (q, subject) => {
    const id = await receiveLetter(server, {
      subject,
      body: 'Voici les sujets : un reçu, et un tapis rouge.',
    });
    const { body } = await seller.get(
      `/api/store/conversations/?q=${encodeURIComponent(q)}&pageSize=100`,
    );
    expect(body.items.map((one: ConversationSummary) => one.id)).toContain(id);
  });

  test('A search finds words that many of the newest conversations contain, and rare ones', async () => {
    const numbers = Array.from({ length: 24 }, (_, index) => `${index + 70}`);
    const subjects = numbers.map((number) => `Vannerie ${number}`);
    for (const subject of subjects) await startConversation(seller, { subject });
    await startConversation(stranger, { subject: 'Vannerie 75' });
    expect((await found(seller, 'q=vannerie')).toSorted()).toEqual(subjects);
    expect(await found(seller, 'q=vannerie 75')).toEqual(['Vannerie 75']);
    expect(await found(seller, 'q=vannerie 75&status=closed')).toEqual([]);
    expect(await found(stranger, 'q=vannerie')).toEqual(['Vannerie 75']);
    const { body } = await seller.get('/api/store/conversations/?q=vannerie&page=2&pageSize=5');
    expect([body.total, body.items.length]).toEqual([24, 5]);
  });

  test('The total of a search counts 75 after the page, so that its last page is reached', async () => {
    const letter = { storeId: ZAHRA.id, subject: 'Zellige' };
    for (let turn = 0; turn < 90; turn += 1) await receiveLetter(server, letter);
    const pageOf = async (page: number) => {
      const path = `/api/store/conversations/?q=zellige&page=${page}&pageSize=10`;
      const { total, items } = (await stranger.get(path)).body;
      return [total, items.length];
    };
    expect(await Promise.all([1, 2, 9, 10].map(pageOf))).toEqual([
      [85, 10],
      [90, 10],
      [90, 10],
      [90, 0],
    ]);
  });

  test('Counts of statuses and stored counts equal the rows', async () => {
    await receiveLetter(server);
    const { body: counts } = await seller.get('/api/store/conversations/counts');
    const total = async (query: string): Promise<number> =>
      (await seller.get(`/api/store/conversations/?${query}`)).body.total;
    expect(counts).toMatchObject({
      new: await total('status=new'),
      waiting: await total('status=waiting'),
      closed: await total('status=closed'),
      unread: await total('unread=true'),
    });
    expect(await tallyDifferences(db)).toEqual([]);
  });

  test('Many conversations are closed at once, after a dry run that changes nothing', async () => {
    const [open, closed] = [await startConversation(seller), await startConversation(seller)];
    await seller.post(`/api/store/conversation/${closed.id}/close`);
    const foreign = await startConversation(stranger);
    const ids = [open.id, closed.id, foreign.id];
    const bulk = (dryRun: boolean) =>
      seller.post('/api/store/conversations/bulk', { action: 'close', ids, dryRun });
    const outcome = [true, false, false];
    const dry = (await bulk(true)).body;
    expect(dry.results.map(({ isDone }: { isDone: boolean }) => isDone)).toEqual(outcome);
    expect((await read(seller, open.id)).status).toBe('open');
    const { body } = await bulk(false);
    expect(body.results.map(({ code }: { code: string | null }) => code)).toEqual([
      null,
      'action_not_allowed',
      'not_found',
    ]);
    expect((await read(seller, open.id)).status).toBe('closed');
  });

  test('Many conversations are assigned at once, by managers', async () => {
    const { id } = await startConversation(seller);
    const body = { action: 'assign', ids: [id], assigneeId: 'usr_imane' };
    expect((await seller.post('/api/store/conversations/bulk', body)).status).toBe(403);
    expect((await manager.post('/api/store/conversations/bulk', body)).body.doneCount).toBe(1);
    const none = await manager.post('/api/store/conversations/bulk', {
      action: 'assign',
      ids: [id],
    });
    expect([none.status, none.body.errors]).toEqual([422, { assigneeId: ['required'] }]);
  });

  test('An exported list has the words of its language, and disarms formulas', async () => {
    await startConversation(seller, { subject: '=cmd|x' });
    const { text } = await seller.get('/api/store/conversations/export/?language=en&q=cmd');
    expect(text).toContain('Kind,Subject,Status,Participants');
    expect(text).toContain("Email,'=cmd|x,Open,Sara Alami");
  });
});

describe('Saved replies', () => {
  const CREATE = '/api/store/saved-reply/create';

  test('Managers write saved replies, which everybody reads', async () => {
    const wanted = {
      name: 'Expédition',
      body: 'Bonjour {name},\r\nle {deadline}',
      bodyAr: 'مرحبًا',
    };
    expect((await seller.post(CREATE, wanted)).status).toBe(403);
    const { status, body } = await manager.post(CREATE, wanted);
    expect([status, body.body]).toEqual([201, 'Bonjour {name},\nle {deadline}']);
    const taken = await manager.post(CREATE, { ...wanted, name: 'EXPEDITION' });
    expect([taken.status, taken.body.errors]).toEqual([409, { name: ['already_taken'] }]);
    const path = `/api/store/saved-reply/${body.id}`;
    const changed = await manager.patch(path, { bodyEn: 'Hello' }, { revision: 1 });
    expect(changed.body).toMatchObject({ bodyEn: 'Hello', revision: 2 });
    expect((await seller.get('/api/store/saved-replies/')).body.items).toContainEqual(changed.body);
    expect((await stranger.patch(path, { bodyEn: 'x' }, { revision: 2 })).status).toBe(404);
    expect((await manager.post(`${path}/delete`)).status).toBe(200);
  });

  test('A saved reply with an unknown variable is refused', async () => {
    const { status, body } = await manager.post(CREATE, { name: 'Prix', body: '{price}' });
    expect([status, body.errors]).toEqual([422, { body: ['unknown'] }]);
  });
});

async function found(client: ApiClient, query: string): Promise<string[]> {
  const { body } = await client.get(`/api/store/conversations/?${query}`);
  expect(body.total).toBe(body.items.length);
  return body.items.map(({ subject }: Conversation) => subject);
}

async function newsOf(client: ApiClient, id: string): Promise<string[]> {
  const { body } = await client.get('/api/user/notifications?pageSize=100');
  return body.items
    .filter((one: { entityId: string | null }) => one.entityId === id)
    .map((one: { body: string }) => one.body);
}
