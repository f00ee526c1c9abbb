import { readdir } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { asc } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { mailOutbox } from '../../../server/database/schema/mail';
import { queueMail, sendQueuedMail } from '../../../server/mail/mail-outbox';
import { createSmtpMailer } from '../../../server/mail/smtp-mailer';
import type { Mail } from '../../../server/ports/mailer.port';
import { startTestServer } from '../support/test-server';

const server = await startTestServer({ seed: false });
const { db } = server.database;
const HOUR_MS = 60 * 60 * 1000;
server.clock.stop();
beforeEach(() => db.delete(mailOutbox));

describe('Queued mail', () => {
  test('A queued mail is sent exactly once, although three processes send concurrently', async () => {
    for (let index = 0; index < 12; index += 1) await queue(`u${index}@exemple.ma`);
    const sent: string[] = [];
    const mailer = {
      send: async ({ to }: Mail) => {
        await server.database.isReady();
        sent.push(to);
      },
    };
    const context = { ...server.context, mailer };
    await Promise.all([context, context, context].map(sendQueuedMail));
    expect(sent.toSorted()).toEqual([...new Set(sent)].toSorted());
    expect(sent).toHaveLength(12);
    await sendQueuedMail(context);
    expect(sent).toHaveLength(12);
  });

  test('A queued mail that fails is retried at growing intervals, and abandoned after a day', async () => {
    await queue('salma@exemple.ma');
    let tries = 0;
    const context = contextWith(() => {
      tries += 1;
      throw new Error('451 try later');
    });
    for (let round = 0; round < 3; round += 1) await sendQueuedMail(context);
    expect([tries, await rows()]).toEqual([
      1,
      [{ tries: 1, lastError: '451 try later', isSent: false, isGivenUp: false }],
    ]);
    for (let round = 0; round < 10; round += 1) {
      server.clock.advance(12 * HOUR_MS);
      await sendQueuedMail(context);
    }
    expect([tries, await rows()]).toEqual([
      7,
      [{ tries: 7, lastError: '451 try later', isSent: false, isGivenUp: true }],
    ]);
  });

  test('A queued mail that failed once does not block the others, and is sent later', async () => {
    await queue('first@exemple.ma');
    await queue('second@exemple.ma');
    const sent: string[] = [];
    let isDown = true;
    const context = contextWith(({ to }) => {
      if (isDown && to.startsWith('first')) throw new Error('no such host');
      sent.push(to);
    });
    await sendQueuedMail(context);
    isDown = false;
    server.clock.advance(60_000);
    await sendQueuedMail(context);
    expect(sent).toEqual(['second@exemple.ma', 'first@exemple.ma']);
  });

  test('A run that has sent mails for a minute ends, and the next one sends the others', async () => {
    const [begun, clock] = [performance.now(), vi.spyOn(performance, 'now')];
    onTestFinished(() => clock.mockRestore());
    for (const name of ['first', 'second', 'third']) await queue(`${name}@exemple.ma`);
    const sent: string[] = [];
    const context = contextWith(({ to }) => {
      sent.push(to);
      clock.mockReturnValue(begun + sent.length * 40_000);
    });
    clock.mockReturnValue(begun);
    await sendQueuedMail(context);
    expect(sent).toHaveLength(2);
    await sendQueuedMail(context);
    expect(sent).toHaveLength(3);
  });

  test('A queued mail is not sent when its transaction is rolled back', async () => {
    await server.database
      .transaction(async (tx) => {
        await queueMail(tx, mailTo('salma@exemple.ma'), server.clock.now());
        throw new Error('undone');
      })
      .catch(() => undefined);
    expect(await rows()).toEqual([]);
  });

  test('A queued mail with an unknown template stays unsent after a try', async () => {
    await queue('salma@exemple.ma');
    await db.update(mailOutbox).set({ template: 'constructor' });
    await sendQueuedMail(server.context);
    expect((await rows())[0]).toMatchObject({ tries: 1, isSent: false });
  });

  test.each([
    ['fr', 'ltr', 'Choisir un nouveau mot de passe'],
    ['ar', 'rtl', 'اختيار كلمة مرور جديدة'],
    ['en', 'ltr', 'Choose a new password'],
  ] as const)(
    'A mail in %s has the direction %s and escaped names',
    async (language, direction, subject) => {
      const mails: Mail[] = [];
      await queue('salma@exemple.ma', language, '<b>Salma</b>');
      await sendQueuedMail(contextWith((mail) => void mails.push(mail)));
      const [mail] = mails;
      expect(mail?.subject).toBe(subject);
      expect(mail?.html).toContain(`<html lang="${language}" dir="${direction}">`);
      expect(mail?.html).not.toContain('<b>');
      const link = `http://localhost:4310/auth/jwt/new-password#token=${server.context.tokens.linkToken('pwl_1')}`;
      expect([mail?.text.includes(link), mail?.html.includes(link)]).toEqual([true, true]);
    },
  );

  test('A queued mail becomes one complete file', async () => {
    await queue('salma@exemple.ma');
    await sendQueuedMail(server.context);
    const files = await readdir(server.context.config.outboxDir);
    expect(files.filter((name) => !/^eml_\w+\.eml$/.test(name))).toEqual([]);
    expect(files.length).toBeGreaterThan(0);
  });
});

describe('Mail by SMTP', () => {
  const sockets = new Set<Socket>();
  afterEach(() => {
    for (const socket of sockets) socket.destroy();
  });

  /** A minimal SMTP server that receives a mail. */
  const listen = async (received: string[]): Promise<number> => {
    const smtp = createServer((socket) => {
      sockets.add(socket);
      let inData = false;
      socket.write('220 ready\r\n');
      socket.on('data', (chunk) => {
        const said = chunk.toString();
        received.push(said);
        if (inData && !said.endsWith('\r\n.\r\n')) return;
        if (inData) inData = false;
        else if (said.startsWith('DATA')) {
          inData = true;
          socket.write('354 go on\r\n');
          return;
        }
        socket.write('250 fine\r\n');
      });
    });
    onTestFinished(() => void smtp.close());
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
    const address = smtp.address();
    return typeof address === 'object' && address ? address.port : 0;
  };

  test('A mail by SMTP is sent to the server of SMTP_URL', async () => {
    const received: string[] = [];
    const port = await listen(received);
    const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`);
    const mail = { id: 'eml_1', from: 'no-reply@exemple.ma', to: 'salma@exemple.ma' };
    await mailer.send({ ...mail, subject: 'Été', text: 'Bonjour', html: '<p>Bonjour</p>' });
    const said = received.join('');
    expect(said).toContain('RCPT TO:<salma@exemple.ma>');
    expect(said).toContain('Message-ID: <eml_1@exemple.ma>');
  });
});

function mailTo(recipient: string, language: 'fr' | 'ar' | 'en' = 'fr', firstName = 'Salma') {
  const data = { firstName, userName: 'salma', linkId: 'pwl_1' };
  return { template: 'passwordReset' as const, data, recipient, language };
}

function queue(...mail: Parameters<typeof mailTo>) {
  return server.database.transaction((tx) => queueMail(tx, mailTo(...mail), server.clock.now()));
}

function contextWith(send: (mail: Mail) => void) {
  return { ...server.context, mailer: { send: async (mail: Mail) => send(mail) } };
}

async function rows() {
  const found = await db.select().from(mailOutbox).orderBy(asc(mailOutbox.id));
  return found.map(({ tries, lastError, sentAt, givenUpAt }) => ({
    tries,
    lastError,
    isSent: sentAt !== null,
    isGivenUp: givenUpAt !== null,
  }));
}
