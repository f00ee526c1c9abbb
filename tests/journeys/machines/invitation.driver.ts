import { expect, type Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { passwordResets } from '../../../server/database/schema/people';
import { HeldRequests } from '../../support/browser/held-requests';
import {
  chosenPassword,
  type InvitationDriver,
  type InvitationViewState,
} from '../../support/machine-models/invitation.model';
import { inviteWithLink } from '../support/staff';
import { answerUnavailable } from './faults';
import type { PageSetup } from './test-paths';
import { exactText, LANGUAGE, textPattern, textStart } from './translated-text';

const READ = '/api/user/password_reset/read/';
const SET = '/api/user/password_reset/confirm/';
/** Matches the rules, but is one of the most common passwords. */
const COMMON = 'Liverpool1!';

const headings: Record<Exclude<InvitationViewState['step'], 'inside'>, RegExp> = {
  reading: textPattern('newPassword:reading'),
  unread: textPattern('newPassword:unreadTitle'),
  form: textPattern('newPassword:title.invitation', { firstName: 'Anas' }),
  refusal: textPattern('newPassword:title.invitation', { firstName: 'Anas' }),
  useless: textPattern('newPassword:useless.title'),
};

/** The page of an invitation link, as the driver of its test model. */
export function createInvitationPageDriver(page: Page, { store }: PageSetup): InvitationDriver {
  const held = new HeldRequests(page);
  let token: string;
  let userId: string;
  const submit = page.getByRole('button', { name: exactText('newPassword:submit') });
  const spend = () =>
    store.backend.database.db
      .update(passwordResets)
      .set({ usedAt: new Date() })
      .where(eq(passwordResets.userId, userId));

  return {
    open: async (beginning) => {
      ({ id: userId, token } = await inviteWithLink(store));
      await held.hold(READ);
      await held.hold(SET);
      const hash = beginning === 'a link' ? `#token=${token}` : '';
      await page.goto(`/auth/jwt/new-password?lng=${LANGUAGE}${hash}`);
    },
    retryRead: () => page.getByRole('button', { name: exactText('newPassword:retry') }).click(),
    choose: async () => {
      await page.getByLabel(textStart('newPassword:password')).fill(chosenPassword.password);
      await page.getByLabel(exactText('newPassword:again')).fill(chosenPassword.confirmPassword);
      await submit.click();
    },
    settleLink: async (verdict) => {
      if (verdict === 'unanswered') return held.failOne(READ, answerUnavailable);
      if (verdict === 'useless') await spend();
      return held.release(READ);
    },
    settlePassword: async (verdict) => {
      if (verdict === 'unanswered') return held.failOne(SET, answerUnavailable);
      if (verdict === 'useless') await spend();
      const common = { token, password: COMMON, confirmPassword: COMMON };
      return held.release(SET, () =>
        verdict === 'too common' ? { postData: JSON.stringify(common) } : {},
      );
    },
    expectViewState: async ({ step, busy }) => {
      if (step === 'inside') return expect(page).toHaveURL(/\/dashboard/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[step]);
      if (step === 'refusal') await expect(page.getByRole('alert').first()).toBeVisible();
      if (busy && step === 'form') await expect(submit).toHaveAttribute('aria-busy', 'true');
      if (!busy) await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    },
  };
}
