import { expect, type Page, type Route } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { candidacies } from '../../../server/database/schema/vacancies';
import { HeldRequests } from '../../support/browser/held-requests';
import {
  type ApplicationFollowingDriver,
  type FollowingProblem,
  type FollowingViewState,
  followingProblems,
} from '../../support/machine-models/application-following.model';
import { askedForInterview } from '../support/public-vacancies';
import { expectOnly } from './expect-only';
import { answerTooMany, answerUnavailable } from './faults';
import type { PageSetup } from './test-paths';
import { exactText, LANGUAGE } from './translated-text';

/** How the server causes a problem. */
function answerOf(name: FollowingProblem): (route: Route) => Promise<void> {
  if (name === 'no answer comes') return answerUnavailable;
  if (name === 'too many are sent') return answerTooMany(60);
  const { status, code } = followingProblems[name];
  const body = JSON.stringify({ type: 'about:blank', title: code, status, code });
  return (route) => route.fulfill({ status, contentType: 'application/problem+json', body });
}

/** The page `/job/application#…`, as the driver of its test model. */
export function createApplicationFollowingPageDriver(
  page: Page,
  { baseURL, store }: Pick<PageSetup, 'baseURL' | 'store'>,
): ApplicationFollowingDriver {
  const { db } = store.backend.database;
  const held = new HeldRequests(page);
  let [reading, interview, withdrawal] = ['', '', ''];

  const text = (name: string) => exactText(`application:${name}`);
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  const withdraw = page.getByRole('button', { name: text('withdraw') });
  const slot = page
    .getByRole('region')
    .getByRole('button', { name: /\d\d:\d\d/ })
    .first();
  const signs = {
    loading: page.getByText(text('loading')),
    shown: page.getByRole('heading', { name: text('status.interview.title'), exact: true }),
    unanswered: page.getByRole('heading', { name: text('unanswered') }),
    unknown: page.getByRole('heading', { name: text('unknown') }),
  };
  /** Each reading finds what the model reads: the application that its candidate may withdraw. */
  const reopen = () =>
    db
      .update(candidacies)
      .set({ status: 'interview', endedAt: null })
      .where(eq(candidacies.storeId, store.id));
  const answer = (path: string, problem?: FollowingProblem) =>
    problem ? held.failOne(path, answerOf(problem)) : held.release(path);

  return {
    open: async () => {
      const { path } = await askedForInterview(baseURL, store);
      const link = new URL(path, baseURL);
      link.searchParams.set('lng', LANGUAGE);
      reading = `/api/public/applications/${link.hash.slice(1)}`;
      [interview, withdrawal] = [`${reading}/interview`, `${reading}/withdraw`];
      for (const call of [reading, interview, withdrawal]) await held.hold(call);
      await page.goto(link.href);
    },
    read: () => page.evaluate(() => void window.dispatchEvent(new Event('online'))),
    choose: () => slot.click(),
    ask: () => withdraw.click(),
    cancel: () => dialog.getByRole('button', { name: text('withdrawNo') }).click(),
    confirm: () => dialog.getByRole('button', { name: text('withdraw') }).click(),
    answerReading: async (problem) => {
      if (!problem) await reopen();
      await answer(reading, problem);
    },
    answerChoice: (problem) => answer(interview, problem),
    answerWithdrawal: (problem) => answer(withdrawal, problem),
    expectViewState: async (viewState: FollowingViewState) => {
      if (viewState === 'question' || viewState === 'withdrawing') {
        const confirm = dialog.getByRole('button', { name: text('withdraw') });
        await expect(confirm).toBeVisible();
        const busy = viewState === 'withdrawing' ? 'true' : 'false';
        await expect
          .poll(async () => (await confirm.getAttribute('aria-busy')) ?? 'false')
          .toBe(busy);
        return;
      }
      await expect(dialog).toHaveCount(0);
      if (viewState === 'unanswered' || viewState === 'unknown') {
        await expectOnly(signs, [viewState]);
        return;
      }
      // A page that was read once stays while it is read again.
      await expect(signs.unanswered.or(signs.unknown)).toHaveCount(0);
      if (viewState === 'choosing') {
        await expect(page.locator('button[aria-busy=true]')).toHaveCount(1);
      }
      if (viewState === 'shown') {
        await expect(signs.loading).toHaveCount(0);
        await expect(page.locator('button[aria-busy=true]')).toHaveCount(0);
      }
    },
  };
}
