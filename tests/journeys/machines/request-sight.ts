import { expect } from '@playwright/test';
import type {
  RequestAction,
  RequestAnswer,
  RequestRecord,
} from '#application/requests/request-handling.machine';
import type { RequestHandlingSight } from '../../support/machine-scripts/request-handling.script';
import { expectOnly, expectWaiting, pressable } from './expect-only';
import type { RequestForm, RequestOnPage } from './request-on-page';
import { says } from './spoken';

type Status = RequestRecord['status'];

/** Where the request stands by the server's word, what was asked last, and what was typed for it. */
export interface RequestStanding {
  readonly kind: 'returns' | 'cancellations';
  readonly status: Status;
  readonly attempted: RequestAction | null;
  readonly typed: RequestAnswer | null;
}

type Offers = Partial<Record<Status, readonly (keyof RequestOnPage['buttons'])[]>>;

/** What a store admin is offered in each status that a path passes, of an order that is not packed. */
const answers: Offers = { requested: ['accept'] };
const offered: Offers = {
  requested: ['approve', 'decline'],
  approved: ['ship'],
  received: ['refund', 'dispute'],
  refunded: ['dispute'],
};

const formOf = (action: RequestAction | null): RequestForm | null =>
  action === 'decline' || action === 'refund' || action === 'accept' ? action : null;

/** Holds the page against a sight: the dialog, what was typed in it, what waits, and what is offered. */
export const expectRequestSight = async (
  request: RequestOnPage,
  sight: RequestHandlingSight,
  { kind, status, attempted, typed }: RequestStanding,
): Promise<void> => {
  const form = formOf(attempted);
  const dialog = sight.busy || sight.dialog === 'form' ? form : sight.dialog;
  await expectOnly(request.dialogs, [dialog]);
  await expect(request.row).toHaveCount(1);
  if (form === 'decline' && dialog === form && typed?.note) {
    await expect(request.dialogs.decline.getByRole('textbox')).toHaveValue(typed.note);
  }
  if (sight.busy) {
    return form
      ? expectWaiting(request.deeds[form], request.waysOut[form])
      : expectWaiting(request.buttons.ship);
  }
  await expect(request.row).toContainText(says(`requests:status.${status}`));
  const wanted = kind === 'cancellations' ? answers[status] : offered[status];
  const free = pressable(request.row.page());
  await expectOnly(request.buttons, dialog === null ? (wanted ?? []) : [], free);
};
