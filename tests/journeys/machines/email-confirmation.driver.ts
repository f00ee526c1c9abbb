import { expect, type Page, type Route } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { RESEND_WAIT_MS } from '#domain/registration/email-confirmation';
import { newId } from '../../../server/database/ids';
import { emailConfirmations } from '../../../server/database/schema/people';
import { stores, users } from '../../../server/database/schema/stores';
import { HeldRequests } from '../../support/browser/held-requests';
import type { EmailConfirmationDriver } from '../../support/machine-models/email-confirmation.model';
import { answerUnavailable } from './faults';
import type { PageSetup } from './test-paths';
import { exactText, textContaining, textStart } from './translated-text';

const STATE = '/api/user/email/confirmation/';
const SEND = '/api/user/email/confirmation/send/';
const CONFIRM = '/api/user/email/confirm/';
const WATCH_EVERY_MS = 10_000;

/** The home page of a store under review, as the driver of the test model. */
export function createEmailConfirmationPageDriver(
  page: Page,
  { store, openPortal }: PageSetup,
): EmailConfirmationDriver {
  const held = new HeldRequests(page, { keepsGivenUp: false });
  const { db } = store.backend.database;
  const userName = store.userNames.store_admin;
  const ofAdmin = eq(users.userName, userName);
  const code = page.locator('#field-code');
  const confirm = page.getByRole('button', { name: textStart('registration:confirm.submit') });
  const again = page.getByRole('button', { name: textStart('registration:confirm.again') });
  const retry = page.getByRole('button', { name: exactText('registration:confirm.retry') });
  const reading = page.getByText(exactText('registration:confirm.reading'));
  const busyButton = page.locator('button[aria-busy=true]').first();
  let userId = '';

  const sendMailAt = async (at: number) => {
    await db.delete(emailConfirmations).where(eq(emailConfirmations.userId, userId));
    const id = newId('emc');
    await db.insert(emailConfirmations).values({
      id,
      userId,
      emailKey: `${userName}@exemple.ma`,
      tokenHash: id,
      createdAt: new Date(at),
      codeExpiresAt: new Date(at + 900_000),
      linkExpiresAt: new Date(at + 900_000),
    });
  };
  const confirmUser = () =>
    db
      .update(users)
      .set({ emailConfirmedAt: new Date(), registrationPending: false })
      .where(ofAdmin);
  const justSent = () => sendMailAt(Date.now());
  // The portal corrects its time by the date of every answer, also after `passWait`.
  const answerSent = (route: Route) =>
    route.fulfill({
      headers: { date: new Date().toUTCString(), 'cache-control': 'no-store' },
      json: {
        email: `${userName}@exemple.ma`,
        confirmed: false,
        isRegistration: true,
        codeExpiresAt: new Date(Date.now() + 900_000).toISOString(),
        sendAgainAt: new Date(Date.now() + RESEND_WAIT_MS).toISOString(),
      },
    });

  return {
    open: async () => {
      await db.update(stores).set({ status: 'under_review' }).where(eq(stores.id, store.id));
      const [admin] = await db
        .update(users)
        .set({ emailConfirmedAt: null, registrationPending: true })
        .where(ofAdmin)
        .returning();
      userId = admin?.id ?? '';
      await page.clock.install();
      for (const path of [STATE, SEND, CONFIRM]) await held.hold(path);
      await openPortal('/dashboard');
    },
    retryRead: () => retry.click(),
    submitCode: async () => {
      await code.fill('123456');
      await confirm.click();
    },
    sendMail: () => again.click(),
    settleState: async (verdict) => {
      if (verdict === 'unanswered') return held.failOne(STATE, answerUnavailable);
      if (verdict === 'confirmed') await confirmUser();
      if (verdict === 'was just sent') await justSent();
      if (verdict === 'may be sent') await sendMailAt(Date.now() - 2 * RESEND_WAIT_MS);
      return held.release(STATE);
    },
    settleCode: async (verdict) => {
      if (verdict === 'unanswered') return held.failOne(CONFIRM, answerUnavailable);
      if (verdict === 'right') await confirmUser();
      return held.release(CONFIRM);
    },
    settleMail: async (verdict) => {
      if (verdict === 'unanswered') return held.failOne(SEND, answerUnavailable);
      if (verdict === 'sent') return held.failOne(SEND, answerSent);
      if (verdict === 'confirmed') await confirmUser();
      // 59 seconds are longer than the portal waits silently.
      if (verdict === 'too early') await justSent();
      return held.release(SEND);
    },
    confirmElsewhere: async () => {
      await confirmUser();
      await page.clock.fastForward(WATCH_EVERY_MS);
      await held.release(STATE);
    },
    passWait: () => page.clock.fastForward(RESEND_WAIT_MS),
    expectViewState: async ({ step, canSend, busy }) => {
      await expect(
        page.getByText(textContaining('registration:opening.title')).first(),
      ).toBeVisible();
      if (step === 'reading') return expect(reading.or(busyButton).first()).toBeVisible();
      if (step === 'unread') return expect(retry).toBeVisible();
      if (step === 'confirmed') return expect(code).toHaveCount(0);
      await expect(code).toBeVisible();
      if (busy) return expect(busyButton).toBeVisible();
      if (canSend) await expect(again).toBeEnabled();
      else await expect(again).toBeDisabled();
    },
  };
}
