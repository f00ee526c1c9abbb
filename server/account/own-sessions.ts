import { and, count, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Session } from '#openapi/types.generated';
import type { Principal, Reader, Tx } from '../context';
import type { Operations } from '../contract.generated';
import { sessions } from '../database/schema/stores';

type Page = Operations['listSessions']['query'];

function isOpen(userId: string, now: Date) {
  return and(eq(sessions.userId, userId), isNull(sessions.endedAt), gt(sessions.expiresAt, now));
}

/** Open sessions of the caller: the present one first, then the most recently used. */
export async function listOwnSessions(
  reader: Reader,
  { userId, sessionId }: Principal,
  { page, pageSize }: Page,
  now: Date,
) {
  const [counted] = await reader
    .select({ total: count() })
    .from(sessions)
    .where(isOpen(userId, now));
  const rows = await reader
    .select()
    .from(sessions)
    .where(isOpen(userId, now))
    .orderBy(
      desc(sql`${sessions.id} = ${sessionId}`),
      desc(sql`coalesce(${sessions.lastSeenAt}, ${sessions.createdAt})`),
      desc(sessions.id),
    )
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const items: Session[] = rows.map((row) => ({
    id: row.id,
    userAgent: row.userAgent,
    ip: row.ip,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: (row.lastSeenAt ?? row.createdAt).toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    isCurrent: row.id === sessionId,
  }));
  return { items, total: counted?.total ?? 0, page, pageSize };
}

/** Ends an open session of this user. Returns whether there was one. */
export async function endOwnSession(
  tx: Tx,
  userId: string,
  sessionId: string,
  now: Date,
): Promise<boolean> {
  const ended = await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, sessionId), isOpen(userId, now)))
    .returning({ id: sessions.id });
  return ended.length === 1;
}
