import type { SnapshotFrom } from 'xstate';
import type { Application } from '#application/create-application';
import { provideInvoiceActions } from '#application/invoices/invoice-actions.actors';
import type { InvoiceAttempt, InvoiceRecord } from '#application/invoices/invoice-actions.machine';
import type { ActionPerformed } from '#application/record-actions-setup';
import { RecordActor } from '../lists/record-actor';
import { createRecordActors, type RecordActors, type RecordRow } from '../lists/record-actors';

export type InvoiceActor = RecordActor<ReturnType<typeof provideInvoiceActions>>;
type InvoiceSnapshot = SnapshotFrom<ReturnType<typeof provideInvoiceActions>>;
/** An invoice from a list or from its own page. */
export type InvoiceRow = InvoiceRecord & RecordRow;
/** The processes of the invoices on a page. */
export type InvoiceActors = RecordActors<InvoiceRow, InvoiceActor>;

/** A completed action of an invoice. */
export type InvoiceOutcome = ActionPerformed<InvoiceRecord, InvoiceAttempt['action']>;

/** Every action is confirmed in a dialog, which stays open until the action is completed. */
function hasOpenDialog(snapshot: InvoiceSnapshot): boolean {
  return !snapshot.matches('resting') && !snapshot.matches('deleted');
}

export function createInvoiceActors(
  { provide, inspection }: Pick<Application, 'provide' | 'inspection'>,
  onOutcome: (outcome: InvoiceOutcome) => void,
): InvoiceActors {
  return createRecordActors({
    create: (invoice: InvoiceRow) => {
      const actor = new RecordActor(provide(provideInvoiceActions), {
        input: { record: invoice },
        ...inspection,
      });
      actor.on('action.performed', onOutcome);
      return actor;
    },
    changed: (invoice) => ({ type: 'invoice.changed', invoice }),
    hasOpenDialog,
  });
}
