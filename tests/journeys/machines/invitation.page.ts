import { expect, type Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { passwordResets } from '../../../server/database/schema/people';
import { HeldCalls } from '../../support/browser-worlds/held-calls';
import {
  chosenPassword,
  type InvitationSight,
  type InvitationWorld,
} from '../../support/machine-scripts/invitation.script';
import { inviteWithLink } from '../support/staff';
import { serverIsDown } from './faults';
import type { PageSetting } from './path-tests';
import { beginning, LANGUAGE, saying, says } from './spoken';

const READ = '/api/user/password_reset/read/';
const SET = '/api/user/password_reset/confirm/';
/** By the rules, and one of those tried first. */
const COMMON = 'Liverpool1!';

const headings: Record<Exclude<InvitationSight['step'], 'inside'>, RegExp> = {
  reading: saying('newPassword:reading'),
  unread: saying('newPassword:unreadTitle'),
  form: saying('newPassword:title.invitation', { firstName: 'Anas' }),
  refusal: saying('newPassword:title.invitation', { firstName: 'Anas' }),
  useless: saying('newPassword:useless.title'),
};

/** The page that a link leads to, as a world that the script can play in. */
export const invitationOnPage = (page: Page, { store }: PageSetting): InvitationWorld => {
  const held = new HeldCalls(page);
  let token: string;
  let userId: string;
  const submit = page.getByRole('button', { name: says('newPassword:submit') });
  const spend = () =>
    store.market.database.db
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
    readAgain: () => page.getByRole('button', { name: says('newPassword:retry') }).click(),
    choose: async () => {
      await page.getByLabel(beginning('newPassword:password')).fill(chosenPassword.password);
      await page.getByLabel(says('newPassword:again')).fill(chosenPassword.confirmPassword);
      await submit.click();
    },
    linkIs: async (verdict) => {
      if (verdict === 'unanswered') return held.fail(READ, serverIsDown);
      if (verdict === 'useless') await spend();
      return held.goOn(READ);
    },
    passwordIs: async (verdict) => {
      if (verdict === 'unanswered') return held.fail(SET, serverIsDown);
      if (verdict === 'useless') await spend();
      const common = { token, password: COMMON, confirmPassword: COMMON };
      return held.goOn(SET, () =>
        verdict === 'too common' ? { postData: JSON.stringify(common) } : {},
      );
    },
    sees: async ({ step, busy }) => {
      if (step === 'inside') return expect(page).toHaveURL(/\/dashboard/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[step]);
      if (step === 'refusal') await expect(page.getByRole('alert').first()).toBeVisible();
      if (busy && step === 'form') await expect(submit).toHaveAttribute('aria-busy', 'true');
      if (!busy) await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    },
  };
};
