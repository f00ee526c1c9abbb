import type { Page } from '@playwright/test';
import type {
  RequestAction,
  RequestAnswer,
  RequestRecord,
} from '#application/after-sales/request-handling.machine';
import { HeldRequests } from '../../support/browser/held-requests';
import {
  type RequestHandlingDriver,
  type RequestInitialState,
  requestAfter,
  requestInitialStates,
  requestMovedByColleague,
} from '../../support/machine-models/request-handling.model';
import { waitForChunks } from '../support/lazy-chunks';
import { askForCancellation, askForReturn, returnInTransit } from '../support/requests';
import { answerUnavailable } from './faults';
import { refetchAfter } from './refetch-after-reconnect';
import { type RequestPageObject, requestPageObject } from './request-page-object';
import { expectRequestViewState } from './request-view-assertions';
import type { PageSetup } from './test-paths';
import { exactText } from './translated-text';

/** The request at the start of a path: for an order of two pieces at 135 DHS. */
interface CreatedRequest {
  readonly kind: 'returns' | 'cancellations';
  readonly id: string;
  readonly number: string;
  readonly status: RequestRecord['status'];
}

/** A client and, if needed, a colleague create a request in the initial state of a path. */
async function createRequest(
  beginning: RequestInitialState,
  { store, colleague }: PageSetup,
): Promise<CreatedRequest> {
  if (beginning === 'a requested cancellation') {
    const { id, number } = await askForCancellation(store, 'confirmed');
    return { kind: 'cancellations', id, number, status: 'requested' };
  }
  const isReceived = beginning === 'a received return';
  const { id, number, orderItemId } = await (isReceived ? returnInTransit : askForReturn)(store);
  if (isReceived) {
    const counted = { receivedQuantity: 2, damagedQuantity: 0, resellable: true };
    await colleague.acts(`returns/${id}`, 'receive', { items: [{ orderItemId, ...counted }] });
  }
  if (beginning === 'an approved return') await colleague.acts(`returns/${id}`, 'approve');
  return { kind: 'returns', id, number, status: requestInitialStates[beginning].status };
}

/** The actions that the test model's paths use. */
const ACTIONS = ['ship', 'decline', 'refund', 'accept'] as const;

/** A colleague's answer for each action that requires one. */
const colleagueBodies: Partial<Record<RequestAction, RequestAnswer>> = {
  decline: { reasonCode: 'too_late' },
  refund: { amount: 27_000 },
  accept: { restock: true },
};

/** The list of returns, or of cancellations, on the real portal as the driver of its test model. */
export function createRequestHandlingPageDriver(
  page: Page,
  setting: PageSetup,
): RequestHandlingDriver {
  const { colleague, openPortal } = setting;
  const held = new HeldRequests(page);
  let begun: CreatedRequest;
  let status: RequestRecord['status'];
  let attempted: RequestAction | null = null;
  let typed: RequestAnswer | null = null;
  let request: RequestPageObject;

  const record = () => `${begun.kind}/${begun.id}`;
  const attempt = () => {
    const action = ACTIONS.find((one) => one === attempted);
    if (!action) throw new Error('No action is under way.');
    return action;
  };
  const form = () => {
    const action = attempt();
    if (action === 'ship') throw new Error('Nothing is asked before a parcel is on its way.');
    return action;
  };
  const call = () => `/api/store/${record()}/${attempt()}`;
  const close = async (wayOut: () => Promise<void>) => {
    await wayOut();
    [attempted, typed] = [null, null];
  };

  return {
    open: async (beginning) => {
      begun = await createRequest(beginning, setting);
      status = begun.status;
      request = requestPageObject(page, begun.number);
      for (const action of ACTIONS) await held.hold(`/api/store/${record()}/${action}`);
      const code = waitForChunks(page, 'connection-banner');
      await openPortal(`/dashboard/${begun.kind}`);
      await code;
    },
    advance: async (action) => {
      attempted = action;
      await request.buttons.ship.click();
    },
    ask: async (action) => {
      attempted = action;
      await request.buttons[attempt()].click();
    },
    submit: async (answer) => {
      if (form() === 'decline') {
        typed = answer;
        await request.dialogs.decline.getByText(exactText('requests:decisions.used_item')).click();
        await request.dialogs.decline.getByRole('textbox').fill(answer.note ?? '');
      }
      await request.confirmButtons[form()].click();
    },
    cancel: () => close(() => request.cancelButtons[form()].click()),
    retry: () => request.confirmButtons.failure.click(),
    dismissFailure: () => close(() => request.cancelButtons.failure.click()),
    acknowledgeConflict: () => close(() => request.confirmButtons.conflict.click()),

    moveRequestAsColleague: async () => {
      await refetchAfter(page, () => colleague.acts(record(), 'approve'));
      status = requestMovedByColleague.status;
    },

    settleAction: async (how) => {
      const action = attempt();
      if (how === 'with a server fault') return held.failOne(call(), answerUnavailable);
      if (how === 'something typed is wrong') {
        const postData = JSON.stringify({ amount: 27_001 });
        return held.release(call(), () => ({ postData }));
      }
      // A colleague who changes a request before it is declined causes the conflict themselves.
      const isLate = action === 'decline' && status === requestMovedByColleague.status;
      if (how === 'somebody was faster' && !isLate) {
        await colleague.acts(record(), action, colleagueBodies[action]);
      }
      if (!isLate) status = requestAfter[action]?.status ?? status;
      return held.release(call());
    },

    expectViewState: (viewState) =>
      expectRequestViewState(request, viewState, { kind: begun.kind, status, attempted, typed }),
  };
}
