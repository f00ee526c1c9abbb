import type { CalendarFeed, CalendarFeedSource } from '#openapi/types.generated';
import { agendaEndpoints } from '../api/agenda-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { EditedRecord } from '../editing/edited-record';
import { recordEditing } from '../editing/record-edit.actors';

/** The feed of a user for other calendar programs. */
export type FeedValues = {
  readonly isActive: boolean;
  readonly sources: readonly CalendarFeedSource[];
  /** The secret address: known only once, when it was created. */
  readonly address: string | null;
};

/** The user's feed as its dialog shows it. */
export function feedRecord({ isActive, sources }: CalendarFeed): EditedRecord<FeedValues> {
  return { id: 'feed', revision: 1, values: { isActive, sources, address: null } };
}

const { createCalendarFeed, revokeCalendarFeed } = agendaEndpoints.endpoints;

/** Creates the address of the feed, renews it, or revokes it. */
export const feedEditing = recordEditing<FeedValues>({
  save: async ({ values }, store, signal) => {
    if (!values.isActive) {
      const revoked = await unwrapWithSignal(
        store.dispatch(revokeCalendarFeed.initiate({})),
        signal,
      );
      return feedRecord(revoked);
    }
    const creating = createCalendarFeed.initiate({
      calendarFeedCreate: { sources: [...values.sources] },
    });
    const created = await unwrapWithSignal(store.dispatch(creating), signal);
    const record = feedRecord(created);
    return { ...record, values: { ...record.values, address: created.address } };
  },
});
