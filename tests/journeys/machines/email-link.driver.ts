import { expect, type Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { emailConfirmations } from '../../../server/database/schema/people';
import { HeldRequests } from '../../support/browser/held-requests';
import type { EmailLinkDriver } from '../../support/machine-models/email-link.model';
import { registerWithLink } from '../support/registrations';
import { answerUnavailable } from './faults';
import type { PageSetup } from './test-paths';
import { exactText, LANGUAGE, textStart } from './translated-text';

const LINK = '/api/user/email/confirm/link/';

const titles = {
  question: 'registration:verify.title',
  failure: 'registration:verify.title',
  useless: 'registration:verify.uselessTitle',
  confirmed: 'registration:verify.confirmedTitle',
} as const;

/** The page of a confirmation link, as the driver of its test model. */
export function createEmailLinkPageDriver(page: Page, { store }: PageSetup): EmailLinkDriver {
  const held = new HeldRequests(page);
  const { db } = store.backend.database;
  const confirm = page.getByRole('button', { name: textStart('registration:verify.submit') });
  let registered: Awaited<ReturnType<typeof registerWithLink>>;

  return {
    open: async (beginning) => {
      registered = await registerWithLink(store);
      await held.hold(LINK);
      const hash = beginning === 'a link' ? `#token=${registered.token}` : '';
      await page.goto(`/auth/jwt/verify?lng=${LANGUAGE}${hash}`);
    },
    confirm: () => confirm.click(),
    settle: async (verdict) => {
      if (verdict === 'unanswered') return held.failOne(LINK, answerUnavailable);
      if (verdict === 'useless') {
        await db
          .update(emailConfirmations)
          .set({ endedAt: new Date() })
          .where(eq(emailConfirmations.userId, registered.id));
      }
      if (verdict === 'taken') await registered.confirmOther();
      return held.release(LINK);
    },
    expectViewState: async ({ step, busy }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(exactText(titles[step]));
      if (step === 'failure') await expect(page.getByRole('alert')).toBeVisible();
      if (busy) await expect(confirm).toHaveAttribute('aria-busy', 'true');
      else await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    },
  };
}
