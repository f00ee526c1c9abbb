import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { millisecondsInDay, millisecondsInSecond } from 'date-fns/constants';
import { subMilliseconds } from 'date-fns/subMilliseconds';
import { and, eq, inArray } from 'drizzle-orm';
import { ImapFlow } from 'imapflow';
import type { MailboxReader } from '#application/conversations/mailbox-polling.actors';
import { MailboxRefusal } from '#application/conversations/mailbox-polling.machine';
import { MAX_HOPS } from '#domain/conversations/automatic-letter';
import type { MailboxConfig } from '../config';
import type { ServerContext } from '../context';
import { conversationMessages } from '../database/schema/conversations';
import { judgeSender } from './judge-sender';
import { withTemporaryFolder } from './letter-folder';
import { addresseeInMailbox } from './mail-addresses';
import { readLetter } from './read-letter';
import { receiveLetter } from './receive-letter';

/** How far back letters are looked for: longer than a mail server is ever away. */
const LOOK_BACK_MS = 7 * millisecondsInDay;
/** Letters of one reading; the next one continues. */
const MAX_LETTERS = 200;
const MAX_LETTER_BYTES = 25 * 1024 * 1024;
/** How long the mail server may be silent, in ms. */
const SILENCE_MS = 30 * millisecondsInSecond;

interface ListedLetter {
  readonly uid: number;
  readonly messageId: string | null;
}

/** The letters of these that the store does not have. One without a Message-ID may be new. */
async function unknownLetters(
  { database }: Pick<ServerContext, 'database'>,
  storeId: string,
  listed: readonly ListedLetter[],
): Promise<ListedLetter[]> {
  const ids = listed.flatMap(({ messageId }) => messageId ?? []);
  if (ids.length === 0) return [...listed];
  const { letterId } = conversationMessages;
  const rows = await database.db
    .select({ letterId })
    .from(conversationMessages)
    .where(and(eq(conversationMessages.storeId, storeId), inArray(letterId, ids)));
  const known = new Set(rows.map((row) => row.letterId));
  return listed.filter(({ messageId }) => messageId === null || !known.has(messageId));
}

/** The letters of the last days that are not too large, the oldest first. */
async function listLetters(client: ImapFlow, now: Date): Promise<ListedLetter[]> {
  const since = subMilliseconds(now, LOOK_BACK_MS);
  const uids = await client.search({ since }, { uid: true });
  if (!uids || uids.length === 0) return [];
  const listed: ListedLetter[] = [];
  const wanted = { envelope: true, size: true } as const;
  for await (const { uid, envelope, size } of client.fetch(uids, wanted, { uid: true })) {
    if ((size ?? 0) <= MAX_LETTER_BYTES) {
      listed.push({ uid, messageId: envelope?.messageId ?? null });
    }
  }
  return listed.sort((one, other) => one.uid - other.uid);
}

/** Keeps one letter, unless it goes round in a loop or cannot be read; the log says which. */
async function keep(
  context: ServerContext,
  { storeId }: MailboxConfig,
  source: Buffer,
): Promise<void> {
  const letter = await withTemporaryFolder(async (folder) => {
    const file = path.join(folder, 'letter.eml');
    await writeFile(file, source, { mode: 0o600 });
    return readLetter(file, true);
  }).catch((error: unknown) => {
    context.log.warn({ err: error }, 'a letter could not be read');
    return null;
  });
  if (!letter || letter.hops > MAX_HOPS) return;
  const judged = { raw: source, email: letter.from.email, origin: null };
  const proof = await judgeSender(judged, context.nameResolver);
  await receiveLetter(context, addresseeInMailbox(storeId), { ...letter, senderProof: proof });
}

async function readLetters(
  context: ServerContext,
  mailbox: MailboxConfig,
  client: ImapFlow,
): Promise<void> {
  const lock = await client.getMailboxLock('INBOX', { readOnly: true });
  try {
    const listed = await listLetters(client, context.clock());
    const letters = await unknownLetters(context, mailbox.storeId, listed);
    for (const { uid } of letters.slice(0, MAX_LETTERS)) {
      const found = await client.fetchOne(String(uid), { source: true }, { uid: true });
      const source = found === false ? undefined : found.source;
      if (source) await keep(context, mailbox, source);
    }
  } finally {
    lock.release();
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'authenticationFailed' in error;
}

/**
 * Reads the mailbox of a store by IMAP. It changes nothing in the mailbox: what is new is what the
 * store does not have, among the letters of the last seven days.
 */
export function createMailboxReader(context: ServerContext, mailbox: MailboxConfig): MailboxReader {
  return {
    read: async (signal) => {
      const { host, port, secure, user, password } = mailbox;
      const client = new ImapFlow({
        host,
        port,
        secure,
        auth: { user, pass: password },
        logger: false,
        connectionTimeout: SILENCE_MS,
        greetingTimeout: SILENCE_MS,
        socketTimeout: SILENCE_MS,
      });
      // What fails is told by the call that waits for it.
      client.on('error', () => undefined);
      signal.addEventListener('abort', () => client.close(), { once: true });
      try {
        await client.connect();
        await readLetters(context, mailbox, client);
        await client.logout();
      } catch (error) {
        client.close();
        throw isRefusal(error) ? new MailboxRefusal('The mail server refuses the password') : error;
      }
    },
  };
}
