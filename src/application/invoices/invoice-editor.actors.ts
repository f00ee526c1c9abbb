import { fromPromise } from 'xstate';
import type { Invoice } from '#openapi/types.generated';
import { invoicesEndpoints } from '../api/invoices-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { SaveInput } from '../editing/edited-record';
import { draftActors, saveOrConflict } from '../editing/record-edit.actors';
import type { ActorsOf } from '../machine-actors';
import type { Ports } from '../ports/ports';
import { conflictRecordOf } from '../record-actions';
import type { Store } from '../store';
import { invoiceEditorMachine } from './invoice-editor.machine';
import { type InvoiceValues, invoiceRecord, invoiceUpdate } from './invoice-values';

async function saveDraft(
  { id, revision, changes }: SaveInput,
  store: Store,
  signal: AbortSignal,
): Promise<Invoice> {
  const writing = invoicesEndpoints.endpoints.updateInvoice.initiate({
    invoiceId: id ?? '',
    'If-Match': `"${revision}"`,
    // The form sends the values of a draft. The machine only has their names.
    invoiceUpdate: invoiceUpdate(changes as Partial<InvoiceValues>),
  });
  return unwrapWithSignal(store.dispatch(writing), signal);
}

/** Issues the draft. Also succeeds if this request or a colleague has already issued it. */
async function issueDraft(invoiceId: string, store: Store, signal: AbortSignal): Promise<Invoice> {
  const acting = invoicesEndpoints.endpoints.performInvoiceAction.initiate({
    invoiceId,
    action: 'issue',
    invoiceActionRequest: {},
  });
  try {
    return await unwrapWithSignal(store.dispatch(acting), signal);
  } catch (error) {
    const current = conflictRecordOf<Invoice>(error);
    if (!current?.number) throw error;
    return current;
  }
}

/** The actors of the invoice-editor machine. Drafts and conflicts work as for every record. */
export function invoiceEditorActors(
  ports: Pick<Ports, 'drafts' | 'clock' | 'languages'>,
  store: Store,
): ActorsOf<typeof invoiceEditorMachine> {
  const recordOf = (invoice: Invoice) => invoiceRecord(invoice, ports.languages.current());
  return {
    ...draftActors(ports),

    saveInvoice: fromPromise(({ input, signal }) =>
      // By contract, `current` of a 412 is the invoice.
      saveOrConflict(
        async (sent) => recordOf(await saveDraft(sent, store, signal)),
        input,
        (current) => recordOf(current as Invoice),
      ),
    ),

    issueInvoice: fromPromise(async ({ input, signal }) =>
      recordOf(await issueDraft(input.invoiceId, store, signal)),
    ),
  };
}

/** The invoice-editor machine of an application. */
export function provideInvoiceEditor(ports: Ports, store: Store) {
  return invoiceEditorMachine.provide({ actors: invoiceEditorActors(ports, store) });
}
