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

const ARCHIVE = '/api/store/users/archive/';

const beginnings: Record<UserBeginning, () => Parameters<typeof employ>[1]> = {
  'an active user': () => ({}),
  'an inactive user': () => ({ status: 'inactive' }),
  'an invited user': invitedNow,
};

const words: Record<RowUserAction, string> = {
  activate: 'Activer',
  deactivate: 'Désactiver',
  archive: 'Supprimer',
  resendInvitation: 'Renvoyer l’invitation',
  withdrawInvitation: 'Retirer l’invitation',
};

/** The list of users on the real portal, in French, as a world that the script can play in. */
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
    question: dialogWith('Annuler'),
    failure: dialogWith('Réessayer'),
    conflict: dialogWith('J’ai compris'),
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
      await page.getByRole('button', { name: 'Actions : Anas Kadiri' }).click();
      await page.getByRole('menuitem', { name: words[action], exact: true }).click();
    },
    confirm: () => deed().click(),
    cancel: () => button('Annuler').click(),
    retry: () => button('Réessayer').click(),
    dismissFailure: () => button('Fermer').click(),
    acknowledgeConflict: () => button('J’ai compris').click(),
    colleagueShutsOut: async () => {
      await shutOut();
      searches += 1;
      await page.getByLabel('Chercher un utilisateur').fill('kadiri'.slice(0, 2 + searches));
      await page.getByRole('row').filter({ hasText: 'Inactif' }).waitFor();
    },
    actionEnds: async (how) => {
      if (how === 'with a server fault') return held.fail(call(), serverIsDown);
      if (how === 'a colleague was faster') await shutOut();
      return held.goOn(call());
    },
    sees: async ({ dialog, busy }) => {
      await expectOnly(shown, [dialog]);
      if (busy) await expectWaiting(deed(), button('Annuler'));
    },
  };
};
