import type { CalendarImport } from '#openapi/types.generated';
import { agendaEndpoints } from '../api/agenda-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { EditedRecord } from '../editing/edited-record';
import { recordEditing } from '../editing/record-edit.actors';

const { createCalendarImport, runCalendarImport } = agendaEndpoints.endpoints;

/** A calendar file to be read. */
export type CalendarFileValues = { readonly file: File | null };

export const NO_CALENDAR_FILE: EditedRecord<CalendarFileValues> = {
  id: null,
  revision: null,
  values: { file: null },
};

/** Uploads a calendar file. The saved record has the id of the import that shows its changes. */
export const calendarFileUpload = recordEditing<CalendarFileValues>({
  save: async ({ values }, store, signal) => {
    if (!values.file) throw new Error('A calendar file is uploaded once it was chosen.');
    const body = { file: values.file };
    const uploading = createCalendarImport.initiate({ body });
    const { id } = await unwrapWithSignal(store.dispatch(uploading), signal);
    return { id, revision: 1, values: { file: null } };
  },
});

/** An import whose changes were shown. */
export type ImportRunValues = { readonly isRun: boolean };

/** An import as a record that can be run. */
export function importRecord({ id, status }: CalendarImport): EditedRecord<ImportRunValues> {
  return { id, revision: 1, values: { isRun: status === 'finished' } };
}

/** Writes the events of a file as they were shown. */
export const calendarImportRun = recordEditing<ImportRunValues>({
  save: async ({ id }, store, signal) => {
    const running = runCalendarImport.initiate({ importId: id ?? '' });
    return importRecord(await unwrapWithSignal(store.dispatch(running), signal));
  },
});
