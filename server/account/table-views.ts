import type { NewView, View, ViewUpdate } from '#openapi/types.generated';
import type { Tx } from '../context';
import { isUniqueViolation } from '../database/errors';
import { newId } from '../database/ids';
import { invalid, notFound, problem } from '../http/problem-error';
import { assertRevision } from '../http/revision';
import {
  changeView,
  countViews,
  insertView,
  lockUserViews,
  lockView,
  type ViewRow,
} from './table-views.repository';

/** Maximum number of views a user stores of one table. */
const MAX_VIEWS = 50;

/** The view as the contract defines it. */
export function presentView({ id, table, name, query, columns, ...row }: ViewRow): View {
  return {
    id,
    table,
    name,
    query,
    columns,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    revision: row.revision,
  };
}

function nameOf(name: string): string {
  const clean = name.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  if (clean === '') throw invalid({ name: ['required'] });
  return clean;
}

function rethrowTakenName(current?: object) {
  return (error: unknown): never => {
    if (!isUniqueViolation(error, 'table_views_name')) throw error;
    throw problem(409, 'already_taken', {
      errors: { name: ['already_taken'] },
      ...(current && { current }),
    });
  };
}

function only(rows: readonly ViewRow[]): View {
  const [row] = rows;
  if (!row) throw notFound();
  return presentView(row);
}

/**
 * Stores a view.
 * @throws ProblemError 409 the name is taken in this table; 422 a blank name, or too many views
 */
export async function createView(tx: Tx, userId: string, body: NewView, now: Date): Promise<View> {
  const name = nameOf(body.name);
  await lockUserViews(tx, userId);
  if ((await countViews(tx, userId, body.table)) >= MAX_VIEWS) {
    throw invalid({ table: ['too_many'] });
  }
  const stamps = { createdAt: now, updatedAt: now };
  const view = { ...body, id: newId('viw', now.getTime()), userId, name, ...stamps };
  return only(await insertView(tx, view).catch(rethrowTakenName()));
}

/**
 * Changes the given fields of a view.
 * @throws ProblemError 404 unknown to this user; 428, 412 the revision; 409 the name is taken; 422
 */
export async function updateView(
  tx: Tx,
  userId: string,
  requested: { viewId: string; body: ViewUpdate; revision: number | undefined },
  now: Date,
): Promise<View> {
  const { viewId, body, revision } = requested;
  const row = await lockView(tx, userId, viewId);
  if (!row) throw notFound();
  const current = presentView(row);
  assertRevision(revision, current);
  const name = body.name === undefined ? row.name : nameOf(body.name);
  return only(
    await changeView(tx, viewId, { ...body, name }, now).catch(rethrowTakenName(current)),
  );
}
