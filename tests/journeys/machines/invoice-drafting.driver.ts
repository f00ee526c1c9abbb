import { expect, type Page } from '@playwright/test';
import type { Invoice } from '#openapi/types.generated';
import type { PlacedOrder } from '../../api/orders/order-builder';
import { HeldRequests } from '../../support/browser/held-requests';
import type { InvoiceDraftingDriver } from '../../support/machine-models/invoice-drafting.model';
import { expectOnly } from './expect-only';
import { answerUnavailable } from './faults';
import type { PageSetup } from './test-paths';
import { exactText, textStart } from './translated-text';

const creation = 'POST /api/store/invoices/';

/** The page of a new invoice on the real portal as the driver of its test model. */
export function createInvoiceDraftingPageDriver(
  page: Page,
  { store, colleague, openPortal }: PageSetup,
): InvoiceDraftingDriver {
  const held = new HeldRequests(page);
  const field = page.getByRole('combobox', { name: textStart('invoiceEditor:choose.label') });
  const button = page.getByRole('button', { name: textStart('invoiceEditor:choose.confirm') });
  const notes = {
    failure: page.getByRole('button', { name: exactText('invoiceEditor:choose.retry') }),
    invoiced: page.getByRole('link', { name: exactText('invoiceEditor:choose.open') }),
  };
  let order: PlacedOrder;
  /** The invoice that a colleague created first for the order. */
  let standing: Invoice | null = null;

  return {
    open: async () => {
      order = await store.place({ status: 'delivered', paymentMethod: 'transfer' });
      await held.hold(creation);
      await openPortal('/dashboard/invoice/new');
      await expect(button).toBeDisabled();
    },
    // Events that look the same on the page are tested with the first one, for an order.
    start: async () => {
      // After a conflict the seller presses again once the colleague has deleted their draft.
      if (standing) await colleague.acts(`invoices/${standing.id}`, 'delete');
      standing = null;
      if (!(await field.inputValue()).includes(`#${order.number}`)) {
        await field.fill(String(order.number));
        await page.getByRole('option', { name: `#${order.number}` }).click();
      }
      await button.click();
    },
    retry: () => notes.failure.click(),
    dismiss: async () => {
      await field.fill('');
      // The open list of orders would cover other elements.
      await field.blur();
    },

    settleDraft: async (how) => {
      if (how === 'with a server fault') return held.failOne(creation, answerUnavailable);
      if (how === 'the order is invoiced') standing = await colleague.drafts(order.id);
      return held.release(creation);
    },

    expectViewState: async (viewState) => {
      if (viewState === 'drafted') return expect(page).toHaveURL(/\/inv_\w+\/edit$/);
      await expectOnly(notes, [viewState]);
      await expect(field).toBeVisible();
      const isBusy = viewState === 'busy' ? expect(button) : expect(button).not;
      return isBusy.toHaveAttribute('aria-busy', 'true');
    },
  };
}
