import {
  type ActionRefusal,
  type AllowedAction,
  checkStaffAction,
  type Lifecycle,
  staffTransitions,
  type Transition,
} from '../lifecycle/lifecycle';
import type { Permission } from '../permissions/permissions';

export const CANDIDACY_STATUSES = [
  'applied',
  'shortlisted',
  'interview',
  'offered',
  'hired',
  'refused',
  'withdrawn',
] as const;
export type CandidacyStatus = (typeof CANDIDACY_STATUSES)[number];

/** The actions of the portal's staff; a withdrawal by telephone is theirs to note. */
export const STAFF_CANDIDACY_ACTIONS = [
  'shortlist',
  'invite',
  'offer',
  'hire',
  'refuse',
  'withdraw',
] as const;
export type StaffCandidacyAction = (typeof STAFF_CANDIDACY_ACTIONS)[number];

export type CandidacyAction = StaffCandidacyAction | 'apply';

/** Statuses in which a candidacy waits for a decision, in their order: the columns of its board. */
export const OPEN_CANDIDACY_STATUSES = [
  'applied',
  'shortlisted',
  'interview',
  'offered',
] as const satisfies readonly CandidacyStatus[];

const BY_EDITORS = { who: ['staff'], permission: 'vacancies.edit' } as const;

/** The lifecycle of a candidacy, see decision 81. */
export const CANDIDACY_LIFECYCLE: Lifecycle<CandidacyStatus, CandidacyAction> = {
  name: 'candidacy',
  statuses: CANDIDACY_STATUSES,
  transitions: [
    {
      from: [null],
      action: 'apply',
      to: 'applied',
      who: ['candidate'],
      condition: 'the vacancy takes applications',
      effect: 'the candidate gets a mail with their link',
    },
    { from: ['applied'], action: 'shortlist', to: 'shortlisted', ...BY_EDITORS },
    {
      from: ['shortlisted'],
      action: 'invite',
      to: 'interview',
      ...BY_EDITORS,
      condition: 'the vacancy has interview hours',
      effect: 'the candidate chooses a slot by their link',
    },
    { from: ['interview'], action: 'offer', to: 'offered', ...BY_EDITORS },
    {
      from: ['offered'],
      action: 'hire',
      to: 'hired',
      ...BY_EDITORS,
      effect: 'the invitation of a user is filled in',
    },
    {
      from: OPEN_CANDIDACY_STATUSES,
      action: 'refuse',
      to: 'refused',
      ...BY_EDITORS,
      condition: 'an answer is written',
      effect: 'the candidate gets the answer in their language; a booked slot is free again',
    },
    {
      from: OPEN_CANDIDACY_STATUSES,
      action: 'withdraw',
      to: 'withdrawn',
      who: ['staff', 'candidate'],
      permission: 'vacancies.edit',
      effect: 'a booked slot is free again',
    },
  ],
};

/** Whether a candidacy has not ended. */
export function isOpenCandidacy(status: CandidacyStatus): boolean {
  return OPEN_CANDIDACY_STATUSES.some((open) => open === status);
}

/** What the allowed actions of a candidacy depend on. */
export interface CandidacyState {
  readonly status: CandidacyStatus;
  /** Whether its vacancy has hours in which interviews take place. */
  readonly hasInterviewHours: boolean;
}

function isPossible({ hasInterviewHours }: CandidacyState, action: CandidacyAction): boolean {
  return action !== 'invite' || hasInterviewHours;
}

function isOfStaff(action: CandidacyAction): action is StaffCandidacyAction {
  return action !== 'apply';
}

/** The actions that a candidacy offers to staff with these permissions. */
export function allowedCandidacyActions(
  state: CandidacyState,
  permissions: ReadonlySet<Permission>,
): AllowedAction<StaffCandidacyAction>[] {
  return staffTransitions(CANDIDACY_LIFECYCLE, state.status, permissions).flatMap(
    ({ action, to }) =>
      isOfStaff(action) && isPossible(state, action) ? [{ action, to, reasonRequired: false }] : [],
  );
}

/** The transition that staff may take, or why not. */
export function checkCandidacyAction(
  state: CandidacyState,
  action: StaffCandidacyAction,
  permissions: ReadonlySet<Permission>,
): { transition: Transition<CandidacyStatus, CandidacyAction> } | { refusal: ActionRefusal } {
  const judged = checkStaffAction(CANDIDACY_LIFECYCLE, state.status, action, permissions);
  if ('refusal' in judged || isPossible(state, action)) return judged;
  return { refusal: 'action_not_allowed' };
}
