import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { inArray, like } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import { SMTPServer } from 'smtp-server';
import { afterAll, expect, test } from 'vitest';
import { sendConversationMessages } from '../../../server/conversations/message-delivery';
import { conversationMessages } from '../../../server/database/schema/conversations';
import { messageIdOf } from '../../../server/mail/mail-message';
import { createSmtpMailer } from '../../../server/mail/smtp-mailer';
import { answer, startConversation } from '../conversations/conversation-client';
import { seededRandom, testSeed } from '../support/seeded-random';
import { startServerProcess } from '../support/server-process';
import { temporaryFolder } from '../support/temporary-folder';
import { startTestServer, TEST_SECRET } from '../support/test-server';

/** The long suite kills the server twice. `MAIL_KILLS=60` takes about five minutes. */
const KILLS = Number(process.env['MAIL_KILLS'] || 2);
const ANSWERS_PER_KILL = 3;
/** The writers' mail server keeps each mail for so long before it says that it has it, in ms. */
const ACCEPT_MS = 60;
const DOMAIN = 'boutiques.example.ma';
const MAIL_FROM = 'no-reply@marche.example.ma';
const HALF_MINUTE_MS = 30_000;
const HOUR_MS = 3_600_000;

const seed = testSeed();
const random = seededRandom(seed);
const folder = await temporaryFolder();
const server = await startTestServer({ config: { mailFrom: MAIL_FROM } });
const seller = await server.signIn('seller');
/** The Message-ID of every mail that left, in their order. */
const left: string[] = [];
const clientsServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, _session, done) => {
    let text = '';
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    stream.on('end', () => {
      left.push(/^message-id: (\S+)/imu.exec(text)?.[1] ?? 'none');
      setTimeout(done, ACCEPT_MS);
    });
  },
});
// A killed server breaks its connections, perhaps before it has said anything.
clientsServer.on('error', () => undefined);
clientsServer.listen(0, '127.0.0.1');
await once(clientsServer.server, 'listening');
const smtpUrl = `smtp://127.0.0.1:${portOf(clientsServer.server.address())}`;
const letterPort = await freePort();
afterAll(async () => {
  await new Promise<void>((resolve) => clientsServer.close(() => resolve()));
  await folder.remove();
});

test(
  `A server that is killed ${KILLS} times keeps every letter that it acknowledged, and sends no message twice (seed ${seed})`,
  async () => {
    // Messages are queued by a clock that is behind, so that the killed servers send them at once.
    server.clock.advance(-HALF_MINUTE_MS);
    const acknowledged: string[] = [];
    const queued: string[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const doomed = await startServerProcess(`${folder.path}/server`, {
        DATABASE_URL: server.databaseUrl,
        JWT_SECRET: TEST_SECRET,
        SEED_DEMO: 'false',
        LOG_LEVEL: 'error',
        SMTP_URL: smtpUrl,
        MAIL_FROM,
        MAIL_IN_PORT: String(letterPort),
        MAIL_IN_DOMAIN: DOMAIN,
      });
      await listening(letterPort);
      // A loaded machine takes seconds for the first letter: the time begins with it.
      let begin = (): void => undefined;
      const begun = new Promise<void>((resolve) => {
        begin = resolve;
      });
      const [letters] = await Promise.all([
        writeUntilItEnds(kill, () => begin()).finally(() => begin()),
        queueAnswers(kill).then((ids) => queued.push(...ids)),
        begun.then(() => delay(random() * 500)).then(() => doomed.kill('SIGKILL')),
      ]);
      await doomed.end;
      acknowledged.push(...letters);
    }
    server.clock.advance(HALF_MINUTE_MS + HOUR_MS);
    await sendConversationMessages({ ...server.context, mailer: createSmtpMailer(smtpUrl) });

    const kept = await letterIds();
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(acknowledged.filter((id) => !kept.includes(id))).toEqual([]);
    expect(new Set(kept).size).toBe(kept.length);
    expect(new Set(left).size).toBe(left.length);
    const outcomes = await outcomesOf(queued);
    expect(outcomes.filter(({ status }) => !['sent', 'bounced'].includes(status ?? ''))).toEqual(
      [],
    );
    // What was interrupted may have left. Everything else has, or says that it did not.
    for (const { id, status, mailId } of outcomes) {
      if (status === 'sent') expect([id, left]).toEqual([id, expect.arrayContaining([mailId])]);
    }
    expect(outcomes.filter(({ status }) => status === 'sent').length).toBeGreaterThan(0);
  },
  60_000 + KILLS * 20_000,
);

/** Resolves once a server listens on the port: the address is printed before it takes letters. */
async function listening(port: number): Promise<void> {
  for (;;) {
    const probe = connect(port, '127.0.0.1');
    const isOpen = await new Promise((resolve) => {
      probe.once('connect', () => resolve(true));
      probe.once('error', () => resolve(false));
    });
    probe.destroy();
    if (isOpen) return;
    await delay(20);
  }
}

/**
 * Writes letters one after another until the server is gone.
 * @param begin called when the first one is acknowledged
 * @returns those acknowledged
 */
async function writeUntilItEnds(kill: number, begin: () => void): Promise<string[]> {
  const transport = createTransport({ host: '127.0.0.1', port: letterPort, ignoreTLS: true });
  const heard: string[] = [];
  for (;;) {
    const messageId = `<letter-${kill}-${heard.length}@example.ma>`;
    const letter = {
      // Each has a mailbox of their own: nobody is put off for writing too often.
      from: `Sara Alami <sara-${kill}@example.ma>`,
      to: `nejjarine@${DOMAIN}`,
      subject: `Lettre ${kill} ${heard.length}`,
      text: 'Bonjour',
      messageId,
    };
    const isHeard = await transport.sendMail(letter).then(
      () => true,
      () => false,
    );
    if (!isHeard) return heard;
    heard.push(messageId);
    begin();
  }
}

/** Queues messages to different clients. @returns the ids of the messages */
async function queueAnswers(kill: number): Promise<string[]> {
  const ids: string[] = [];
  for (let turn = 0; turn < ANSWERS_PER_KILL; turn += 1) {
    const recipient = { name: 'Sara Alami', email: `sara-${kill}-${turn}@example.ma` };
    const { id } = await startConversation(seller, { recipient });
    const { status, body } = await answer(seller, id);
    expect(status).toBe(201);
    ids.push(body.messages[0].id);
  }
  return ids;
}

/** The Message-IDs of the letters that the database has. */
async function letterIds(): Promise<string[]> {
  const rows = await server.database.db
    .select({ letterId: conversationMessages.letterId })
    .from(conversationMessages)
    .where(like(conversationMessages.letterId, '<letter-%'));
  return rows.flatMap(({ letterId }) => letterId ?? []);
}

async function outcomesOf(ids: readonly string[]) {
  const rows = await server.database.db
    .select()
    .from(conversationMessages)
    .where(inArray(conversationMessages.id, [...ids]));
  return rows.map(({ id, status, mailId }) => ({
    id,
    status,
    mailId: messageIdOf(mailId ?? '', MAIL_FROM),
  }));
}

function portOf(address: ReturnType<ReturnType<typeof createServer>['address']>): number {
  if (typeof address !== 'object' || address === null) throw new Error('There is no port.');
  return address.port;
}

/** A port that nobody uses. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const port = portOf(probe.address());
  probe.close();
  await once(probe, 'close');
  return port;
}
