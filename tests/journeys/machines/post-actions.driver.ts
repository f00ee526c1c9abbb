import type { Page } from '@playwright/test';
import type { PostAction } from '#application/posts/post-actions.machine';
import type { Language } from '#domain/format/languages';
import { HeldRequests } from '../../support/browser/held-requests';
import {
  type PostActionsDriver,
  postInitialStates,
} from '../../support/machine-models/post-actions.model';
import { createPost } from '../support/posts';
import { expectOnly, expectPending } from './expect-only';
import { answerUnavailable } from './faults';
import type { PageSetup } from './test-paths';
import { exactText, LANGUAGE, textPattern, textStart } from './translated-text';

const words: Readonly<Record<PostAction, string>> = {
  publish: exactText('posts:actions.publish'),
  unpublish: exactText('posts:actions.unpublish'),
  delete: exactText('posts:actions.delete'),
};

/** Buttons of the dialogs; the action itself has its own text. */
const answers = {
  'question.cancel': exactText('posts:question.cancel'),
  'failure.retry': exactText('lists:failure.retry'),
  'failure.dismiss': exactText('lists:failure.dismiss'),
  'conflict.acknowledge': exactText('posts:acknowledge'),
};

/** The list of articles on the real portal as the driver of its test model. */
export function createPostActionsPageDriver(
  page: Page,
  { store, colleague, openPortal }: PageSetup,
): PostActionsDriver {
  const held = new HeldRequests(page);
  let post: { slug: string; titles: Readonly<Record<Language, string>> };
  let attempted: PostAction = 'publish';

  const dialogs = page.getByRole('alertdialog');
  const button = (name: string) => dialogs.getByRole('button').filter({ hasText: name });
  const dialogWith = (name: string) =>
    dialogs.filter({ has: page.getByRole('button').filter({ hasText: name }) });
  const shown = {
    question: dialogWith(answers['question.cancel']),
    failure: dialogWith(answers['failure.retry']),
    conflict: dialogWith(answers['conflict.acknowledge']),
  };
  const call = (action: PostAction) => `/api/store/post/${post.slug}/${action}`;
  const publishes = () => colleague.publishes(post.slug);

  return {
    open: async (beginning) => {
      post = await createPost(store, postInitialStates[beginning].status);
      for (const action of ['publish', 'unpublish', 'delete'] as const) {
        await held.hold(call(action));
      }
      await openPortal('/dashboard/post');
    },
    ask: async (action) => {
      attempted = action;
      await page
        .getByRole('button', {
          name: textPattern('posts:actions.menu', { name: post.titles[LANGUAGE] }),
        })
        .click();
      await page.getByRole('menuitem', { name: words[action], exact: true }).click();
    },
    answer: (event) =>
      button(event === 'question.confirm' ? words[attempted] : answers[event]).click(),
    publishAsColleague: async () => {
      await publishes();
      await page.getByRole('tab', { name: textStart('posts:tabs.published') }).click();
      await page.getByRole('row').filter({ hasText: post.titles[LANGUAGE] }).waitFor();
    },
    settleAction: async (how) => {
      if (how === 'with a server fault') return held.failOne(call(attempted), answerUnavailable);
      if (how === 'a colleague was faster') await publishes();
      return held.release(call(attempted));
    },
    expectViewState: async ({ dialog, busy }) => {
      await expectOnly(shown, [dialog]);
      if (busy) await expectPending(button(words[attempted]), button(answers['question.cancel']));
    },
  };
}
