import { ICS_LIMITS } from '#domain/calendar/ics-lines';
import type { ServerContext } from '../context';
import { contractHandlers } from '../http/contract-handlers';
import { notFound } from '../http/problem-error';
import { withUpload } from '../imports/receive-upload';
import { readFeed, renewFeed, revokeFeed, sendFeed } from './calendar-feed';
import { checkImport, findImport, readCalendarFile, runImport } from './calendar-import';
import { readRange } from './calendar-range';
import { changeEventFields, createEvent, deleteEvent } from './event-change';
import { presentEvent } from './event-presentation';
import { findEvent } from './events.repository';

/** The feed of a user, and the import of calendar files. */
function exchangeHandlers(context: ServerContext) {
  const { config, database } = context;
  return contractHandlers({
    getCalendarFeed: ({ principal }) => readFeed(database.db, principal),

    createCalendarFeed: ({ body, principal, now, write }) =>
      write((tx) => renewFeed(tx, body.sources, principal, { publicUrl: config.publicUrl, now })),

    revokeCalendarFeed: ({ principal, write }) => write((tx) => revokeFeed(tx, principal)),

    readCalendarFeed: (call) => sendFeed(context, call),

    createCalendarImport: ({ request, principal, now, write }) =>
      withUpload(
        request,
        async (upload) => {
          const read = await readCalendarFile(upload);
          const fileName = upload.fileName;
          return write((tx) => checkImport(tx, { ...read, fileName }, principal, now), {
            fingerprint: upload.checksum,
          });
        },
        ICS_LIMITS.bytes,
      ),

    getCalendarImport: ({ params: { importId }, principal, now }) =>
      findImport(database.db, principal.storeId, importId, now),

    runCalendarImport: ({ params: { importId }, principal, now, write }) =>
      write((tx) => runImport(tx, { importId, principal, now })),
  });
}

/** The calendar of a store: what falls on which day, and its own events. */
export function calendarHandlers(context: ServerContext) {
  const { db } = context.database;
  return {
    ...exchangeHandlers(context),
    ...contractHandlers({
      getCalendar: ({ query, principal }) => readRange(db, query, principal),

      getCalendarEvent: async ({ params, query, principal }) => {
        const row = await findEvent(db, principal.storeId, params.eventId);
        const event = row && (await presentEvent(db, row, query.occurrence));
        if (!event) throw notFound();
        return event;
      },

      createCalendarEvent: ({ body, principal, now, write }) =>
        write((tx) => createEvent(tx, body, principal, now)),

      updateCalendarEvent: ({ params, body, revision, principal, now, write }) =>
        write((tx) => changeEventFields(tx, { ...params, body, revision, principal, now })),

      deleteCalendarEvent: ({ params, body, principal, now, write }) =>
        write((tx) => deleteEvent(tx, { ...params, body, principal, now })),
    }),
  };
}
