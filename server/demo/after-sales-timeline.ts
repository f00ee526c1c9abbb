import { addMilliseconds } from 'date-fns/addMilliseconds';
import { differenceInMilliseconds } from 'date-fns/differenceInMilliseconds';
import { type Lifecycle, transitionOf } from '#domain/lifecycle/lifecycle';
import type { orderHistory } from '../database/schema/orders';
import type { HistoryPerformer } from './order-history';
import type { Random } from './random';

/** One event of a request, before it has a time. */
export interface TimelineEvent<Action extends string> {
  readonly action: Action;
  readonly performer: HistoryPerformer;
  readonly reasonCode?: string;
  readonly note?: string;
}

/** A line of a request's history, without the id of its record. */
export type TimelineRow = Omit<typeof orderHistory.$inferInsert, 'orderId'>;

/**
 * Builds a request's history from its events: the first at `begin`, the last at `end`, the others
 * evenly between them.
 */
export function afterSalesTimeline<Status extends string, Action extends string>(
  lifecycle: Lifecycle<Status, Action>,
  events: readonly TimelineEvent<Action>[],
  [begin, end]: readonly [begin: Date, end: Date],
  random: Random,
  idPrefix: string,
): TimelineRow[] {
  const gap = differenceInMilliseconds(end, begin) / Math.max(1, events.length - 1);
  let from: Status | null = null;
  return events.map(({ action, performer, reasonCode, note }, index) => {
    const line =
      from === null
        ? lifecycle.transitions.find((one) => one.action === action && one.from.includes(null))
        : transitionOf(lifecycle, from, action);
    if (!line || line.to === 'archived') throw new Error(`No ${action} from ${from}.`);
    const row: TimelineRow = {
      id: random.id(idPrefix),
      at: addMilliseconds(begin, Math.round(gap * index)),
      ...performer,
      action,
      fromStatus: from,
      toStatus: line.to,
      reasonCode: reasonCode ?? null,
      note: note ?? null,
      visibility: action === 'dispute' ? 'staff' : 'everyone',
    };
    from = line.to;
    return row;
  });
}
