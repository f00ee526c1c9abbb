import { expect, type Page } from '@playwright/test';
import type { FormValues } from '#application/editing/edited-record';
import type { CallEnd } from '../../support/machine-scripts/draft-steps';
import {
  type InvoiceEditorWorld,
  typedInInvoice,
  wireInvoiceOfColleague,
} from '../../support/machine-scripts/invoice-editor.script';
import { formWorld } from './form-world';
import { expectInvoiceFormSight, invoiceFormOnPage } from './invoice-editor-sight';
import type { PageSetting } from './path-tests';

/** The form of a draft on the real portal, in French, as a world that the script can play in. */
export const invoiceEditorOnPage = (page: Page, setting: PageSetting): InvoiceEditorWorld => {
  const { store, colleague, openPortal } = setting;
  const { held, hold, atOnce, reconnect, ends, answers, draftOf } = formWorld(page, setting);
  const form = invoiceFormOnPage(page);
  let id = '';
  /** The note, as it was saved last and as it stands in the form. */
  let [saved, note] = ['', ''];
  let isIssued = false;

  const save = () => `PATCH /api/store/invoices/${id}`;
  const issue = () => `POST /api/store/invoices/${id}/issue`;
  const isForClient = (name: string) =>
    expect(page.getByText(`Pour \u2068${name}\u2069`)).toBeVisible();
  // The script's changes are of the note alone.
  const noteIn = (changes: FormValues) => String(changes.note ?? saved);
  const type = async (changes: FormValues) => {
    note = noteIn(changes);
    await form.note.fill(note);
  };
  const overtaken = () =>
    colleague.edits(`invoices/${id}`, { client: { name: wireInvoiceOfColleague.client.name } });
  const endsAs = (call: string, how: CallEnd, refused: () => Promise<void>) =>
    ends(call, how, { refused, overtaken });

  return {
    open: async () => {
      const { id: orderId } = await store.place({ status: 'delivered', paymentMethod: 'transfer' });
      const draft = await colleague.drafts(orderId);
      id = draft.id;
      await hold([save(), issue()]);
      await openPortal(`/dashboard/invoice/${id}/edit`);
      await isForClient(draft.client.name);
    },
    pause: type,
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
        await form.buttons.issue.click();
      }),
    answerIssue: (how) => form.buttons[how === 'confirm' ? 'confirmIssue' : 'cancelIssue'].click(),
    recordArrives: async () => {
      await overtaken();
      await reconnect();
      await isForClient(wireInvoiceOfColleague.client.name);
    },
    chooseAgainstConflict: async (changes) => {
      await expect(form.dialogs.conflict).toContainText(note);
      if (Object.keys(changes).length === 0) {
        await form.dialogs.conflict.getByRole('radio', { name: /^Version enregistrée/ }).check();
        note = saved;
      }
      await form.buttons.saveChoice.click();
    },
    ...answers(form.buttons),
    leave: () =>
      atOnce(async () => {
        await type(typedInInvoice);
        await page.getByRole('navigation').getByRole('link', { name: 'Factures' }).first().click();
      }),
    ...draftOf(
      () => id,
      (values) => {
        note = noteIn(values);
      },
    ),
    saveEnds: async (how) => {
      await endsAs(save(), how, () => held.goOn(save(), withDiscountAlone));
      if (how === 'with success') saved = note;
    },
    issueEnds: async (how) => {
      await endsAs(issue(), how, async () => {
        await colleague.acts(`invoices/${id}`, 'delete');
        await held.goOn(issue());
      });
      isIssued = how === 'with success';
    },

    sees: (sight) =>
      expectInvoiceFormSight(form, sight, {
        note,
        isChanged: note !== saved,
        destination: isIssued ? /\/inv_\w+$/ : /\/dashboard\/invoice$/,
      }),
  };
};

/** The save as the server must refuse it: an invoice can't come to less than nothing. */
const withDiscountAlone = () => ({
  postData: JSON.stringify({
    lines: [{ label: 'Remise', quantity: 1, unitPrice: -100, taxRate: 0.2 }],
  }),
});
