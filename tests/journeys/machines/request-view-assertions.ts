import { expect } from '@playwright/test';
import type {
  RequestAction,
  RequestAnswer,
  RequestRecord,
} from '#application/after-sales/request-handling.machine';
import type { RequestHandlingViewState } from '../../support/machine-models/request-handling.model';
import { expectOnly, expectPending, pressable } from './expect-only';
import type { RequestForm, RequestPageObject } from './request-page-object';
import { exactText } from './translated-text';

type Status = RequestRecord['status'];

/** The request's status on the server, the last action, and the values typed for it. */
export interface ExpectedRequest {
  readonly kind: 'returns' | 'cancellations';
  readonly status: Status;
  readonly attempted: RequestAction | null;
  readonly typed: RequestAnswer | null;
}

type Offers = Partial<Record<Status, readonly (keyof RequestPageObject['buttons'])[]>>;

/** The buttons of a store admin in each status on a path, for an order that is not packed. */
const answers: Offers = { requested: ['accept'] };
const offered: Offers = {
  requested: ['approve', 'decline'],
  approved: ['ship'],
  received: ['refund', 'dispute'],
  refunded: ['dispute'],
};

function formOf(action: RequestAction | null): RequestForm | null {
  return action === 'decline' || action === 'refund' || action === 'accept' ? action : null;
}

/**
 * Asserts that the page shows the expected view state: the dialog, its values, busy indicators, and
 * the buttons.
 */
export async function expectRequestViewState(
  request: RequestPageObject,
  viewState: RequestHandlingViewState,
  { kind, status, attempted, typed }: ExpectedRequest,
): Promise<void> {
  const form = formOf(attempted);
  const dialog = viewState.busy || viewState.dialog === 'form' ? form : viewState.dialog;
  await expectOnly(request.dialogs, [dialog]);
  await expect(request.row).toHaveCount(1);
  if (form === 'decline' && dialog === form && typed?.note) {
    await expect(request.dialogs.decline.getByRole('textbox')).toHaveValue(typed.note);
  }
  if (viewState.busy) {
    return form
      ? expectPending(request.confirmButtons[form], request.cancelButtons[form])
      : expectPending(request.buttons.ship);
  }
  await expect(request.row).toContainText(exactText(`requests:status.${status}`));
  const wanted = kind === 'cancellations' ? answers[status] : offered[status];
  const free = pressable(request.row.page());
  await expectOnly(request.buttons, dialog === null ? (wanted ?? []) : [], free);
}
