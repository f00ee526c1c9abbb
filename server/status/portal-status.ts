import { millisecondsInMinute } from 'date-fns/constants';
import type { FastifyBaseLogger } from 'fastify';
import type { ServerContext } from '../context';
import type { JobWorkerState } from '../jobs/job-worker-state';
import type { PartDays, PartFindings, PortalStatus } from '../ports/portal-status.port';
import { checkParts } from './check-parts';
import {
  combined,
  hoursOf,
  type PartHour,
  partDaysOf,
  readPartDays,
  writeHours,
} from './part-history';

/** How old a look may be to be shown (ms). */
const FRESH_MS = 2 * millisecondsInMinute;

/** How long the sums of days are shown (ms). */
const DAYS_MS = millisecondsInMinute;

/** Rows of two days without a database. */
const MAX_PENDING = 2 * 24 * 5;

/** @param ownWorker the job worker of this process, if it has one */
export function createPortalStatus(
  context: Pick<ServerContext, 'database' | 'mediaStorage' | 'clock'> & {
    readonly log: Pick<FastifyBaseLogger, 'warn'>;
  },
  ownWorker?: () => JobWorkerState,
): PortalStatus {
  const { database, clock, log } = context;
  let last: PartFindings | undefined;
  let looking: Promise<PartFindings> | undefined;
  // What could not be written yet.
  let pending: PartHour[] = [];
  let sums: { readonly at: number; readonly days: PartDays } | undefined;

  const record = async (findings: PartFindings) => {
    pending = combined(pending, hoursOf(findings)).slice(-MAX_PENDING);
    if (findings.states.database === 'failing') return;
    await writeHours(database.db, pending);
    pending = [];
  };
  const look = async () => {
    const at = clock();
    last = { at, states: await checkParts(context, at, ownWorker?.()) };
    await record(last).catch((error: unknown) => log.warn({ err: error }, 'status not recorded'));
    return last;
  };
  const check = () => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  };
  return {
    check,
    latest: async () => (last && clock().getTime() - last.at.getTime() < FRESH_MS ? last : check()),
    days: async () => {
      const now = clock();
      if (sums && now.getTime() - sums.at < DAYS_MS) return sums.days;
      const read = await readPartDays(database.db, now).catch(() => undefined);
      if (read) sums = { at: now.getTime(), days: read };
      return sums?.days ?? partDaysOf(pending, now);
    },
  };
}

/**
 * Looks at the parts in the middle of each minute, so that every minute has a look.
 * @returns how to stop
 */
export function watchParts(status: PortalStatus): () => void {
  let timer: NodeJS.Timeout;
  const next = () => {
    const toMiddle =
      (1.5 * millisecondsInMinute - (Date.now() % millisecondsInMinute)) % millisecondsInMinute;
    timer = setTimeout(() => {
      void status.check();
      next();
    }, toMiddle || millisecondsInMinute);
    timer.unref();
  };
  void status.check();
  next();
  return () => clearTimeout(timer);
}
