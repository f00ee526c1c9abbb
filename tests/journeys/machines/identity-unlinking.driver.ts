import { expect, type Page } from '@playwright/test';
import { HeldRequests } from '../../support/browser/held-requests';
import {
  type IdentityUnlinkingDriver,
  LINKED_IDENTITY,
  lastWayIn,
} from '../../support/machine-models/identity-unlinking.model';
import type { PageSetup } from './test-paths';
import { exactText, textStart } from './translated-text';

const LIST = '/api/user/identities/';
const UNLINK = `/api/user/identities/${LINKED_IDENTITY}/unlink`;

const identity = {
  id: LINKED_IDENTITY,
  provider: 'auth0',
  email: 'rim@exemple.ma',
  linkedAt: '2026-11-19T09:24:00.000Z',
  lastUsedAt: '2026-11-19T09:24:00.000Z',
  allowedActions: ['unlink'],
};

/** The account page, which lists one identity after every path, as the driver of its test model. */
export function createIdentityUnlinkingPageDriver(
  page: Page,
  { openPortal }: PageSetup,
): IdentityUnlinkingDriver {
  const held = new HeldRequests(page);
  const question = page.getByRole('alertdialog');
  return {
    begin: async () => {
      await page.route(
        (url) => url.pathname === LIST,
        (route) => route.fulfill({ json: { items: [identity], total: 1, page: 1, pageSize: 50 } }),
      );
      await held.hold(UNLINK);
      await openPortal('/dashboard/user/account?tab=security');
    },
    unlink: () =>
      page.getByRole('button', { name: textStart('account:identities.unlinkOne') }).click(),
    confirm: () =>
      question.getByRole('button', { name: exactText('account:identities.confirm') }).click(),
    cancel: () =>
      question.getByRole('button', { name: exactText('account:identities.keep') }).click(),
    succeed: () => held.failOne(UNLINK, (route) => route.fulfill({ status: 204 })),
    fail: () =>
      held.failOne(UNLINK, (route) =>
        route.fulfill({
          status: 409,
          contentType: 'application/problem+json',
          json: lastWayIn,
        }),
      ),
    expectViewState: async (step) => {
      await expect(question).toBeVisible({ visible: step !== 'list' });
      await expect(question.locator('[aria-busy=true]')).toHaveCount(step === 'work' ? 1 : 0);
    },
  };
}
