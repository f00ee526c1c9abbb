import { expect, type Page } from '@playwright/test';
import type { Invoice } from '#application/api/invoices-endpoints.generated';
import type { PlacedOrder } from '../../api/orders/order-builder';
import { HeldCalls } from '../../support/browser-worlds/held-calls';
import type { InvoiceDraftingWorld } from '../../support/machine-scripts/invoice-drafting.script';
import { expectOnly } from './expect-only';
import { serverIsDown } from './faults';
import type { PageSetting } from './path-tests';
import { beginning, says } from './spoken';

const creation = 'POST /api/store/invoices/';

/** The page of a new invoice on the real portal as a world that the script can play in. */
export const invoiceDraftingOnPage = (
  page: Page,
  { store, colleague, openPortal }: PageSetting,
): InvoiceDraftingWorld => {
  const held = new HeldCalls(page);
  const field = page.getByRole('combobox', { name: beginning('invoiceEditor:choose.label') });
  const button = page.getByRole('button', { name: beginning('invoiceEditor:choose.confirm') });
  const notes = {
    failure: page.getByRole('button', { name: says('invoiceEditor:choose.retry') }),
    invoiced: page.getByRole('link', { name: says('invoiceEditor:choose.open') }),
  };
  let order: PlacedOrder;
  /** The invoice that a colleague was faster to draw up of the order. */
  let standing: Invoice | null = null;

  return {
    open: async () => {
      order = await store.place({ status: 'delivered', paymentMethod: 'transfer' });
      await held.hold(creation);
      await openPortal('/dashboard/invoice/new');
      await expect(button).toBeDisabled();
    },
    // What is asked for alike is played by its first way, the order's.
    start: async () => {
      // Who came too late presses again once the colleague has put his draft away.
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
      // What the list of orders covers can't be told while it is open.
      await field.blur();
    },

    draftEnds: async (how) => {
      if (how === 'with a server fault') return held.fail(creation, serverIsDown);
      if (how === 'the order is invoiced') standing = await colleague.drafts(order.id);
      return held.goOn(creation);
    },

    sees: async (sight) => {
      if (sight === 'drafted') return expect(page).toHaveURL(/\/inv_\w+\/edit$/);
      await expectOnly(notes, [sight]);
      await expect(field).toBeVisible();
      const isBusy = sight === 'busy' ? expect(button) : expect(button).not;
      return isBusy.toHaveAttribute('aria-busy', 'true');
    },
  };
};
