import type { Locator, Page } from '@playwright/test';
import type { RequestAction } from '#application/requests/request-handling.machine';

/** The forms that the paths of the script open. */
export type RequestForm = 'decline' | 'refund' | 'accept';
type RequestDialog = RequestForm | 'failure' | 'conflict';
type RequestButton = Extract<RequestAction, RequestForm | 'approve' | 'ship' | 'dispute'>;

/** One request in its list, by what a seller sees of it in French. */
export interface RequestOnPage {
  readonly row: Locator;
  readonly buttons: Readonly<Record<RequestButton, Locator>>;
  readonly dialogs: Readonly<Record<RequestDialog, Locator>>;
  /** The button of a dialog that does what the dialog is about, and the one that does not. */
  readonly deeds: Readonly<Record<RequestDialog, Locator>>;
  readonly waysOut: Readonly<Record<Exclude<RequestDialog, 'conflict'>, Locator>>;
}

export const requestOnPage = (page: Page, number: string): RequestOnPage => {
  const row = page.getByRole('row', { includeHidden: true }).filter({ hasText: number });
  // By how it begins: a button that waits says so after its name. Numbers stand isolated in a text.
  const of = (words: string) => new RegExp(`^${words} .?${number}`);
  const inRow = (words: string) => row.getByRole('button', { name: of(words) });
  const dialogs = {
    decline: page.getByRole('dialog', { name: of('Refuser le retour') }),
    refund: page.getByRole('dialog', { name: of('Rembourser le retour') }),
    accept: page.getByRole('dialog', { name: of('Accepter l’annulation') }),
    failure: page.getByRole('alertdialog', { name: 'Action non effectuée' }),
    conflict: page.getByRole('alertdialog', { name: of('(Le retour|L’annulation)') }),
  };
  // The cross of a dialog has a name and no words.
  const inDialog = (dialog: RequestDialog, words: string) =>
    dialogs[dialog].getByRole('button').filter({ hasText: words });
  return {
    row,
    buttons: {
      approve: inRow('Approuver'),
      decline: inRow('Refuser'),
      ship: inRow('Marquer en route'),
      refund: inRow('Rembourser'),
      dispute: inRow('Contester'),
      accept: inRow('Accepter'),
    },
    dialogs,
    deeds: {
      decline: inDialog('decline', 'Refuser le retour'),
      refund: inDialog('refund', 'Rembourser'),
      accept: inDialog('accept', 'Accepter l’annulation'),
      failure: inDialog('failure', 'Réessayer'),
      conflict: inDialog('conflict', 'J’ai compris'),
    },
    waysOut: {
      decline: inDialog('decline', 'Fermer'),
      refund: inDialog('refund', 'Fermer'),
      accept: inDialog('accept', 'Fermer'),
      failure: inDialog('failure', 'Fermer'),
    },
  };
};
