import { expect, type Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import type { FormValues } from '#application/editing/edited-record';
import { INVOICE_LIMITS } from '#domain/invoices/invoice-form';
import { invoices } from '../../../server/database/schema/invoices';
import type { RequestOutcome } from '../../support/machine-models/draft-events';
import {
  type InvoiceEditorDriver,
  typedInInvoice,
  wireInvoiceOfColleague,
} from '../../support/machine-models/invoice-editor.model';
import { createFormDriver, type FormOutcomes } from './form-driver';
import {
  expectInvoiceFormViewState,
  invoiceFormPageObject,
} from './invoice-editor-view-assertions';
import type { PageSetup } from './test-paths';
import { exactText, textPattern } from './translated-text';

/** The form of a draft on the real portal as the driver of its test model. */
export function createInvoiceEditorPageDriver(page: Page, setting: PageSetup): InvoiceEditorDriver {
  const { store, colleague, openPortal } = setting;
  const { hold, atOnce, reconnect, ends, edition, typesAgain, answers, draftOf } = createFormDriver(
    page,
    setting,
    () => colleague.revisionOf(`invoices/${id}`),
  );
  const form = invoiceFormPageObject(page);
  let id = '';
  /** The note as last saved, and as in the form. */
  let [saved, note] = ['', ''];
  let isIssued = false;
  /**
   * The client's name and the note as set by a colleague: different each time, because equal values
   * are no new version. Only the note is a conflict, because the seller types nothing else.
   */
  let [client, noteOfColleague] = ['', ''];
  let visits = 0;

  const save = () => `PATCH /api/store/invoices/${id}`;
  const issue = () => `POST /api/store/invoices/${id}/issue`;
  const isForClient = (name: string) =>
    expect(
      page.getByText(textPattern('invoiceEditor:forClient', { name: `\u2068${name}\u2069` })),
    ).toBeVisible();
  // The test model changes only the note.
  const noteIn = (changes: FormValues) => String(changes.note ?? saved);
  const type = async (changes: FormValues) => {
    note = noteIn(changes);
    if (changes === typedInInvoice && edition() > 0) note = `${note} ${edition()}`;
    await form.note.fill(note);
  };
  const overtaken = async () => {
    visits += 1;
    client = `${wireInvoiceOfColleague.client.name} ${visits}`;
    noteOfColleague = `${wireInvoiceOfColleague.note} ${visits}`;
    await colleague.edits(`invoices/${id}`, { client: { name: client }, note: noteOfColleague });
  };
  const endsAs = (call: string, how: RequestOutcome, refused: FormOutcomes['refuseField']) =>
    ends(call, how, { refuseField: refused, saveAsColleague: overtaken });
  const conflict = answers(form.buttons);

  return {
    open: async () => {
      const { id: orderId } = await store.place({ status: 'delivered', paymentMethod: 'transfer' });
      const draft = await colleague.drafts(orderId);
      id = draft.id;
      await hold([save(), issue()]);
      await openPortal(`/dashboard/invoice/${id}/edit`);
      await isForClient(draft.client.name);
    },
    pause: async (changes) => {
      if (changes === typedInInvoice && note !== saved) typesAgain();
      await type(changes);
    },
    discard: async () => {
      await atOnce(async () => {
        await type(typedInInvoice);
        await form.buttons.discard.click();
      });
      note = saved;
    },
    save: () =>
      atOnce(async () => {
        await type(typedInInvoice);
        await form.buttons.save.click();
      }),
    issue: (how) =>
      atOnce(async () => {
        if (how === 'typed') await type(typedInInvoice);
        // The draft can be issued unchanged once the seller has typed the saved note again.
        else if (note !== saved) await type({});
        await form.buttons.issue.click();
      }),
    answerIssue: (how) => form.buttons[how === 'confirm' ? 'confirmIssue' : 'cancelIssue'].click(),
    receiveRecord: async () => {
      await overtaken();
      await reconnect();
      await isForClient(client);
      [saved, note] = [noteOfColleague, noteOfColleague];
    },
    chooseAgainstConflict: async (changes) => {
      await expect(form.dialogs.conflict).toContainText(note);
      if (Object.keys(changes).length === 0) {
        await form.theirs.check();
        [saved, note] = [noteOfColleague, noteOfColleague];
      }
      await conflict.saveChoice();
    },
    dismissConflict: conflict.dismissConflict,
    answerLeaving: conflict.answerLeaving,
    leave: () =>
      atOnce(async () => {
        await type(typedInInvoice);
        const list = { name: exactText('shell:menu.entries.invoices') };
        await page.getByRole('navigation').getByRole('link', list).first().click();
      }),
    ...draftOf(
      () => id,
      (values) => {
        note = noteIn(values);
      },
    ),
    settleSave: async (how) => {
      await endsAs(save(), how, (goOn) => goOn(withEndlessNote));
      if (how === 'with success') saved = note;
    },
    settleIssue: async (how) => {
      await endsAs(issue(), how, async (goOn) => {
        const answered = page.waitForResponse((one) => one.url().endsWith('/issue'));
        await colleague.acts(`invoices/${id}`, 'delete');
        await goOn();
        await answered;
        await restoreInvoice(store, id);
      });
      isIssued = how === 'with success';
    },

    expectViewState: (viewState) =>
      expectInvoiceFormViewState(form, viewState, {
        note,
        isChanged: note !== saved,
        destination: isIssued ? /\/inv_\w+$/ : /\/dashboard\/invoice$/,
      }),
  };
}

/** Restores a deleted invoice. */
async function restoreInvoice({ backend }: PageSetup['store'], id: string): Promise<void> {
  const { db } = backend.database;
  await db.update(invoices).set({ archivedAt: null }).where(eq(invoices.id, id));
}

/** The save with a too long note, which the server must refuse. */
function withEndlessNote() {
  return {
    postData: JSON.stringify({ note: 'x'.repeat(INVOICE_LIMITS.note + 1) }),
  };
}
