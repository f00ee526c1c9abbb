import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { StartupError } from '../startup-error';
import { databaseCodeOf, isRetryable } from './errors';

/**
 * How long a change of tables waits for a lock (ms). Requests for the same table wait behind it. Shorter than PostgreSQL's
 * `deadlock_timeout` (a second), so in most deadlocks the change is ended, and not a request.
 */
const LOCK_TIMEOUT_MS = 500;

/** Between two attempts, the requests that waited are answered (ms). */
const PAUSE_MS = 500;

const GIVE_UP_MS = 120_000;

const LOCK_NOT_AVAILABLE = '55P03';

function isInUse(error: unknown): boolean {
  return isRetryable(error) || databaseCodeOf(error) === LOCK_NOT_AVAILABLE;
}

async function inTransaction(client: pg.Client, change: () => Promise<void>): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
    await change();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/**
 * Changes tables in a transaction while other servers answer requests. It waits only briefly for a table, and begins
 * again when a request has it.
 * @throws StartupError when a table stays in use for two minutes; the transaction has changed nothing
 */
export async function besideRequests(
  client: pg.Client,
  change: () => Promise<void>,
): Promise<void> {
  const giveUpAt = Date.now() + GIVE_UP_MS;
  for (;;) {
    try {
      await inTransaction(client, change);
      return;
    } catch (error) {
      if (!isInUse(error)) throw error;
      if (Date.now() > giveUpAt) {
        throw new StartupError(
          'The tables of the database are in use all the time: start again when there are fewer requests.',
        );
      }
    }
    await setTimeout(PAUSE_MS);
  }
}
