import { readdir, readFile } from 'node:fs/promises';
import { eq, isNull, sql } from 'drizzle-orm';
import { mailOutbox } from '../../../server/database/schema/mail';
import type { JobPayloads } from '../../../server/jobs/job-payloads';
import { sendQueuedMail } from '../../../server/mail/mail-outbox';
import { TASKS } from '../../../server/worker/tasks';
import type { TestServer } from '../support/test-server';

/** A mail with its quoted-printable and base64 parts decoded. */
export function decoded(eml: string): string {
  return eml
    .split(/\r\n\r\n/)
    .map((part, index, parts) => {
      const encoding = /content-transfer-encoding: (\S+)/i.exec(parts[index - 1] ?? '')?.[1];
      if (encoding === 'base64') return Buffer.from(part, 'base64').toString();
      if (encoding !== 'quoted-printable') return part;
      const bytes = part
        .replace(/=\r\n/g, '')
        .replace(/=([0-9A-F]{2})/g, (_match, code: string) =>
          String.fromCharCode(Number.parseInt(code, 16)),
        );
      return Buffer.from(bytes, 'latin1').toString();
    })
    .join('\n\n');
}

/** Runs the jobs of requested password links, as a worker does. */
export async function runLinkRequests({ context, database: { db } }: TestServer): Promise<void> {
  const { rows } = await db.execute<{ id: string; payload: JobPayloads['mailPasswordLinks'] }>(sql`
    select jobs.id, payload from graphile_worker._private_jobs as jobs
      join graphile_worker._private_tasks as tasks on tasks.id = task_id
     where identifier = 'mailPasswordLinks' order by jobs.id`);
  for (const { id, payload } of rows) {
    await TASKS.mailPasswordLinks(context, payload);
    await db.execute(sql`select graphile_worker.complete_jobs(array[${id}::bigint])`);
  }
}

/** Sends the due mails, also those of requested password links, and waits for other senders. */
export async function sendDueMails(server: TestServer): Promise<void> {
  const { context, database } = server;
  await runLinkRequests(server);
  await sendQueuedMail(context);
  // Another sender locks the row of its mail: this query waits for the lock.
  await database.db.transaction((tx) =>
    tx.select({ id: mailOutbox.id }).from(mailOutbox).where(isNull(mailOutbox.sentAt)).for('share'),
  );
}

/** Sends all due mails and returns those to `recipient`, the latest last. */
export async function mailsTo(server: TestServer, recipient: string): Promise<string[]> {
  await sendDueMails(server);
  const { context, database } = server;
  const rows = await database.db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, recipient))
    .orderBy(mailOutbox.id);
  const files: string[] = await readdir(context.config.outboxDir).catch(() => []);
  const written = rows.map(({ id }) => `${id}.eml`).filter((name) => files.includes(name));
  return Promise.all(
    written.map(async (name) =>
      decoded(await readFile(`${context.config.outboxDir}/${name}`, 'utf8')),
    ),
  );
}

/** The token of the link in a mail. */
export function tokenIn(mail: string | undefined): string {
  const token = /new-password#token=([\w-]+)/.exec(mail ?? '')?.[1];
  if (!token) throw new Error(`There is no link in this mail: ${mail}`);
  return token;
}
