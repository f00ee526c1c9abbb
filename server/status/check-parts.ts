import { millisecondsInMinute } from 'date-fns/constants';
import { sql } from 'drizzle-orm';
import type { PartState, PortalPart } from '#domain/status/portal-parts';
import type { Reader, ServerContext } from '../context';
import type { JobWorkerState } from '../jobs/job-worker-state';
import { findOldestDueMs, LONG_WAIT_MS } from '../jobs/oldest-due-job.query';

/** Jobs that wait for so long are not done at all (ms). */
const TOO_LONG_MS = 10 * millisecondsInMinute;

/** How long a part may take to answer (ms). */
const PATIENCE_MS = 5000;

/** How a check of a part is judged that gives no answer in time. */
function inTime(answer: Promise<PartState>): Promise<PartState> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve('failing'), PATIENCE_MS);
    void answer
      .catch((): PartState => 'failing')
      .then((state) => {
        clearTimeout(timer);
        resolve(state);
      });
  });
}

function stateOfWaiting(waitingMs: number): PartState {
  if (waitingMs > TOO_LONG_MS) return 'failing';
  return waitingMs > LONG_WAIT_MS ? 'slow' : 'working';
}

/** Jobs of all processes, as /readyz and /metrics see them. */
async function checkWorker(
  reader: Reader,
  ownWorker: JobWorkerState | undefined,
): Promise<PartState> {
  return ownWorker === 'failing' ? 'failing' : stateOfWaiting(await findOldestDueMs(reader));
}

/**
 * Mails fail if several recipients wait for another attempt while no mail was sent: one wrong
 * address says nothing about the mail server.
 */
async function checkMail(reader: Reader, now: Date): Promise<PartState> {
  const { rows } = await reader.execute<{ waiting: number; failed: number; sent: number }>(sql`
    select coalesce(extract(epoch from ${now} - min(next_try_at) filter (where sent_at is null and given_up_at is null and next_try_at <= ${now})) * 1000, 0)::float8 as waiting,
           count(distinct recipient) filter (where sent_at is null and given_up_at is null and tries > 0)::int as failed,
           count(*) filter (where sent_at > ${new Date(now.getTime() - 15 * millisecondsInMinute)})::int as sent
      from mail_outbox
     where created_at > ${new Date(now.getTime() - 24 * 60 * millisecondsInMinute)}`);
  const { waiting, failed, sent } = rows[0] ?? { waiting: 0, failed: 0, sent: 0 };
  return failed > 1 && sent === 0 ? 'failing' : stateOfWaiting(waiting);
}

/**
 * The storage is asked for a file that does not exist. None is written: a backup that runs would find it, and
 * miss it once it is removed.
 */
async function checkStorage({ mediaStorage }: Pick<ServerContext, 'mediaStorage'>) {
  await mediaStorage.find('status/nothing');
  return 'working' as const;
}

/** Looks at every part. Without the database, nothing is known of jobs and mails: they fail too. */
export async function checkParts(
  context: Pick<ServerContext, 'database' | 'mediaStorage'>,
  now: Date,
  ownWorker: JobWorkerState | undefined,
): Promise<Record<PortalPart, PartState>> {
  const { database } = context;
  const storage = inTime(checkStorage(context));
  const isReady = await database.isReady();
  const [worker, mail] = isReady
    ? await Promise.all([
        inTime(checkWorker(database.db, ownWorker)),
        inTime(checkMail(database.db, now)),
      ])
    : (['failing', 'failing'] as const);
  return {
    server: 'working',
    database: isReady ? 'working' : 'failing',
    worker,
    mail,
    storage: await storage,
  };
}
