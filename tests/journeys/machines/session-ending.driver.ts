import { expect, type Page } from '@playwright/test';
import { HeldRequests } from '../../support/browser/held-requests';
import type { SessionEndingDriver } from '../../support/machine-models/session-ending.model';
import { signInColleague } from './colleague';
import { answerUnavailable } from './faults';
import type { PageSetup } from './test-paths';
import { exactText, textStart } from './translated-text';

const SESSIONS = '/api/store/session/list/';
const OTHERS = '/api/store/session/end/others/';

function endingOf(id: string) {
  return `/api/store/session/end/${id}`;
}

/** The account page of the real portal as the driver of its test model. */
export function createSessionEndingPageDriver(
  page: Page,
  { baseURL, store, openPortal }: PageSetup,
): SessionEndingDriver {
  const held = new HeldRequests(page);
  const question = page.getByRole('alertdialog');
  const elsewhere = page.getByRole('button', { name: textStart('account:sessions.endOne') });
  const sessionIds: string[] = [];
  /** The pending request, whichever dialog sent it. */
  const waiting = async (): Promise<string> => {
    const paths = [OTHERS, ...sessionIds.map(endingOf)];
    await expect.poll(() => paths.some((path) => held.isHeld(path))).toBe(true);
    return paths.find((path) => held.isHeld(path)) ?? OTHERS;
  };

  const signsInElsewhere = () => signInColleague(baseURL, store.userNames.store_admin);
  /** Makes the sessions of the page's next list available for ending. */
  const lists = async (reading: () => Promise<unknown>) => {
    const listed = page.waitForResponse((answer) => new URL(answer.url()).pathname === SESSIONS);
    await reading();
    const { items } = (await (await listed).json()) as { items: { id: string }[] };
    for (const { id } of items.filter((session) => !sessionIds.includes(session.id))) {
      sessionIds.push(id);
      await held.hold(endingOf(id));
    }
    await expect(elsewhere).toHaveCount(2);
  };

  return {
    begin: async () => {
      await signsInElsewhere();
      await signsInElsewhere();
      await held.hold(OTHERS);
      await lists(() => openPortal('/dashboard/user/account?tab=security'));
      await held.hold(SESSIONS);
    },
    end: async (sessions) => {
      if (sessions !== 'others') return elsewhere.first().click();
      await page.getByRole('button', { name: exactText('account:sessions.endOthers') }).click();
    },
    confirm: () =>
      question.getByRole('button', { name: exactText('account:sessions.confirm') }).click(),
    cancel: () =>
      question.getByRole('button', { name: exactText('account:sessions.keep') }).click(),
    /**
     * Adds sign-ins before the list is refetched, so that a path may end any number of sessions.
     */
    succeed: async () => {
      const call = await waiting();
      await lists(async () => {
        const ended = page.waitForResponse((answer) => new URL(answer.url()).pathname === call);
        await held.release(call);
        await ended;
        await signsInElsewhere();
        if (call === OTHERS) await signsInElsewhere();
        await held.release(SESSIONS);
      });
    },
    fail: async () => held.failOne(await waiting(), answerUnavailable),
    expectViewState: async (step) => {
      await expect(question).toBeVisible({ visible: step !== 'list' });
      await expect(question.locator('[aria-busy=true]')).toHaveCount(step === 'work' ? 1 : 0);
    },
  };
}
