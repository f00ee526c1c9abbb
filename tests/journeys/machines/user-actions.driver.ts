import type { Page } from '@playwright/test';
import type { UserAction } from '#openapi/types.generated';
import { HeldRequests } from '../../support/browser/held-requests';
import type {
  UserActionsDriver,
  UserInitialState,
} from '../../support/machine-models/user-actions.model';
import { createStaffMember, invitedNow } from '../support/staff';
import { expectOnly, expectPending } from './expect-only';
import { answerUnavailable } from './faults';
import type { PageSetup } from './test-paths';
import { exactText, textPattern } from './translated-text';

const ARCHIVE = '/api/store/users/archive/';
const UNARCHIVE = '/api/store/users/unarchive/';

const beginnings: Record<UserInitialState, () => Parameters<typeof createStaffMember>[1]> = {
  'an active user': () => ({}),
  'an inactive user': () => ({ status: 'inactive' }),
  'an invited user': invitedNow,
  'an archived user': () => ({ archivedAt: new Date() }),
};

const words: Record<UserAction, string> = {
  activate: exactText('users:actions.activate'),
  deactivate: exactText('users:actions.deactivate'),
  archive: exactText('users:actions.archive'),
  unarchive: exactText('users:actions.unarchive'),
  resendInvitation: exactText('users:actions.resendInvitation'),
  withdrawInvitation: exactText('users:actions.withdrawInvitation'),
};

/** The list of users on the real portal as the driver of its test model. */
export function createUserActionsPageDriver(
  page: Page,
  { store, colleague, openPortal }: PageSetup,
): UserActionsDriver {
  const held = new HeldRequests(page);
  let id: string;
  let attempted: UserAction = 'activate';
  let searches = 0;
  let isArchived = false;

  const dialogs = page.getByRole('alertdialog');
  const button = (name: string) => dialogs.getByRole('button').filter({ hasText: name });
  const dialogWith = (name: string) =>
    dialogs.filter({ has: page.getByRole('button').filter({ hasText: name }) });
  const shown = {
    question: dialogWith(exactText('users:question.cancel')),
    failure: dialogWith(exactText('lists:failure.retry')),
    conflict: dialogWith(exactText('users:conflict.acknowledge')),
  };
  const action = () => button(words[attempted]);
  const call = () => {
    if (attempted === 'archive') return ARCHIVE;
    return attempted === 'unarchive' ? UNARCHIVE : `/api/store/user/${id}/${attempted}`;
  };
  const shutOut = () => colleague.deactivates(id);
  /** Archived users have a tab of their own. */
  const showTabOfUser = async () => {
    const name = exactText(isArchived ? 'users:tabs.archived' : 'users:tabs.all');
    await page.getByRole('tab', { name }).click();
  };

  return {
    open: async (beginning) => {
      ({ id } = await createStaffMember(store, beginnings[beginning]()));
      await held.hold(ARCHIVE);
      await held.hold(UNARCHIVE);
      for (const action of Object.keys(words)) await held.hold(`/api/store/user/${id}/${action}`);
      isArchived = beginning === 'an archived user';
      await openPortal(`/dashboard/user/list${isArchived ? '?tab=archived' : ''}`);
    },
    ask: async (action) => {
      attempted = action;
      await showTabOfUser();
      await page
        .getByRole('button', { name: textPattern('users:actions.menu', { name: 'Anas Kadiri' }) })
        .click();
      await page.getByRole('menuitem', { name: words[action], exact: true }).click();
    },
    confirm: () => action().click(),
    cancel: () => button(exactText('users:question.cancel')).click(),
    retry: () => button(exactText('lists:failure.retry')).click(),
    dismissFailure: () => button(exactText('lists:failure.dismiss')).click(),
    acknowledgeConflict: () => button(exactText('users:conflict.acknowledge')).click(),
    deactivateAsColleague: async () => {
      await shutOut();
      await showTabOfUser();
      searches += 1;
      await page.getByLabel(exactText('users:searchLabel')).fill('kadiri'.slice(0, 2 + searches));
      await page
        .getByRole('row')
        .filter({ hasText: exactText('users:status.inactive') })
        .waitFor();
    },
    settleAction: async (how) => {
      if (how === 'with a server fault') return held.failOne(call(), answerUnavailable);
      if (how === 'a colleague was faster') await shutOut();
      else if (attempted === 'archive' || attempted === 'unarchive') isArchived = !isArchived;
      return held.release(call());
    },
    expectViewState: async ({ dialog, busy }) => {
      await expectOnly(shown, [dialog]);
      if (busy) await expectPending(action(), button(exactText('users:question.cancel')));
    },
  };
}
