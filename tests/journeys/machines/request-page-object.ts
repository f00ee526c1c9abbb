import type { Locator, Page } from '@playwright/test';
import type { RequestAction } from '#application/after-sales/request-handling.machine';
import { exactText, textPattern, textStart } from './translated-text';

/** The forms that the paths of the test model open. */
export type RequestForm = 'decline' | 'refund' | 'accept';
type RequestDialog = RequestForm | 'failure' | 'conflict';
type RequestButton = Extract<RequestAction, RequestForm | 'approve' | 'ship' | 'dispute'>;

/** One request in its list, as locators. */
export interface RequestPageObject {
  readonly row: Locator;
  readonly buttons: Readonly<Record<RequestButton, Locator>>;
  readonly dialogs: Readonly<Record<RequestDialog, Locator>>;
  /** The button that confirms a dialog, and the one that cancels it. */
  readonly confirmButtons: Readonly<Record<RequestDialog, Locator>>;
  readonly cancelButtons: Readonly<Record<Exclude<RequestDialog, 'conflict'>, Locator>>;
}

export function requestPageObject(page: Page, number: string): RequestPageObject {
  const row = page.getByRole('row', { includeHidden: true }).filter({ hasText: number });
  const inRow = (button: RequestButton) => {
    const action = exactText(`requests:actions.${button}`);
    // Matches the start of the name: a busy button has a status text after its name.
    return row.getByRole('button', { name: textStart('requests:actions.on', { action, number }) });
  };
  const asks = (form: RequestForm) =>
    page.getByRole('dialog', { name: textPattern(`requests:form.${form}.title`, { number }) });
  const hasChanged = (kind: 'returns' | 'cancellations') =>
    page.getByRole('alertdialog', { name: textPattern(`requests:${kind}.changed`, { number }) });
  const dialogs = {
    decline: asks('decline'),
    refund: asks('refund'),
    accept: asks('accept'),
    failure: page.getByRole('alertdialog', { name: exactText('lists:failure.title') }),
    conflict: hasChanged('returns').or(hasChanged('cancellations')),
  };
  // The close icon of a dialog has an accessible name but no text.
  const inDialog = (dialog: RequestDialog, path: string) =>
    dialogs[dialog].getByRole('button').filter({ hasText: exactText(path) });
  return {
    row,
    buttons: {
      approve: inRow('approve'),
      decline: inRow('decline'),
      ship: inRow('ship'),
      refund: inRow('refund'),
      dispute: inRow('dispute'),
      accept: inRow('accept'),
    },
    dialogs,
    confirmButtons: {
      decline: inDialog('decline', 'requests:form.decline.confirm'),
      refund: inDialog('refund', 'requests:form.refund.confirm'),
      accept: inDialog('accept', 'requests:form.accept.confirm'),
      failure: inDialog('failure', 'lists:failure.retry'),
      conflict: inDialog('conflict', 'requests:conflict.acknowledge'),
    },
    cancelButtons: {
      decline: inDialog('decline', 'requests:form.cancel'),
      refund: inDialog('refund', 'requests:form.cancel'),
      accept: inDialog('accept', 'requests:form.cancel'),
      failure: inDialog('failure', 'lists:failure.dismiss'),
    },
  };
}
