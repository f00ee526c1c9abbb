import {
  type ActionRefusal,
  type AllowedAction,
  checkStaffAction,
  type Lifecycle,
  staffTransitions,
  type Transition,
} from '../lifecycle/lifecycle';
import type { Permission } from '../permissions/permissions';
import type { IsoDay } from '../time/casablanca-day';

export const VACANCY_STATUSES = ['draft', 'open', 'closed', 'filled'] as const;
export type VacancyStatus = (typeof VACANCY_STATUSES)[number];

export const VACANCY_ACTIONS = ['publish', 'close', 'reopen', 'fill', 'delete'] as const;
export type VacancyAction = (typeof VACANCY_ACTIONS)[number];

const BY_EDITORS = { who: ['staff'], permission: 'vacancies.edit' } as const;

/** The lifecycle of a vacancy, see decision 80. */
export const VACANCY_LIFECYCLE: Lifecycle<VacancyStatus, VacancyAction> = {
  name: 'vacancy',
  statuses: VACANCY_STATUSES,
  transitions: [
    {
      from: ['draft'],
      action: 'publish',
      to: 'open',
      ...BY_EDITORS,
      condition: 'written in all three languages, with a city and a closing day that is not past',
      effect: 'everybody reads it in the public area and can apply',
    },
    {
      from: ['open'],
      action: 'close',
      to: 'closed',
      ...BY_EDITORS,
      who: ['staff', 'system'],
      condition: 'by the system, after its closing day',
      effect: 'nobody can apply; its candidacies go on',
    },
    {
      from: ['closed', 'filled'],
      action: 'reopen',
      to: 'open',
      ...BY_EDITORS,
      condition: 'its closing day is not past',
    },
    {
      from: ['open', 'closed'],
      action: 'fill',
      to: 'filled',
      ...BY_EDITORS,
      effect: 'nobody can apply; its candidacies go on until each has its answer',
    },
    { from: ['draft'], action: 'delete', to: 'archived', ...BY_EDITORS },
  ],
};

/** What the allowed actions of a vacancy depend on. */
export interface VacancyState {
  readonly status: VacancyStatus;
  /** The last day in Casablanca on which one can apply; null for a draft without one. */
  readonly closesOn: IsoDay | null;
}

/** Whether one can still apply on `today`: its closing day is not past. */
export function isBeforeClosing({ closesOn }: Pick<VacancyState, 'closesOn'>, today: IsoDay) {
  return closesOn !== null && closesOn >= today;
}

/** Whether a vacancy takes applications on `today`. */
export function takesApplications(vacancy: VacancyState, today: IsoDay): boolean {
  return vacancy.status === 'open' && isBeforeClosing(vacancy, today);
}

function isPossible(vacancy: VacancyState, action: VacancyAction, today: IsoDay): boolean {
  return action !== 'reopen' || isBeforeClosing(vacancy, today);
}

/** The actions that a vacancy offers to staff with these permissions on `today`. */
export function allowedVacancyActions(
  vacancy: VacancyState,
  permissions: ReadonlySet<Permission>,
  today: IsoDay,
): AllowedAction<VacancyAction>[] {
  return staffTransitions(VACANCY_LIFECYCLE, vacancy.status, permissions)
    .filter(({ action }) => isPossible(vacancy, action, today))
    .map(({ action, to }) => ({ action, to, reasonRequired: false }));
}

/** The transition that staff may take on `today`, or why not. */
export function checkVacancyAction(
  vacancy: VacancyState,
  action: VacancyAction,
  permissions: ReadonlySet<Permission>,
  today: IsoDay,
): { transition: Transition<VacancyStatus, VacancyAction> } | { refusal: ActionRefusal } {
  const judged = checkStaffAction(VACANCY_LIFECYCLE, vacancy.status, action, permissions);
  if ('refusal' in judged || isPossible(vacancy, action, today)) return judged;
  return { refusal: 'action_not_allowed' };
}
