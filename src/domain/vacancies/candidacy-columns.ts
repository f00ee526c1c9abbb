import type { CandidacyStatus, StaffCandidacyAction } from './candidacy-lifecycle';

/** The columns of the board of candidates: the open statuses in their order, and both kinds of ends. */
export const CANDIDACY_COLUMNS = [
  'applied',
  'shortlisted',
  'interview',
  'offered',
  'hired',
  'ended',
] as const;
export type CandidacyColumn = (typeof CANDIDACY_COLUMNS)[number];

/** The column of a status. */
export function columnOf(status: CandidacyStatus): CandidacyColumn {
  return status === 'refused' || status === 'withdrawn' ? 'ended' : status;
}

/** Whether the candidacies of a column have ended. */
export function isEndColumn(column: CandidacyColumn): boolean {
  return column === 'hired' || column === 'ended';
}

/** The statuses of a column. */
export function columnStatuses(column: CandidacyColumn): readonly CandidacyStatus[] {
  return column === 'ended' ? ['refused', 'withdrawn'] : [column];
}

/** An action that the server allows, with the status to which it leads. */
export interface AllowedStep {
  readonly action: StaffCandidacyAction;
  readonly to: string;
}

/**
 * The action that a drop on a column means: the allowed one that leads there. Null if none does. A
 * drop among the ended ones is a refusal; a withdrawal is noted from the menu.
 */
export function columnAction(
  allowedActions: readonly AllowedStep[],
  column: CandidacyColumn,
): StaffCandidacyAction | null {
  const statuses: readonly string[] = columnStatuses(column);
  const found = allowedActions.find(
    ({ action, to }) => action !== 'withdraw' && statuses.includes(to),
  );
  return found?.action ?? null;
}
