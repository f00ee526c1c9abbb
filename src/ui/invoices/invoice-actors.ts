import { type Actor, createActor, type SnapshotFrom } from 'xstate';
import type { Application } from '#application/create-application';
import { provideInvoiceActions } from '#application/invoices/invoice-actions.actors';
import type { InvoiceAttempt, InvoiceRecord } from '#application/invoices/invoice-actions.machine';
import { createRecordActors, type RecordActors, type RecordRow } from '../lists/record-actors';

export type InvoiceActor = Actor<ReturnType<typeof provideInvoiceActions>>;
type InvoiceSnapshot = SnapshotFrom<ReturnType<typeof provideInvoiceActions>>;
/** An invoice from a list or from its own page. */
export type InvoiceRow = InvoiceRecord & RecordRow;
/** The processes of the invoices on a page. */
export type InvoiceActors = RecordActors<InvoiceRow, InvoiceActor>;

/** A completed action of an invoice. */
export type InvoiceOutcome = { action: InvoiceAttempt['action']; invoice: InvoiceRecord };

function outcomeOf(before: InvoiceSnapshot, after: InvoiceSnapshot): InvoiceOutcome | null {
  const { attempt } = before.context;
  const isDone =
    before.matches('performing') && (after.matches('resting') || after.matches('deleted'));
  return attempt && isDone ? { action: attempt.action, invoice: after.context.invoice } : null;
}

/** Every action is confirmed in a dialog, which stays open until the action is completed. */
function hasOpenDialog(snapshot: InvoiceSnapshot): boolean {
  return !snapshot.matches('resting') && !snapshot.matches('deleted');
}

export function createInvoiceActors(
  { provide, inspection }: Pick<Application, 'provide' | 'inspection'>,
  onOutcome: (outcome: InvoiceOutcome) => void,
): InvoiceActors {
  return createRecordActors<InvoiceRow, InvoiceSnapshot, InvoiceActor>({
    create: (invoice) =>
      createActor(provide(provideInvoiceActions), { input: { invoice }, ...inspection }),
    update: (actor, invoice) => actor.send({ type: 'invoice.changed', invoice }),
    hasOpenDialog,
    onTransition: (before, after) => {
      const outcome = outcomeOf(before, after);
      if (outcome) onOutcome(outcome);
    },
  });
}
