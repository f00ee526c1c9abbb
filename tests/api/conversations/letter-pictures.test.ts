import { createServer } from 'node:http';
import { eq } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import { afterAll, expect, test } from 'vitest';
import type { Conversation } from '#openapi/types.generated';
import type { Principal } from '../../../server/context';
import { showMessagePictures } from '../../../server/conversations/message-pictures';
import {
  conversationMessages,
  conversations,
  type LetterPicture,
} from '../../../server/database/schema/conversations';
import { startMailListener } from '../../../server/mail-in/mail-listener';
import { png } from '../media/pictures';
import { startTestServer } from '../support/test-server';
import { lastMessage, read, STORE } from './conversation-client';

const DOMAIN = 'boutiques.example.ma';
const mailIn = { host: '127.0.0.1', port: 0, domain: DOMAIN };
const server = await startTestServer({ config: { mailIn } });
const listener = await startMailListener(server.context, mailIn);
const { db } = server.database;
const seller = await server.signIn('seller');
const stranger = await server.signIn('admin2');
const picture = await png(120, 80);
/** What the host of the pictures was asked, with its heads. */
const asked: { path: string; heads: string }[] = [];
const HUGE = Buffer.alloc(1024 * 1024);
const host = createServer(({ url = '', headers }, response) => {
  asked.push({ path: url, heads: JSON.stringify(headers) });
  if (url.startsWith('/good')) response.end(picture);
  else if (url === '/svg') {
    response.setHeader('content-type', 'image/svg+xml');
    response.end('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  } else if (url === '/inside') response.writeHead(302, { location: 'http://10.0.0.1/' }).end();
  else if (url === '/huge') {
    for (let at = 0; at < 12; at += 1) response.write(HUGE);
    response.end();
  } else response.writeHead(404).end();
});
await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
const address = host.address();
const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
let turn = 0;
afterAll(async () => {
  await listener.stop();
  host.closeAllConnections();
  host.close();
});

test('A letter loads nothing, and keeps the addresses of its pictures to itself', async () => {
  const conversation = await letter(
    [
      '<p>Bonjour</p><img src="https://images.example.com/a.png?x=1&amp;y=2" alt="Tapis">',
      '<img src="https://images.example.com/a.png?x=1&amp;y=2">',
      '<img width=1 height=1 src="https://suivi.example.com/o.gif">',
      '<img src="http://169.254.169.254/latest"><img src="http://localhost/x.png">',
      '<img src="file:///etc/passwd"><img src="cid:1"><img src="javascript:alert(1)">',
    ].join(''),
  );
  const message = lastMessage(conversation);
  expect(message).toMatchObject({ html: '<p>Bonjour</p>', pictures: [blocked], files: [] });
  expect(JSON.stringify(conversation)).not.toContain('example.com');
  const [row] = await db
    .select({ pictures: conversationMessages.pictures })
    .from(conversationMessages)
    .where(eq(conversationMessages.id, message.id));
  expect(row?.pictures.map(({ url }) => url)).toEqual(['https://images.example.com/a.png?x=1&y=2']);
});

test('Pictures that somebody asks for are fetched once, without a trace of the reader, as private files', async () => {
  const conversation = await letter('<p>Bonjour</p>');
  const message = lastMessage(conversation);
  await setPictures(message.id, ['/good-1', '/svg', '/inside', '/huge', '/gone']);
  const shown = await show(conversation);
  const { pictures, files } = lastMessage(shown);
  expect(files).toEqual([]);
  expect(pictures.map(({ isMissing }) => isMissing)).toEqual([false, true, true, true, true]);
  const file = `/api/store/conversation/${conversation.id}/file/${pictures[0]?.fileId}`;
  const { status, headers } = await seller.get(file);
  expect([status, headers.get('content-disposition')]).toEqual([
    200,
    expect.stringContaining('attachment'),
  ]);
  expect((await stranger.get(file)).status).toBe(404);
  const heads = asked.map((one) => one.heads).join(' ');
  expect(heads).not.toMatch(/referer|cookie|authorization|user-agent/iu);
  const { length } = asked;
  await show(shown);
  expect(asked.length).toBe(length);
});

test('Two who ask for the same pictures at once get the same files', async () => {
  const conversation = await letter('<p>Bonjour</p>');
  await setPictures(lastMessage(conversation).id, ['/good-2']);
  const [one, other] = await Promise.all([show(conversation), show(conversation)]);
  const fileIds = [one, other].map((shown) => lastMessage(shown).pictures[0]?.fileId);
  expect(fileIds[0]).toBe(fileIds[1]);
});

test('The server connects to no address inside the network', async () => {
  const conversation = await letter('<p>Bonjour</p>');
  const { id } = lastMessage(conversation);
  await setPictures(id, ['/good-3']);
  const { length } = asked;
  const path = `/api/store/conversation/${conversation.id}/message/${id}/pictures`;
  const { status, body } = await seller.post(path);
  expect(status).toBe(200);
  expect(lastMessage(body).pictures).toEqual([{ fileId: null, isMissing: true }]);
  expect(asked.length).toBe(length);
});

test('Pictures of a letter of another store, and of an own message, are unknown', async () => {
  const conversation = await letter('<p>Bonjour</p>');
  const { id } = lastMessage(conversation);
  const path = `/api/store/conversation/${conversation.id}/message/${id}/pictures`;
  expect((await stranger.post(path)).status).toBe(404);
  const unknown = path.replace(id, 'msg_unknown');
  expect((await seller.post(unknown)).status).toBe(404);
});

const principal = {
  userId: 'usr_reader',
  storeId: STORE,
  sessionId: 'ses_reader',
  role: 'store_user',
  permissions: ['conversations.see', 'conversations.reply'],
  versions: {} as Principal['versions'],
} satisfies Principal;
const blocked = { fileId: null, isMissing: false };

async function letter(html: string): Promise<Conversation> {
  turn += 1;
  const subject = `Images ${turn}x${process.pid}`;
  const transport = createTransport({ host: '127.0.0.1', port: listener.port, ignoreTLS: true });
  await transport.sendMail({
    from: 'Sara Alami <sara@example.ma>',
    to: `nejjarine@${DOMAIN}`,
    subject,
    html,
  });
  const [row] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.subject, subject));
  return read(seller, row?.id ?? '');
}

async function setPictures(messageId: string, paths: readonly string[]): Promise<void> {
  const pictures: LetterPicture[] = paths.map((path) => ({
    url: `${origin}${path}`,
    fileId: null,
    isMissing: false,
  }));
  await db
    .update(conversationMessages)
    .set({ pictures })
    .where(eq(conversationMessages.id, messageId));
}

/** Asks for the pictures of the last message, where this machine counts as a public host. */
function show(conversation: Conversation): Promise<Conversation> {
  return showMessagePictures(server.context, {
    conversationId: conversation.id,
    messageId: lastMessage(conversation).id,
    principal,
    now: server.clock.now(),
    write: (effect) => server.database.transaction(effect),
    isAllowed: (ip) => ip === '127.0.0.1',
  });
}
