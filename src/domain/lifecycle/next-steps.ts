import { type Lifecycle, transitionOf } from './lifecycle';

/** Where a record goes next when nothing goes wrong, by its status; the closed ones go nowhere. */
type NextStatuses<Status extends string, Next extends Status> = Readonly<
  Partial<Record<Status, Next>>
>;

/** The statuses still before a record, the nearest first. */
export const statusesAfter = <Status extends string, Next extends Status>(
  course: NextStatuses<Status, Next>,
  status: Status,
): Next[] => {
  const next = course[status];
  return next === undefined ? [] : [next, ...statusesAfter(course, next)];
};

/** Of these actions those that staff takes from a status, role apart; the one that leads on last. */
export const stepsFrom = <
  Status extends string,
  Action extends string,
  StaffAction extends Action,
  Next extends Status,
>(
  lifecycle: Lifecycle<Status, Action>,
  course: NextStatuses<Status, Next>,
  status: Status,
  actions: readonly StaffAction[],
): StaffAction[] => {
  const lineOf = (action: StaffAction) => transitionOf(lifecycle, status, action);
  const leadsOn = (action: StaffAction) => Number(lineOf(action)?.to === course[status]);
  return actions
    .filter((action) => lineOf(action)?.who.includes('staff'))
    .toSorted((one, other) => leadsOn(one) - leadsOn(other));
};
