import { expect, type Page } from '@playwright/test';
import { HeldCalls } from '../../support/browser-worlds/held-calls';
import type { SessionEndingWorld } from '../../support/machine-scripts/session-ending.script';
import { colleagueOf } from './colleague';
import { serverIsDown } from './faults';
import type { PageSetting } from './path-tests';
import { beginning, says } from './spoken';

const SESSIONS = '/api/store/session/list/';
const OTHERS = '/api/store/session/end/others/';
const endingOf = (id: string) => `/api/store/session/end/${id}`;

/** The account of the real portal as a world that the script can play in. */
export const sessionEndingOnPage = (
  page: Page,
  { baseURL, store, openPortal }: PageSetting,
): SessionEndingWorld => {
  const held = new HeldCalls(page);
  const question = page.getByRole('alertdialog');
  const elsewhere = page.getByRole('button', { name: beginning('account:sessions.endOne') });
  const sessionIds: string[] = [];
  /** The call that waits, whichever question led to it. */
  const waiting = async (): Promise<string> => {
    const paths = [OTHERS, ...sessionIds.map(endingOf)];
    await expect.poll(() => paths.some((path) => held.waits(path))).toBe(true);
    return paths.find((path) => held.waits(path)) ?? OTHERS;
  };

  return {
    begin: async () => {
      await colleagueOf(baseURL, store.userNames.store_admin);
      await colleagueOf(baseURL, store.userNames.store_admin);
      await held.hold(OTHERS);
      const listed = page.waitForResponse((answer) => answer.url().includes(SESSIONS));
      await openPortal('/dashboard/user/account?tab=security');
      const { items } = (await (await listed).json()) as { items: { id: string }[] };
      for (const { id } of items) {
        sessionIds.push(id);
        await held.hold(endingOf(id));
      }
      await expect(elsewhere).toHaveCount(2);
    },
    end: async (sessions) => {
      if (sessions !== 'others') return elsewhere.first().click();
      await page.getByRole('button', { name: says('account:sessions.endOthers') }).click();
    },
    confirm: () => question.getByRole('button', { name: says('account:sessions.confirm') }).click(),
    cancel: () => question.getByRole('button', { name: says('account:sessions.keep') }).click(),
    ends: async () => held.goOn(await waiting()),
    fails: async () => held.fail(await waiting(), serverIsDown),
    sees: async (step) => {
      await expect(question).toBeVisible({ visible: step !== 'list' });
      await expect(question.locator('[aria-busy=true]')).toHaveCount(step === 'work' ? 1 : 0);
    },
  };
};
