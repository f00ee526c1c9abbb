import type { Page } from '@playwright/test';
import type { PostAction } from '#application/posts/post-actions.machine';
import { HeldCalls } from '../../support/browser-worlds/held-calls';
import {
  type PostActionsWorld,
  postBeginnings,
} from '../../support/machine-scripts/post-actions.script';
import { write } from '../support/posts';
import { expectOnly, expectWaiting } from './expect-only';
import { serverIsDown } from './faults';
import type { PageSetting } from './path-tests';

const words: Readonly<Record<PostAction, string>> = {
  ...{ publish: 'Publier', unpublish: 'Retirer', delete: 'Supprimer' },
};

/** What answers each question of a dialog; the deed itself is said in its own words. */
const answers = {
  'question.cancel': 'Garder tel quel',
  'failure.retry': 'Réessayer',
  'failure.dismiss': 'Fermer',
  'conflict.acknowledge': 'J’ai compris',
};

/** The list of articles on the real portal, in French, as a world that the script can play in. */
export const postActionsOnPage = (
  page: Page,
  { store, colleague, openPortal }: PageSetting,
): PostActionsWorld => {
  const held = new HeldCalls(page);
  let post: { slug: string; title: string };
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
      await page.getByRole('button', { name: `Actions : ${post.title}` }).click();
      await page.getByRole('menuitem', { name: words[action], exact: true }).click();
    },
    answer: (event) =>
      button(event === 'question.confirm' ? words[attempted] : answers[event]).click(),
    colleaguePublishes: async () => {
      await publishes();
      await page.getByRole('tab', { name: /^Publiés/ }).click();
      await page.getByRole('row').filter({ hasText: post.title }).waitFor();
    },
    actionEnds: async (how) => {
      if (how === 'with a server fault') return held.fail(call(attempted), serverIsDown);
      if (how === 'a colleague was faster') await publishes();
      return held.goOn(call(attempted));
    },
    sees: async ({ dialog, busy }) => {
      await expectOnly(shown, [dialog]);
      if (busy) await expectWaiting(button(words[attempted]), button('Garder tel quel'));
    },
  };
};
