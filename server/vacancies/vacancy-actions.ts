import { and, asc, eq, lt, notInArray } from 'drizzle-orm';
import type { Permission } from '#domain/permissions/permissions';
import { casablancaDay } from '#domain/time/casablanca-day';
import {
  checkVacancyAction,
  isBeforeClosing,
  type VacancyAction,
} from '#domain/vacancies/vacancy-lifecycle';
import type { Vacancy } from '#openapi/types.generated';
import type { Tx } from '../context';
import { vacancies } from '../database/schema/vacancies';
import { forbidden, invalid, notFound, problem } from '../http/problem-error';
import { processOneByOne, type ScheduledTaskContext } from '../orders/overdue-orders';
import {
  changeVacancy,
  lockVacancy,
  type VacancyColumns,
  type VacancyRow,
} from './vacancies.repository';
import { assertAcceptable } from './vacancy-change';
import { presentVacancy } from './vacancy-presentation';
import type { VacancyUser } from './vacancy-user';

/** The columns that each action writes. The day of the first publication stays. */
const EFFECTS: Record<VacancyAction, (row: VacancyRow, now: Date) => VacancyColumns> = {
  publish: ({ publishedAt }, now) => ({ status: 'open', publishedAt: publishedAt ?? now }),
  close: () => ({ status: 'closed' }),
  reopen: () => ({ status: 'open' }),
  fill: () => ({ status: 'filled' }),
  delete: (_, now) => ({ archivedAt: now }),
};

/** A vacancy action that a user requests. */
export interface RequestedVacancyAction {
  readonly vacancyId: string;
  readonly action: VacancyAction;
  readonly principal: VacancyUser;
  readonly now: Date;
}

/**
 * Carries out one action, checked on the locked row.
 * @returns the vacancy after the action
 * @throws ProblemError 404 unknown to the store; 403; 409 `action_not_allowed` with the current
 *   vacancy; 422 with what prevents its publication
 */
export async function executeVacancyAction(
  tx: Tx,
  { vacancyId, action, principal, now }: RequestedVacancyAction,
): Promise<Vacancy> {
  const row = await lockVacancy(tx, principal, vacancyId);
  if (!row) throw notFound();
  const today = casablancaDay(now);
  const permissions = new Set<Permission>(principal.permissions);
  const judged = checkVacancyAction(row, action, permissions, today);
  if ('refusal' in judged) {
    if (judged.refusal === 'forbidden') throw forbidden();
    const current = await presentVacancy(tx, row, principal, now);
    throw problem(409, judged.refusal, { current });
  }
  if (action === 'publish') {
    await assertAcceptable(tx, row, 'open');
    if (!isBeforeClosing(row, today)) throw invalid({ closesOn: ['in_the_past'] });
  }
  const after = await changeVacancy(tx, vacancyId, EFFECTS[action](row, now), now);
  return presentVacancy(tx, after, principal, now);
}

/**
 * Closes the vacancies whose closing day is past.
 * @returns how many were closed
 */
export function closeDueVacancies(context: ScheduledTaskContext, now: Date): Promise<number> {
  const { id, status, closesOn } = vacancies;
  return processOneByOne(context, async (tx, failed, picked) => {
    const [row] = await tx
      .select({ id })
      .from(vacancies)
      .where(
        and(
          eq(status, 'open'),
          lt(closesOn, casablancaDay(now)),
          failed.length > 0 ? notInArray(id, [...failed]) : undefined,
        ),
      )
      .orderBy(asc(closesOn), asc(id))
      .limit(1)
      .for('no key update', { skipLocked: true });
    if (!row) return 'none';
    picked(row.id);
    await changeVacancy(tx, row.id, { status: 'closed' }, now);
    return 'moved';
  });
}
