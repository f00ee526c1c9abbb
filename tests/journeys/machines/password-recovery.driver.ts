import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { HeldRequests } from '../../support/browser/held-requests';
import {
  type PasswordRecoveryDriver,
  recoveredAccount,
} from '../../support/machine-models/password-recovery.model';
import { answerTooEarly, answerUnavailable } from './faults';
import { createPageClock } from './page-clock';
import { buttonName, exactText, LANGUAGE } from './translated-text';

const REQUEST = '/api/user/reset/password/';
/** Longer than every wait in the paths. */
const WAIT_MS = 61_000;

/** The page of a forgotten password, as the driver of its test model. */
export function createPasswordRecoveryPageDriver(page: Page): PasswordRecoveryDriver {
  const held = new HeldRequests(page);
  // A wait that goes on during a slow check would end.
  const clock = createPageClock(page);
  // The limit of an account is shared by the paths: each has an account of its own at the server.
  const account = `${randomUUID()}@exemple.ma`;
  const field = page.getByRole('textbox', { name: exactText('passwordRecovery:email') });
  const button = {
    form: page.getByRole('button', { name: buttonName('passwordRecovery:submit') }),
    sent: page.getByRole('button', { name: buttonName('passwordRecovery:sent.again') }),
  };

  return {
    open: async () => {
      await held.hold(REQUEST);
      await page.clock.install();
      await page.goto(`/auth/jwt/forgot-password?lng=${LANGUAGE}`);
      await field.fill(recoveredAccount);
    },
    sendRequest: async () => {
      // What was typed is kept through a failure and a return to the form.
      await expect(field).toHaveValue(recoveredAccount);
      await button.form.click();
    },
    repeatRequest: () => button.sent.click(),
    changeAccount: () =>
      page.getByRole('button', { name: exactText('passwordRecovery:sent.change') }).click(),
    settleRequest: async (verdict) => {
      if (verdict === 'unanswered') return held.failOne(REQUEST, answerUnavailable);
      await clock.pause();
      if (verdict === 'too early') return held.failOne(REQUEST, answerTooEarly);
      return held.release(REQUEST, () => ({ postData: JSON.stringify({ account }) }));
    },
    elapse: async (what) => {
      if (what === 'a second') return page.clock.runFor(1000);
      await page.clock.fastForward(WAIT_MS);
      await clock.resume();
    },
    expectViewState: async ({ step, busy, waits }) => {
      const title = step === 'form' ? 'title' : 'sent.title';
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        exactText(`passwordRecovery:${title}`),
      );
      await expect(page.getByRole('timer')).toHaveCount(waits ? 1 : 0);
      const off = button[step];
      if (busy) await expect(off).toHaveAttribute('aria-busy', 'true');
      else await expect(off).not.toHaveAttribute('aria-busy', 'true');
      if (!busy && !waits) await expect(off).not.toHaveAttribute('aria-disabled', 'true');
      if (waits) await expect(off).toHaveAttribute('aria-disabled', 'true');
    },
  };
}
