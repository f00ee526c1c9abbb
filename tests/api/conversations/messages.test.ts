import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { ServerContext } from '../../../server/context';
import { deleteUnusedConversationFiles } from '../../../server/conversations/erase-conversations';
import { sendConversationMessages } from '../../../server/conversations/message-delivery';
import { conversationFiles } from '../../../server/database/schema/conversations';
import type { Mail } from '../../../server/ports/mailer.port';
import { openEventStream } from '../support/event-stream';
import { startTestServer } from '../support/test-server';
import { answer, lastMessage, read, receiveLetter, startConversation } from './conversation-client';

const server = await startTestServer();
const manager = await server.signIn('manager');
const seller = await server.signIn('seller');
const stranger = await server.signIn('admin2');
const sent: Mail[] = [];
const UNDO_MS = 10_000;

describe('A message', () => {
  test('A message waits for ten seconds, is mailed, and then is sent', async () => {
    const { id } = await startConversation(seller, { subject: 'Envoyée' });
    const { status, body } = await answer(seller, id, {
      body: '<p onclick="x()">Bonjour <strong>Sara</strong></p><script>x()</script>',
    });
    const message = lastMessage(body);
    expect([status, message]).toEqual([
      201,
      {
        id: expect.stringMatching(/^msg_/),
        direction: 'outgoing',
        status: 'queued',
        author: { type: 'staff', userId: 'usr_imane', name: expect.any(String), email: null },
        body: 'Bonjour Sara',
        html: '<p>Bonjour <strong>Sara</strong></p>',
        quoted: null,
        isAutomatic: false,
        files: [],
        pictures: [],
        senderProof: null,
        sendAt: new Date(Date.parse(message.createdAt) + UNDO_MS).toISOString(),
        sentAt: null,
        deliveredAt: null,
        readAt: null,
        bouncedAt: null,
        bounceReason: null,
        createdAt: expect.any(String),
        allowedActions: [{ action: 'undo', to: 'draft', reasonRequired: false }],
      },
    ]);
    await sendConversationMessages(mailing());
    expect(mailOf('Envoyée')).toBeUndefined();
    server.clock.advance(UNDO_MS);
    await sendConversationMessages(mailing());
    expect(mailOf('Envoyée')).toMatchObject({
      to: 'sara@example.ma',
      fromName: expect.any(String),
      isPersonal: true,
      text: 'Bonjour Sara\n',
      html: expect.stringContaining('<p>Bonjour <strong>Sara</strong></p>'),
    });
    expect(lastMessage(await read(seller, id))).toMatchObject({
      status: 'sent',
      sentAt: expect.any(String),
      allowedActions: [],
    });
  });

  test('An undone message is a draft, is not mailed, and its conversation is as it was', async () => {
    const id = await receiveLetter(server, { subject: 'Annulée' });
    const before = await read(seller, id);
    const queued = lastMessage((await answer(seller, id)).body);
    const path = `/api/store/conversation/${id}/message/${queued.id}`;
    const { body } = await seller.post(`${path}/undo`);
    expect(body).toMatchObject({
      status: 'new',
      awaitingSince: before.awaitingSince,
      answerDueAt: before.answerDueAt,
      firstAnsweredAt: null,
      lastMessage: before.lastMessage,
      messagesCount: 1,
    });
    expect(lastMessage(body)).toMatchObject({ status: 'draft', sendAt: null });
    server.clock.advance(UNDO_MS);
    await sendConversationMessages(mailing());
    expect(mailOf('Re: Annulée')).toBeUndefined();
    const sentDraft = await answer(seller, id, { draftId: queued.id, body: '<p>Mieux</p>' });
    expect(sentDraft.body.messages).toHaveLength(2);
    expect(lastMessage(sentDraft.body)).toMatchObject({ id: queued.id, status: 'queued' });
  });

  test('After ten seconds a message is not undone', async () => {
    const { id } = await startConversation(seller);
    const queued = lastMessage((await answer(seller, id)).body);
    server.clock.advance(UNDO_MS);
    const { status, body } = await seller.post(
      `/api/store/conversation/${id}/message/${queued.id}/undo`,
    );
    expect([status, body.code]).toEqual([409, 'action_not_allowed']);
  });

  test('A draft is kept, and discarded', async () => {
    const { id } = await startConversation(seller);
    const { body } = await answer(seller, id, { isDraft: true, body: '<p>Bonjour {name}</p>' });
    expect([body.status, body.messagesCount]).toEqual(['open', 0]);
    const draft = lastMessage(body);
    const path = `/api/store/conversation/${id}/message/${draft.id}/discard`;
    expect((await seller.post(path)).body.messages).toEqual([]);
  });

  test('Of two users who answer at once, the second is shown the answer of the first', async () => {
    const id = await receiveLetter(server);
    const seenMessageId = lastMessage(await read(seller, id)).id;
    await answer(manager, id, { seenMessageId });
    const { status, body } = await answer(seller, id, { seenMessageId });
    expect([status, body.code, body.current.messagesCount]).toEqual([409, 'answered_meanwhile', 2]);
    const seen = body.current.messages.at(-1).id;
    expect((await answer(seller, id, { seenMessageId: seen })).status).toBe(201);
  });

  test('A repeated request sends one message', async () => {
    const { id } = await startConversation(seller);
    const headers = { 'idempotency-key': `answer-${id.slice(4)}` };
    const path = `/api/store/conversation/${id}/message/create`;
    for (const _ of [1, 2]) await seller.post(path, { body: '<p>Une fois</p>' }, headers);
    expect((await read(seller, id)).messagesCount).toBe(1);
  });

  test('A mail that is given up bounces: its author is told, and it can be sent again', async () => {
    const { id } = await startConversation(seller, { subject: 'Refusée' });
    await answer(seller, id);
    for (const day of [1, 2, 3, 4, 5, 6, 7]) await sendConversationMessages(refusing(day));
    const bounced = await read(seller, id);
    expect(bounced).toMatchObject({ status: 'open', isUnread: true });
    expect(lastMessage(bounced)).toMatchObject({
      status: 'bounced',
      bounceReason: 'no such mailbox',
      allowedActions: [{ action: 'retry', to: 'queued', reasonRequired: false }],
    });
    const { body } = await seller.get('/api/user/notifications?pageSize=100');
    const news = body.items.filter((one: { entityId: string }) => one.entityId === id);
    expect(news).toHaveLength(1);
    const message = lastMessage(bounced);
    const again = await seller.post(`/api/store/conversation/${id}/message/${message.id}/retry`);
    expect(again.body).toMatchObject({ status: 'waiting', messagesCount: 1 });
    server.clock.advance(UNDO_MS);
    await sendConversationMessages(mailing());
    expect(lastMessage(await read(seller, id)).status).toBe('sent');
  });

  test('A message of the team is not mailed, and is unread for the others', async () => {
    const { id } = await startConversation(seller, { kind: 'team', recipient: undefined });
    expect((await answer(seller, id)).body.status).toBe('open');
    server.clock.advance(UNDO_MS);
    await sendConversationMessages(mailing());
    const shown = await read(manager, id);
    expect([shown.isUnread, lastMessage(shown).status]).toEqual([true, 'delivered']);
    expect((await read(seller, id)).isUnread).toBe(false);
  });

  test('The content of messages is not in the activity log', async () => {
    const { id } = await startConversation(seller);
    await answer(seller, id, { body: '<p>Mot de passe du coffre</p>' });
    const { text } = await (await server.signIn('admin')).get('/api/store/audit/?pageSize=100');
    expect(text).not.toContain('Mot de passe du coffre');
  });
});

describe('Files', () => {
  const PDF = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n';
  const upload = (client = seller, name = 'facture.pdf', content: string = PDF) =>
    client.upload('/api/store/conversation-file/create', { name, content });

  test('A file goes with a message, is found by its name, and only its store reads it', async () => {
    const { body: file } = await upload(seller, 'Devis théière.pdf');
    expect(file).toMatchObject({ fileName: 'Devis théière.pdf', mimeType: 'application/pdf' });
    const { id } = await startConversation(seller, { subject: 'Avec fichier' });
    const { body } = await answer(seller, id, { fileIds: [file.id] });
    expect([lastMessage(body).files, body.filesCount]).toEqual([[file], 1]);
    const path = `/api/store/conversation/${id}/file/${file.id}`;
    const { headers, text } = await manager.get(path);
    expect([headers.get('content-disposition'), headers.get('cache-control'), text]).toEqual([
      expect.stringMatching(/^attachment;/),
      'private, no-store',
      PDF,
    ]);
    expect((await stranger.get(path)).status).toBe(404);
    const { body: page } = await seller.get('/api/store/conversations/?q=devis%20theiere');
    expect(page.items.map((one: { id: string }) => one.id)).toEqual([id]);
    server.clock.advance(UNDO_MS);
    await sendConversationMessages(mailing());
    expect(mailOf('Avec fichier')?.files).toEqual([
      { fileName: 'Devis théière.pdf', mimeType: 'application/pdf', content: Buffer.from(PDF) },
    ]);
  });

  test('A file is judged by its content', async () => {
    const { status, body } = await upload(seller, 'image.png', '<svg onload="x()"></svg>');
    expect([status, body.errors]).toEqual([422, { file: ['unsupported_file'] }]);
  });

  test('A file of more than 10 MB is refused', async () => {
    const large = `${PDF}${' '.repeat(10 * 1024 * 1024)}`;
    const { status, body } = await upload(seller, 'facture.pdf', large);
    expect([status, body.code]).toEqual([413, 'payload_too_large']);
  });

  test('A file of somebody else, and one of another message, are unknown', async () => {
    const { body: file } = await upload(manager);
    const { id } = await startConversation(seller);
    const foreign = await answer(seller, id, { fileIds: [file.id] });
    expect([foreign.status, foreign.body.errors]).toEqual([422, { fileIds: ['unknown'] }]);
    await answer(manager, id, { fileIds: [file.id] });
    expect((await answer(manager, id, { fileIds: [file.id] })).status).toBe(422);
  });

  test('A file that no message uses is removed after a day', async () => {
    const { body: file } = await upload();
    const later = new Date(server.clock.now().getTime() + 1);
    await deleteUnusedConversationFiles(server.database, later);
    const rows = await server.database.db
      .select()
      .from(conversationFiles)
      .where(eq(conversationFiles.id, file.id));
    expect(rows).toEqual([]);
  });
});

test('The event stream of another store does not tell of a conversation', async () => {
  const own = await openEventStream(server, manager);
  const other = await openEventStream(server, stranger);
  const { id } = await startConversation(seller);
  expect(await own.next()).toEqual({ kind: 'conversation', id, revision: 1 });
  const { id: theirs } = await startConversation(stranger);
  expect(await other.next()).toEqual({ kind: 'conversation', id: theirs, revision: 1 });
});

/** The server with a mailer that records. */
function mailing(): ServerContext {
  const send = async (mail: Mail) => void sent.push(mail);
  return { ...server.context, mailer: { send } };
}

/** The server with a mailer that refuses, some days from now. */
function refusing(days: number): ServerContext {
  const send = () => Promise.reject(new Error('no such mailbox'));
  const clock = () => new Date(server.clock.now().getTime() + days * 86_400_000);
  return { ...server.context, clock, mailer: { send } };
}

function mailOf(subject: string): Mail | undefined {
  return sent.find((mail) => mail.subject === subject);
}
