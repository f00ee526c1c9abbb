import { type Lifecycle, transitionOf } from './lifecycle';

/** The next status of a record without problems, by its status; the final ones have none. */
type NextStatuses<Status extends string, Next extends Status> = Readonly<
  Partial<Record<Status, Next>>
>;

/** The statuses that can still follow, the nearest first. */
export function statusesAfter<Status extends string, Next extends Status>(
  course: NextStatuses<Status, Next>,
  status: Status,
): Next[] {
  const next = course[status];
  return next === undefined ? [] : [next, ...statusesAfter(course, next)];
}

/** The given actions that staff can take from a status, regardless of role; the main one last. */
export function stepsFrom<
  Status extends string,
  Action extends string,
  StaffAction extends Action,
  Next extends Status,
>(
  lifecycle: Lifecycle<Status, Action>,
  course: NextStatuses<Status, Next>,
  status: Status,
  actions: readonly StaffAction[],
): StaffAction[] {
  const lineOf = (action: StaffAction) => transitionOf(lifecycle, status, action);
  const leadsOn = (action: StaffAction) => Number(lineOf(action)?.to === course[status]);
  return actions
    .filter((action) => lineOf(action)?.who.includes('staff'))
    .toSorted((one, other) => leadsOn(one) - leadsOn(other));
}
