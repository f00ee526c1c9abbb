import type { Locator, Page } from '@playwright/test';
import type { OrderAction } from '#application/api/orders-endpoints.generated';
import type { OrderActionsSight } from '../../support/machine-scripts/order-actions.script';

export type OrderDialog = NonNullable<OrderActionsSight['dialog']>;
export type OrderButton = Exclude<OrderAction, 'undoAccept' | 'delete'>;

/** One order in the list of orders, by what a seller sees of it in French. */
export interface OrderOnPage {
  readonly row: Locator;
  /** The buttons of its row; none of them can be reached while a dialog asks something. */
  readonly buttons: Readonly<Record<OrderButton, Locator>>;
  readonly dialogs: Readonly<Record<OrderDialog, Locator>>;
  /** The button of a dialog that does what the dialog is about, and the one that does not. */
  readonly deeds: Readonly<Record<Exclude<OrderDialog, 'view'>, Locator>>;
  readonly waysOut: Readonly<Record<Exclude<OrderDialog, 'view' | 'conflict'>, Locator>>;
  readonly undo: Locator;
  readonly toast: Locator;
  chooseInMenu(entry: string): Promise<void>;
}

export const orderOnPage = (page: Page, number: number): OrderOnPage => {
  // While a dialog is open, what lies behind it is hidden from assistive technology, not from sight.
  const row = page.getByRole('row', { includeHidden: true }).filter({ hasText: `#${number}` });
  // By how it begins: a button that waits says so after its name.
  const inRow = (name: string) => row.getByRole('button', { name: new RegExp(`^${name}`) });
  const dialogs = {
    view: page.getByRole('dialog', { name: `Commande ${number}`, exact: true }),
    refusal: page.getByRole('dialog', { name: `Refuser la commande ${number}` }),
    'hand-over': page.getByRole('dialog', { name: `Remettre la commande ${number}` }),
    deletion: page.getByRole('alertdialog', { name: `Supprimer la commande ${number}` }),
    failure: page.getByRole('alertdialog', { name: 'Action non effectuée' }),
    conflict: page.getByRole('alertdialog', { name: `La commande ${number} a changé` }),
  };
  const inDialog = (dialog: OrderDialog, name: string) =>
    dialogs[dialog].getByRole('button', { name });
  return {
    row,
    buttons: {
      accept: inRow(`Accepter la commande ${number}`),
      refuse: inRow(`Refuser la commande ${number}`),
      prepare: inRow('Préparer'),
      markReady: inRow('Marquer prête'),
      handOver: inRow('Remettre'),
      deliver: inRow('Marquer livrée'),
      invoice: inRow('Facturer'),
    },
    dialogs,
    deeds: {
      refusal: inDialog('refusal', 'Refuser la commande'),
      'hand-over': inDialog('hand-over', 'Remettre'),
      deletion: inDialog('deletion', 'Supprimer'),
      failure: inDialog('failure', 'Réessayer'),
      conflict: inDialog('conflict', 'J’ai compris'),
    },
    waysOut: {
      refusal: inDialog('refusal', 'Garder la commande'),
      'hand-over': inDialog('hand-over', 'Annuler'),
      deletion: inDialog('deletion', 'Garder'),
      failure: inDialog('failure', 'Fermer'),
    },
    undo: page.getByRole('button', { name: /^Annuler \(\d+ s\)/, includeHidden: true }),
    toast: page.getByRole('status', { includeHidden: true }),
    chooseInMenu: async (entry) => {
      await inRow(`Actions de la commande ${number}`).click();
      await page.getByRole('menuitem', { name: entry }).click();
    },
  };
};
