import type { Page } from '@playwright/test';
import type { RowUserAction } from '#application/users/user-actions.machine';
import { HeldCalls } from '../../support/browser-worlds/held-calls';
import type {
  UserActionsWorld,
  UserBeginning,
} from '../../support/machine-scripts/user-actions.script';
import { employ, invitedNow } from '../support/staff';
import { expectOnly, expectWaiting } from './expect-only';
import { serverIsDown } from './faults';
import type { PageSetting } from './path-tests';
import { saying, says } from './spoken';

const ARCHIVE = '/api/store/users/archive/';

const beginnings: Record<UserBeginning, () => Parameters<typeof employ>[1]> = {
  'an active user': () => ({}),
  'an inactive user': () => ({ status: 'inactive' }),
  'an invited user': invitedNow,
};

const words: Record<RowUserAction, string> = {
  activate: says('users:actions.activate'),
  deactivate: says('users:actions.deactivate'),
  archive: says('users:actions.archive'),
  resendInvitation: says('users:actions.resendInvitation'),
  withdrawInvitation: says('users:actions.withdrawInvitation'),
};

/** The list of users on the real portal as a world that the script can play in. */
export const userActionsOnPage = (
  page: Page,
  { store, colleague, openPortal }: PageSetting,
): UserActionsWorld => {
  const held = new HeldCalls(page);
  let id: string;
  let attempted: RowUserAction = 'activate';
  let searches = 0;

  const dialogs = page.getByRole('alertdialog');
  const button = (name: string) => dialogs.getByRole('button').filter({ hasText: name });
  const dialogWith = (name: string) =>
    dialogs.filter({ has: page.getByRole('button').filter({ hasText: name }) });
  const shown = {
    question: dialogWith(says('users:question.cancel')),
    failure: dialogWith(says('lists:failure.retry')),
    conflict: dialogWith(says('users:conflict.acknowledge')),
  };
  const deed = () => button(words[attempted]);
  const call = () => (attempted === 'archive' ? ARCHIVE : `/api/store/user/${id}/${attempted}`);
  const shutOut = () => colleague.deactivates(id);

  return {
    open: async (beginning) => {
      ({ id } = await employ(store, beginnings[beginning]()));
      await held.hold(ARCHIVE);
      for (const action of Object.keys(words)) await held.hold(`/api/store/user/${id}/${action}`);
      await openPortal('/dashboard/user/list');
    },
    ask: async (action) => {
      attempted = action;
      await page
        .getByRole('button', { name: saying('users:actions.menu', { name: 'Anas Kadiri' }) })
        .click();
      await page.getByRole('menuitem', { name: words[action], exact: true }).click();
    },
    confirm: () => deed().click(),
    cancel: () => button(says('users:question.cancel')).click(),
    retry: () => button(says('lists:failure.retry')).click(),
    dismissFailure: () => button(says('lists:failure.dismiss')).click(),
    acknowledgeConflict: () => button(says('users:conflict.acknowledge')).click(),
    colleagueShutsOut: async () => {
      await shutOut();
      searches += 1;
      await page.getByLabel(says('users:searchLabel')).fill('kadiri'.slice(0, 2 + searches));
      await page
        .getByRole('row')
        .filter({ hasText: says('users:status.inactive') })
        .waitFor();
    },
    actionEnds: async (how) => {
      if (how === 'with a server fault') return held.fail(call(), serverIsDown);
      if (how === 'a colleague was faster') await shutOut();
      return held.goOn(call());
    },
    sees: async ({ dialog, busy }) => {
      await expectOnly(shown, [dialog]);
      if (busy) await expectWaiting(deed(), button(says('users:question.cancel')));
    },
  };
};
