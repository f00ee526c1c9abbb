import type { Page } from '@playwright/test';
import type { PostAction } from '#application/posts/post-actions.machine';
import type { Language } from '#domain/format/languages';
import { HeldCalls } from '../../support/browser-worlds/held-calls';
import {
  type PostActionsWorld,
  postBeginnings,
} from '../../support/machine-scripts/post-actions.script';
import { write } from '../support/posts';
import { expectOnly, expectWaiting } from './expect-only';
import { serverIsDown } from './faults';
import type { PageSetting } from './path-tests';
import { beginning, LANGUAGE, saying, says } from './spoken';

const words: Readonly<Record<PostAction, string>> = {
  publish: says('posts:actions.publish'),
  unpublish: says('posts:actions.unpublish'),
  delete: says('posts:actions.delete'),
};

/** What answers each question of a dialog; the deed itself is said in its own words. */
const answers = {
  'question.cancel': says('posts:question.cancel'),
  'failure.retry': says('lists:failure.retry'),
  'failure.dismiss': says('lists:failure.dismiss'),
  'conflict.acknowledge': says('posts:acknowledge'),
};

/** The list of articles on the real portal as a world that the script can play in. */
export const postActionsOnPage = (
  page: Page,
  { store, colleague, openPortal }: PageSetting,
): PostActionsWorld => {
  const held = new HeldCalls(page);
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
      post = await write(store, postBeginnings[beginning].status);
      for (const action of ['publish', 'unpublish', 'delete'] as const) {
        await held.hold(call(action));
      }
      await openPortal('/dashboard/post');
    },
    ask: async (action) => {
      attempted = action;
      await page
        .getByRole('button', {
          name: saying('posts:actions.menu', { name: post.titles[LANGUAGE] }),
        })
        .click();
      await page.getByRole('menuitem', { name: words[action], exact: true }).click();
    },
    answer: (event) =>
      button(event === 'question.confirm' ? words[attempted] : answers[event]).click(),
    colleaguePublishes: async () => {
      await publishes();
      await page.getByRole('tab', { name: beginning('posts:tabs.published') }).click();
      await page.getByRole('row').filter({ hasText: post.titles[LANGUAGE] }).waitFor();
    },
    actionEnds: async (how) => {
      if (how === 'with a server fault') return held.fail(call(attempted), serverIsDown);
      if (how === 'a colleague was faster') await publishes();
      return held.goOn(call(attempted));
    },
    sees: async ({ dialog, busy }) => {
      await expectOnly(shown, [dialog]);
      if (busy) await expectWaiting(button(words[attempted]), button(answers['question.cancel']));
    },
  };
};
