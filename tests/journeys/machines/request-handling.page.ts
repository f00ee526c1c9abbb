import type { Page } from '@playwright/test';
import type {
  RequestAction,
  RequestAnswer,
  RequestRecord,
} from '#application/requests/request-handling.machine';
import { HeldCalls } from '../../support/browser-worlds/held-calls';
import {
  type RequestBeginning,
  type RequestHandlingWorld,
  requestAfter,
  requestBeginnings,
  requestMovedByColleague,
} from '../../support/machine-scripts/request-handling.script';
import { codeComes } from '../support/page-code';
import { askForCancellation, askForReturn, returnOnItsWay } from '../support/requests';
import { serverIsDown } from './faults';
import { readAgainAfter } from './list-read-again';
import type { PageSetting } from './path-tests';
import { type RequestOnPage, requestOnPage } from './request-on-page';
import { expectRequestSight } from './request-sight';
import { says } from './spoken';

/** A request that a path begins with: of one order of two pieces at 135 DHS. */
interface Begun {
  readonly kind: 'returns' | 'cancellations';
  readonly id: string;
  readonly number: string;
  readonly status: RequestRecord['status'];
}

/** Lets a client, and where one is needed a colleague, bring a request to where a path begins. */
const begin = async (
  beginning: RequestBeginning,
  { store, colleague }: PageSetting,
): Promise<Begun> => {
  if (beginning === 'a requested cancellation') {
    const { id, number } = await askForCancellation(store, 'confirmed');
    return { kind: 'cancellations', id, number, status: 'requested' };
  }
  const isReceived = beginning === 'a received return';
  const { id, number, orderItemId } = await (isReceived ? returnOnItsWay : askForReturn)(store);
  if (isReceived) {
    const counted = { receivedQuantity: 2, damagedQuantity: 0, resellable: true };
    await colleague.acts(`returns/${id}`, 'receive', { items: [{ orderItemId, ...counted }] });
  }
  if (beginning === 'an approved return') await colleague.acts(`returns/${id}`, 'approve');
  return { kind: 'returns', id, number, status: requestBeginnings[beginning].status };
};

/** What the paths of the script try. */
const ACTIONS = ['ship', 'decline', 'refund', 'accept'] as const;

/** What a colleague says with each action that needs words. */
const colleagueSays: Partial<Record<RequestAction, RequestAnswer>> = {
  decline: { reasonCode: 'too_late' },
  refund: { amount: 27_000 },
  accept: { restock: true },
};

/** The list of returns, or of cancellations, on the real portal as a world for the script. */
export const requestHandlingOnPage = (page: Page, setting: PageSetting): RequestHandlingWorld => {
  const { colleague, openPortal } = setting;
  const held = new HeldCalls(page);
  let begun: Begun;
  let status: RequestRecord['status'];
  let attempted: RequestAction | null = null;
  let typed: RequestAnswer | null = null;
  let request: RequestOnPage;

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
      begun = await begin(beginning, setting);
      status = begun.status;
      request = requestOnPage(page, begun.number);
      for (const action of ACTIONS) await held.hold(`/api/store/${record()}/${action}`);
      const code = codeComes(page, 'connection-watch');
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
    give: async (answer) => {
      if (form() === 'decline') {
        typed = answer;
        await request.dialogs.decline.getByText(says('requests:decisions.used_item')).click();
        await request.dialogs.decline.getByRole('textbox').fill(answer.note ?? '');
      }
      await request.deeds[form()].click();
    },
    cancel: () => close(() => request.waysOut[form()].click()),
    retry: () => request.deeds.failure.click(),
    dismissFailure: () => close(() => request.waysOut.failure.click()),
    acknowledgeConflict: () => close(() => request.deeds.conflict.click()),

    colleagueMovesRequest: async () => {
      await readAgainAfter(page, () => colleague.acts(record(), 'approve'));
      status = requestMovedByColleague.status;
    },

    actionEnds: async (how) => {
      const action = attempt();
      if (how === 'with a server fault') return held.fail(call(), serverIsDown);
      if (how === 'something typed is wrong') {
        const postData = JSON.stringify({ amount: 27_001 });
        return held.goOn(call(), () => ({ postData }));
      }
      // Who has moved on a request that is declined was faster already.
      const isLate = action === 'decline' && status === requestMovedByColleague.status;
      if (how === 'somebody was faster' && !isLate) {
        await colleague.acts(record(), action, colleagueSays[action]);
      }
      if (!isLate) status = requestAfter[action]?.status ?? status;
      return held.goOn(call());
    },

    sees: (sight) =>
      expectRequestSight(request, sight, { kind: begun.kind, status, attempted, typed }),
  };
};
