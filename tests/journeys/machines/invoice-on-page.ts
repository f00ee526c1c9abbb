import type { Locator, Page } from '@playwright/test';
import type { InvoiceActionsSight } from '../../support/machine-scripts/invoice-actions.script';

export type InvoiceDialog = NonNullable<InvoiceActionsSight['dialog']>;

/** The one invoice in the list of invoices, by what a seller sees of it in French. */
export interface InvoiceOnPage {
  readonly row: Locator;
  /** The next step of the invoice; none can be reached while a dialog asks something. */
  readonly buttons: Readonly<Record<'issue' | 'recordPayment', Locator>>;
  readonly dialogs: Readonly<Record<InvoiceDialog, Locator>>;
  /** The button of a dialog that does what the dialog is about, and the one that does not. */
  readonly deeds: Readonly<Record<InvoiceDialog, Locator>>;
  readonly waysOut: Readonly<Record<Exclude<InvoiceDialog, 'conflict'>, Locator>>;
  chooseInMenu(entry: string): Promise<void>;
}

export const invoiceOnPage = (page: Page, orderNumber: number): InvoiceOnPage => {
  // While a dialog is open, what lies behind it is hidden from assistive technology, not from sight.
  const row = page
    .getByRole('row', { includeHidden: true })
    // A credit note tells the order too.
    .filter({ hasText: `#${orderNumber}`, hasNotText: 'AV-' });
  const inRow = (name: RegExp) => row.getByRole('button', { name });
  const dialogs = {
    issue: page.getByRole('alertdialog', { name: /^Émettre cette facture/ }),
    payment: page.getByRole('dialog', { name: /^Paiement de la facture .?FA-/ }),
    credit: page.getByRole('dialog', { name: /^Avoir sur la facture .?FA-/ }),
    sending: page.getByRole('dialog', { name: /^Envoyer la facture .?FA-/ }),
    deletion: page.getByRole('alertdialog', { name: /^Supprimer ce brouillon/ }),
    failure: page.getByRole('alertdialog', { name: 'Action non effectuée' }),
    conflict: page.getByRole('alertdialog', { name: 'Cette facture a changé entre-temps' }),
  };
  const inDialog = (dialog: InvoiceDialog, name: string) =>
    dialogs[dialog].getByRole('button', { name });
  return {
    row,
    buttons: {
      issue: inRow(/^Émettre · /),
      recordPayment: inRow(/^Enregistrer un paiement · /),
    },
    dialogs,
    deeds: {
      issue: inDialog('issue', 'Émettre la facture'),
      payment: inDialog('payment', 'Enregistrer le paiement'),
      credit: inDialog('credit', 'Établir l’avoir'),
      sending: inDialog('sending', 'Envoyer'),
      deletion: inDialog('deletion', 'Supprimer'),
      failure: inDialog('failure', 'Réessayer'),
      conflict: inDialog('conflict', 'J’ai compris'),
    },
    waysOut: {
      issue: inDialog('issue', 'Pas maintenant'),
      payment: inDialog('payment', 'Annuler'),
      credit: inDialog('credit', 'Annuler'),
      sending: inDialog('sending', 'Annuler'),
      deletion: inDialog('deletion', 'Garder'),
      failure: inDialog('failure', 'Fermer'),
    },
    chooseInMenu: async (entry) => {
      await inRow(/^Actions/).click();
      await page.getByRole('menuitem', { name: entry }).click();
    },
  };
};
