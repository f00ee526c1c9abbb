import { expect, type Page, type Route } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { PROOF_LINK_LIFE_MS } from '#domain/email-changes/email-change';
import { RESEND_WAIT_MS } from '#domain/registration/email-confirmation';
import { newId } from '../../../server/database/ids';
import { emailChanges } from '../../../server/database/schema/email-changes';
import { users } from '../../../server/database/schema/stores';
import { HeldRequests } from '../../support/browser/held-requests';
import type { EmailChangeDriver } from '../../support/machine-models/email-change.model';
import { answerUnavailable } from './faults';
import type { PageSetup } from './test-paths';
import { textStart } from './translated-text';

/** The user's own account with a change that waits, as the driver of the test model. */
export function createEmailChangePageDriver(
  page: Page,
  { store, openPortal }: PageSetup,
): EmailChangeDriver {
  const held = new HeldRequests(page, { keepsGivenUp: false });
  const { db } = store.backend.database;
  const id = newId('ech');
  const [send, cancel] = ['send', 'cancel'].map(
    (action) => `/api/store/email/change/${id}/${action}/`,
  ) as [string, string];
  const again = page.getByRole('button', { name: textStart('emailChange:pending.again') });
  const stop = page.getByRole('button', { name: textStart('emailChange:pending.cancel') });
  const email = `${id.slice(4)}@nouveau.ma`;
  const end = () =>
    db.update(emailChanges).set({ status: 'cancelled' }).where(eq(emailChanges.id, id));
  const times = () => ({
    expiresAt: new Date(Date.now() + PROOF_LINK_LIFE_MS),
    sendAgainAt: new Date(Date.now() + RESEND_WAIT_MS),
  });
  // The portal corrects its time by the date of every answer, also after `passWait`.
  const answerSent = (route: Route) =>
    route.fulfill({
      headers: { date: new Date().toUTCString(), 'cache-control': 'no-store' },
      json: { id, email, ...times() },
    });

  return {
    open: async () => {
      const [user] = await db
        .select()
        .from(users)
        .where(eq(users.userName, store.userNames.store_admin));
      if (!user) throw new Error('The store has no admin.');
      await db.insert(emailChanges).values({
        id,
        storeId: user.storeId,
        userId: user.id,
        requestedBy: user.id,
        oldEmail: user.email,
        newEmail: email,
        status: 'requested',
        undoExpiresAt: new Date(Date.now() + 7 * PROOF_LINK_LIFE_MS),
        createdAt: new Date(),
        ...times(),
      });
      await page.clock.install();
      for (const path of [send, cancel]) await held.hold(path);
      await openPortal('/dashboard/user/account');
    },
    send: () => again.click(),
    cancel: () => stop.click(),
    passWait: () => page.clock.fastForward(RESEND_WAIT_MS),
    passExpiry: () => page.clock.fastForward(PROOF_LINK_LIFE_MS),
    settleMail: async (verdict) => {
      if (verdict === 'unanswered') return held.failOne(send, answerUnavailable);
      if (verdict === 'done') return held.failOne(send, answerSent);
      await end();
      return held.release(send);
    },
    settleCancel: async (verdict) => {
      if (verdict === 'unanswered') return held.failOne(cancel, answerUnavailable);
      if (verdict === 'over') await end();
      return held.release(cancel);
    },
    expectViewState: async ({ isShown, canSend, canCancel, busy }) => {
      if (!isShown) return expect(page.getByText(email)).toHaveCount(0);
      await expect(page.getByText(email)).toBeVisible();
      if (busy) return expect(page.locator('button[aria-busy=true]')).toHaveCount(1);
      if (canSend) await expect(again).toBeEnabled();
      else await expect(again).toBeDisabled();
      if (canCancel) await expect(stop).toBeEnabled();
    },
  };
}
