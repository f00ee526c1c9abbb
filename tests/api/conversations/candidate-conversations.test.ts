import { and, eq, isNull } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import { afterAll, describe, expect, test } from 'vitest';
import type { Conversation, ConversationSummary } from '#openapi/types.generated';
import { sendConversationMessages } from '../../../server/conversations/message-delivery';
import { auditLog } from '../../../server/database/schema/audit';
import { conversations } from '../../../server/database/schema/conversations';
import { mailOutbox } from '../../../server/database/schema/mail';
import { notifications } from '../../../server/database/schema/notifications';
import { clients } from '../../../server/database/schema/orders';
import { replyAddressOf } from '../../../server/mail/reply-address';
import { startMailListener } from '../../../server/mail-in/mail-listener';
import type { Mail } from '../../../server/ports/mailer.port';
import { eraseOldCandidacies } from '../../../server/vacancies/erase-candidacies';
import type { ApiClient } from '../support/api-client';
import { startTestServer } from '../support/test-server';
import { decide, insertCandidacy, openVacancy } from '../vacancies/vacancy-client';
import { answer, lastMessage, read, STORE, startConversation } from './conversation-client';

const DOMAIN = 'boutiques.example.ma';
const UNDO_MS = 10_000;
const storeAddress = `${STORE.slice('str_'.length)}@${DOMAIN}`;
const mailIn = { host: '127.0.0.1', port: 0, domain: DOMAIN };
const server = await startTestServer({ config: { mailIn } });
const listener = await startMailListener(server.context, mailIn, { lettersPerMinute: 10_000 });
afterAll(() => listener.stop());
const { db } = server.database;
const admin = await server.signIn('admin');
const manager = await server.signIn('manager');
const vacancy = await openVacancy(admin);
const sent: Mail[] = [];

describe('The conversation with a candidate', () => {
  test('A candidacy has one conversation, which is with its candidate in their language', async () => {
    const id = await candidate({ language: 'ar' });
    const first = await begin(manager, id);
    expect([first.status, first.body]).toMatchObject([
      201,
      {
        kind: 'candidate',
        status: 'open',
        language: 'ar',
        participants: [{ name: 'Salma Tazi', email: `${id}@example.ma` }],
        link: { kind: 'candidacy', id, label: 'Salma Tazi' },
      },
    ]);
    const again = await begin(admin, id, { subject: 'Autre', message: { body: '<p>Bonjour</p>' } });
    expect(again.body).toMatchObject({ id: first.body.id, subject: 'Entretien' });
    expect(lastMessage(again.body)).toMatchObject({ body: 'Bonjour', status: 'queued' });
    const about = await listed(manager, `?linkKind=candidacy&linkId=${id}`);
    expect(about.map((one) => one.id)).toEqual([first.body.id]);
  });

  test('An invitation and a refusal are messages of it, which are sent with their mails', async () => {
    const id = await candidate({ status: 'shortlisted' });
    await decide(manager, id, 'invite');
    await decide(manager, id, 'refuse', { answer: 'Merci.\n\nBonne chance.' });
    const recipient = `${id}@example.ma`;
    // The server sends both mails at once, while the test goes on.
    const unsent = and(eq(mailOutbox.recipient, recipient), isNull(mailOutbox.sentAt));
    await expect.poll(() => db.$count(mailOutbox, unsent)).toBe(0);
    await sendAll();
    const conversation = await ofCandidate(id);
    expect(conversation).toMatchObject({ kind: 'candidate', status: 'waiting', messagesCount: 2 });
    expect(conversation.subject).toBe('Vendeuse à Fès');
    expect(conversation.messages.map(({ body, status }) => [body, status])).toEqual([
      [
        'Atelier Nejjarine souhaite vous rencontrer pour l’offre «\u00a0Vendeuse à Fès\u00a0».',
        'sent',
      ],
      ['Merci.\n\nBonne chance.', 'sent'],
    ]);
    // They are sent again, to a mailer that keeps them.
    sent.length = 0;
    await db
      .update(mailOutbox)
      .set({ sentAt: null, nextTryAt: server.clock.now() })
      .where(eq(mailOutbox.recipient, recipient));
    await sendAll();
    const mails = sent.filter(({ to }) => to === recipient);
    const address = replyAddressOf(server.context, conversation.id);
    expect(mails.map(({ replyTo, envelopeFrom }) => [replyTo, envelopeFrom])).toEqual([
      [address, address],
      [address, address],
    ]);
  });

  test('The answer of a candidate to a mail opens the conversation, for those who answer candidates', async () => {
    const id = await candidate({ status: 'shortlisted' });
    await decide(manager, id, 'invite');
    const { id: conversationId } = await ofCandidate(id);
    await writeTo(conversationId, { text: 'Je préfère lundi.', from: `${id}@example.ma` });
    const conversation = await read(manager, conversationId);
    expect(conversation).toMatchObject({ status: 'open', isUnread: true });
    expect(lastMessage(conversation)).toMatchObject({
      direction: 'incoming',
      body: 'Je préfère lundi.',
    });
    expect(conversation.answerDueAt).not.toBeNull();
  });

  test('A letter to a conversation that was deleted, or to the store, is part of the one with them', async () => {
    const id = await candidate();
    const email = `${id}@example.ma`;
    const deleted = (await begin(manager, id)).body;
    await manager.post(`/api/store/conversation/${deleted.id}/delete`);
    await writeTo(deleted.id, { text: 'Trop tard ?', from: email });
    const anew = await ofCandidate(id);
    expect(anew).toMatchObject({ kind: 'candidate', status: 'open', subject: 'Entretien' });
    expect(anew.id).not.toBe(deleted.id);
    await send({ to: storeAddress, text: 'Voici mes horaires.', from: email });
    expect((await ofCandidate(id)).messages.map(({ body }) => body)).toEqual([
      'Trop tard ?',
      'Voici mes horaires.',
    ]);
  });

  test('The first letter of a candidate to the store begins the conversation with them', async () => {
    const id = await candidate();
    await send({ to: storeAddress, text: 'Je suis Salma.', from: `${id}@example.ma` });
    expect(lastMessage(await ofCandidate(id))).toMatchObject({ body: 'Je suis Salma.' });
  });

  test('A client of the store who applied, and an erased candidate, write mails', async () => {
    const id = await candidate();
    const [client] = await db.select().from(clients).where(eq(clients.storeId, STORE)).limit(1);
    const email = `${id}@EXAMPLE.ma`;
    await db
      .update(clients)
      .set({ email })
      .where(eq(clients.id, client?.id ?? ''));
    const erased = await candidate({ erasedAt: server.clock.now() });
    for (const sender of [id, erased]) {
      await send({
        to: storeAddress,
        subject: sender,
        text: 'Bonjour',
        from: `${sender}@example.ma`,
      });
      const own = await listed(manager, `?linkKind=candidacy&linkId=${sender}`);
      expect([sender, own]).toEqual([sender, []]);
      const found = await listed(manager, `?kind=mail&q=${sender}`);
      expect(found.map(({ subject }) => subject)).toEqual([sender]);
    }
  });

  test('A mail of it leads to the page of the candidate', async () => {
    const id = await candidate();
    const { body } = await begin(manager, id, {
      message: { body: '<p>Quand commencez-vous ?</p>' },
    });
    await sendAll();
    const mail = sent.findLast(({ to }) => to === `${id}@example.ma`);
    expect(mail?.text).toContain('Quand commencez-vous ?');
    expect(mail?.text).toMatch(/Suivre ma candidature.*\/job\/application\?lng=fr#/u);
    expect(mail?.replyTo).toBe(replyAddressOf(server.context, body.id));
  });

  test('A message that did not arrive is news that does not name the candidate', async () => {
    const id = await candidate();
    const { body } = await begin(manager, id, { message: { body: '<p>Bonjour</p>' } });
    const mailer = { send: () => Promise.reject(new Error('550 no such user')) };
    for (let turn = 0; turn < 10; turn += 1) {
      server.clock.advance(24 * 60 * 60 * 1000);
      await sendConversationMessages({ ...server.context, mailer });
    }
    expect(lastMessage(await read(await server.signIn('manager'), body.id))).toMatchObject({
      status: 'bounced',
    });
    const news = await db.select().from(notifications).where(eq(notifications.entityId, body.id));
    expect(news.map(({ body }) => body)).toEqual([
      '«\u00a0\u2068Entretien\u2069\u00a0» n’est pas arrivé au candidat.',
    ]);
    expect(JSON.stringify(news)).not.toMatch(/Salma|example\.ma/u);
  });
});

describe('Who sees the conversation with a candidate', () => {
  test('Users who do not answer candidates find it nowhere', async () => {
    const user = await server.signIn('seller');
    const boss = await server.signIn('manager');
    const id = await candidate({ interviewerIds: ['usr_imane'] });
    const conversation = (await begin(boss, id, { subject: 'Entretien unique' })).body;
    await writeTo(conversation.id, { text: 'Bonjour', from: `${id}@example.ma` });
    const path = `/api/store/conversation/${conversation.id}`;
    const before = (await user.get('/api/store/conversations/counts')).body;
    expect((await user.get(path)).status).toBe(404);
    expect((await user.post(`${path}/note/create`, { body: 'Note' })).status).toBe(404);
    expect((await answer(user, conversation.id)).status).toBe(404);
    for (const query of [
      '?q=entretien+unique',
      '?kind=candidate',
      `?linkKind=candidacy&linkId=${id}`,
    ]) {
      const [own, others] = [await listed(boss, query), await listed(user, query)];
      expect([query, own.map((one) => one.id)]).toEqual([
        query,
        expect.arrayContaining([conversation.id]),
      ]);
      expect([query, others]).toEqual([query, []]);
    }
    const file = '/api/store/conversations/export/?language=fr&q=entretien+unique';
    expect((await boss.get(file)).text).toContain('Entretien unique');
    expect((await user.get(file)).text).not.toContain('Entretien unique');
    await boss.post(`${path}/mark`, { isUnread: true });
    expect((await user.get('/api/store/conversations/counts')).body).toEqual(before);
    expect((await begin(user, id)).body.errors).toEqual({ link: ['unknown'] });
    const stranger = await server.signIn('admin2');
    expect((await stranger.get(path)).status).toBe(404);
  });

  test('It is assigned to nobody who does not see it', async () => {
    const boss = await server.signIn('manager');
    const id = await candidate();
    const conversation = (await begin(boss, id)).body;
    const path = `/api/store/conversation/${conversation.id}/assign`;
    const refused = await boss.post(path, { assigneeId: 'usr_imane' });
    expect([refused.status, refused.body.errors]).toEqual([422, { assigneeId: ['unknown'] }]);
    expect((await boss.post(path, { assigneeId: 'usr_youssef' })).status).toBe(200);
    const many = await boss.post('/api/store/conversations/bulk', {
      action: 'assign',
      ids: [conversation.id],
      assigneeId: 'usr_imane',
    });
    expect(many.body).toMatchObject({ doneCount: 0, failedCount: 1 });
  });

  test('Its link stays, and no other conversation links to a candidacy', async () => {
    const boss = await server.signIn('manager');
    const id = await candidate();
    const own = (await begin(boss, id)).body;
    const other = await startConversation(boss);
    const link = { kind: 'candidacy', id };
    const change = (conversation: Conversation, body: object) =>
      boss.patch(`/api/store/conversation/${conversation.id}`, body, {
        revision: conversation.revision,
      });
    expect((await change(own, { link: null })).body.errors).toEqual({ link: ['not_allowed'] });
    expect((await change(other, { link })).body.errors).toEqual({ link: ['not_allowed'] });
    const letter = { kind: 'mail', recipient: { name: 'Sara', email: 'sara@example.ma' }, link };
    const started = await boss.post('/api/store/conversation/create', {
      ...letter,
      subject: 'Lettre',
    });
    expect(started.body.errors).toEqual({ link: ['not_allowed'] });
  });
});

describe('The erasure of a candidate', () => {
  test('Their conversation is erased with them, and the audit log has nothing of it', async () => {
    const boss = await server.signIn('manager');
    const id = await candidate({ status: 'refused', endedAt: new Date('2020-01-01') });
    const { body } = await begin(boss, id, { message: { body: '<p>Secret de Salma</p>' } });
    await writeTo(body.id, { text: 'Confidence', from: `${id}@example.ma` });
    const log = await db.select().from(auditLog);
    const about = log.filter((line) => JSON.stringify(line).includes(body.id));
    expect(about.length).toBeGreaterThan(0);
    expect(JSON.stringify(about)).not.toMatch(/Secret|Confidence|Salma|example\.ma/u);
    await eraseOldCandidacies(server.context, server.clock.now());
    expect((await boss.get(`/api/store/conversation/${body.id}`)).status).toBe(404);
    expect(await db.$count(conversations, eq(conversations.id, body.id))).toBe(0);
  });
});

function candidate(fields: Parameters<typeof insertCandidacy>[2] = {}): Promise<string> {
  return insertCandidacy(db, vacancy, fields);
}

function begin(client: ApiClient, candidacyId: string, fields: object = {}) {
  const link = { kind: 'candidacy', id: candidacyId };
  const wanted = { kind: 'candidate', subject: 'Entretien', link, ...fields };
  return client.post('/api/store/conversation/create', wanted);
}

async function listed(client: ApiClient, query: string): Promise<ConversationSummary[]> {
  return (await client.get(`/api/store/conversations/${query}`)).body.items;
}

async function ofCandidate(candidacyId: string): Promise<Conversation> {
  const [found] = await listed(manager, `?linkKind=candidacy&linkId=${candidacyId}`);
  return read(manager, found?.id ?? '');
}

/** Sends what is queued, after the time in which it could be undone. */
async function sendAll(): Promise<void> {
  server.clock.advance(UNDO_MS);
  const mailer = {
    send: async (mail: Mail) => {
      sent.push(mail);
    },
  };
  await sendConversationMessages({ ...server.context, mailer });
}

interface SentLetter {
  readonly to: string;
  readonly text: string;
  readonly from: string;
  readonly subject?: string;
}

async function send({ from, subject = 'Re: Entretien', ...letter }: SentLetter): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port: listener.port, ignoreTLS: true });
  await transport.sendMail({ from: `Salma Tazi <${from}>`, subject, ...letter });
}

function writeTo(conversationId: string, letter: Pick<SentLetter, 'text' | 'from'>): Promise<void> {
  return send({ to: replyAddressOf(server.context, conversationId) ?? '', ...letter });
}
