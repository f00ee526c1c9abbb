import DataLoader from 'dataloader';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db, OpenSession, ServerContext } from '../context';
import { preparedStatement } from '../database/prepared-statements';
import { sessions, users } from '../database/schema/stores';
import { versionsOf } from '../database/store-versions';
import { canSignIn } from './session.repository';

const openSessions = preparedStatement((reader) =>
  reader
    .select({
      id: sessions.id,
      expiresAt: sessions.expiresAt,
      userId: users.id,
      storeId: users.storeId,
      role: users.role,
      refreshTokenHash: sessions.refreshTokenHash,
      versions: versionsOf(users.storeId),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        sql`${sessions.id} = any(${sql.placeholder('sessionIds')})`,
        isNull(sessions.endedAt),
        canSignIn,
      ),
    )
    .prepare('open_sessions'),
);

const MAX_BATCH_SIZE = 100;

/**
 * Every request looks up its session. While one query is in flight, the lookups of new requests are
 * collected for the next query. A lookup thus always starts after its request, so an ended session
 * is never taken for open. Under load, one statement serves many requests.
 */
export function createFindOpenSession(db: Db): ServerContext['findOpenSession'] {
  let underWay: Promise<unknown> = Promise.resolve();
  const loader = new DataLoader<string, OpenSession | undefined>(
    async (sessionIds) => {
      const asked = openSessions(db).execute({ sessionIds: [...new Set(sessionIds)] });
      underWay = asked.catch(() => undefined);
      const found = new Map((await asked).map((session) => [session.id, session]));
      return sessionIds.map((id) => found.get(id));
    },
    {
      cache: false,
      maxBatchSize: MAX_BATCH_SIZE,
      batchScheduleFn: (ask) => void underWay.then(ask),
    },
  );
  return async (sessionId, now) => {
    const session = await loader.load(sessionId);
    return session && session.expiresAt > now ? session : undefined;
  };
}
