import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { PAYOUT_ANSWER_LIMITS } from '#domain/payouts/payout-evidence';
import { transitionPayout } from '../../../server/payouts/payout-transitions';
import { HeldRequests } from '../../support/browser/held-requests';
import {
  answerFile,
  type PayoutAnswerDriver,
  type PayoutAnswerViewState,
} from '../../support/machine-models/payout-answer.model';
import { holdPayout, PDF_CONTENT, payPayout, sellLastWeek } from '../support/payouts';
import { answerUnavailable } from './faults';
import { refetchAfter } from './refetch-after-reconnect';
import type { PageSetup } from './test-paths';
import { exactText, textPattern, textStart } from './translated-text';

/** The page of a payout on the real portal as the driver of its test model. */
export function createPayoutAnswerPageDriver(
  page: Page,
  { store, openPortal }: PageSetup,
): PayoutAnswerDriver {
  const held = new HeldRequests(page);
  let payoutId = '';
  let isReleased = false;
  const call = () => `/api/store/payouts/${payoutId}/answer`;
  const dialog = page.getByRole('dialog', { name: textStart('payouts:answer.title') });
  const failure = page.getByRole('alertdialog', { name: exactText('lists:failure.title') });
  const conflict = page.getByRole('alertdialog', { name: textStart('payouts:answer.conflict') });
  const button = (place: Locator, text: string) =>
    place.getByRole('button', { name: exactText(text), exact: true });
  const release = async () => {
    if (isReleased) return;
    isReleased = true;
    await store.backend.database.transaction((tx) =>
      transitionPayout(tx, { payoutId, action: 'release', now: new Date() }),
    );
  };

  return {
    open: async (beginning) => {
      ({ payoutId } = await sellLastWeek(store));
      if (beginning === 'a paid payout') await payPayout(store, payoutId);
      else await holdPayout(store, payoutId);
      await held.hold(call());
      await openPortal(`/dashboard/payments/payouts/${payoutId}`);
    },
    ask: () => button(page.getByRole('main'), 'payouts:remedy.answer').click(),
    attach: async () => {
      const names = dialog.getByText(answerFile.fileName, { exact: true });
      const expected = Math.min((await names.count()) + 1, PAYOUT_ANSWER_LIMITS.files);
      await dialog.locator('input[type=file]').setInputFiles({
        name: answerFile.fileName,
        mimeType: 'application/pdf',
        buffer: PDF_CONTENT,
      });
      await expect(names).toHaveCount(expected);
    },
    remove: () =>
      dialog
        .getByRole('button', {
          name: textPattern('payouts:answer.remove', { name: answerFile.fileName }),
        })
        .click(),
    confirm: async (text) => {
      await dialog.getByRole('textbox', { name: textStart('payouts:answer.text') }).fill(text);
      await button(dialog, 'payouts:answer.confirm').click();
    },
    cancel: () => button(dialog, 'payouts:answer.cancel').click(),
    retry: () => button(failure, 'lists:failure.retry').click(),
    dismissFailure: () => button(failure, 'lists:failure.dismiss').click(),
    acknowledgeConflict: () => button(conflict, 'payouts:answer.acknowledge').click(),
    releaseByMarketplace: async () => {
      await refetchAfter(page, release);
    },
    settleAnswer: async (how) => {
      if (how === 'with a server fault') return held.failOne(call(), answerUnavailable);
      if (how === 'the marketplace was faster') await release();
      return held.release(call(), how === 'with a refusal' ? withUnknownFile : undefined);
    },
    expectViewState: async ({ dialog: open, busy }: PayoutAnswerViewState) => {
      await expect(dialog).toHaveCount(open === 'answer' || busy ? 1 : 0);
      await expect(failure).toHaveCount(open === 'failure' ? 1 : 0);
      await expect(conflict).toHaveCount(open === 'conflict' ? 1 : 0);
      if (busy) await expect(button(dialog, 'payouts:answer.cancel')).toBeDisabled();
    },
  };
}

/** A request that the server must refuse: with a file that it does not have. */
function withUnknownFile(request: Request) {
  return { postData: JSON.stringify({ ...request.postDataJSON(), files: ['pyf_unknown'] }) };
}
