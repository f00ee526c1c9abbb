import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { eq } from 'drizzle-orm';
import type { FormValues } from '#application/editing/edited-record';
import { TOKEN_KEYS } from '#domain/session/tokens';
import { users } from '../../../server/database/schema/stores';
import { HeldDraftWrites } from '../../support/browser/held-draft-writes';
import { HeldRequests } from '../../support/browser/held-requests';
import {
  revokeSession,
  signIn,
  storageEntriesOf,
  writeStorageInOtherTab,
} from '../../support/browser/session-tokens';
import type { DraftDriver, RequestOutcome } from '../../support/machine-models/draft-events';
import { chunkFilesOf } from '../support/lazy-chunks';
import { type JourneyStore, PASSWORD } from '../support/store';
import type { FormButton } from './form-page-object';
import { createPageClock } from './page-clock';
import type { PageSetup } from './test-paths';
import { exactText } from './translated-text';

/** A call that changes what it was asked for is tried three times more before one hears that nothing answered. */
const ATTEMPTS = 4;

/** What a call is changed to before the server answers it. */
type Changes = (request: Request) => { readonly postData?: string };

/** How a call of a form ends where it is not the same for every form. */
export interface FormOutcomes {
  /** Has the server refuse a field; `goOn` lets it answer a call that was changed. */
  readonly refuseField: (goOn: (changes?: Changes) => Promise<void>) => Promise<void>;
  /** A colleague saves the record first. */
  readonly saveAsColleague?: () => Promise<void>;
}

/**
 * What the drivers of forms of records have in common: their draft and their calls are held, other tabs
 * and colleagues get between, and who leaves or meets a conflict answers. `newest` is the revision of the
 * record that the server has now.
 */
export const createFormDriver = (
  page: Page,
  { baseURL, store }: PageSetup,
  newest: () => Promise<number>,
) => {
  const held = new HeldRequests(page);
  const drafts = new HeldDraftWrites(page);
  const time = createPageClock(page);
  const draftCode = chunkFilesOf('indexed-drafts').map((file) => `/${file}`);
  /** The form stems from an older version than the newest, because the seller went back to it from a conflict. */
  let isBehind = false;
  let editions = 0;

  /**
   * Lets the server answer. It answers a form that is behind with the same conflict each time, as it must;
   * where a path wants another end of the call, the call names the newest version in place of the form.
   */
  const goOn = async (call: string, changes: Changes = () => ({})) => {
    if (!isBehind) return held.release(call, changes);
    const revision = await newest();
    return held.release(call, (request) => ({
      ...changes(request),
      headers: { ...request.headers(), 'if-match': `"${revision}"` },
    }));
  };

  /** In another tab somebody signs in anew, and the session that the call was sent in is ended. */
  const sessionMovesOn = async () => {
    const access = await page.evaluate((key) => localStorage.getItem(key), TOKEN_KEYS.auth);
    const tokens = await signIn(baseURL, store.userNames.store_admin, PASSWORD);
    await writeStorageInOtherTab(page, storageEntriesOf(tokens));
    await revokeSession(baseURL, access ?? '');
  };

  return {
    held,
    /** Holds the code of drafts, what is told of them, and these calls; before the page is opened. */
    hold: async (calls: readonly string[]) => {
      await drafts.hold();
      for (const call of [...draftCode, ...calls]) await held.hold(call);
      await page.clock.install();
    },
    /** Within one pause of a person, so that nothing is kept meanwhile. */
    atOnce: async (acts: () => Promise<void>) => {
      await time.pause();
      await dismissToasts(page);
      await acts();
      await time.resume();
    },
    /** What is on the page is read again when the connection is back. */
    reconnect: async () => {
      await page.context().setOffline(true);
      await expect(page.getByText(exactText('shell:connection.lost'))).toBeVisible();
      await page.context().setOffline(false);
      await expect(page.getByText(exactText('shell:connection.back'))).toBeVisible();
      isBehind = false;
    },
    /** How often something was saved, refused or typed again: what is typed next says something else. */
    edition: () => editions,
    /** What stands in the form already is no news. */
    typesAgain: () => {
      editions += 1;
    },
    ends: async (call: string, how: RequestOutcome, own: FormOutcomes) => {
      if (how === 'with success' || how === 'with a field refused') editions += 1;
      if (how === 'with a field refused') return own.refuseField((changes) => goOn(call, changes));
      if (how === 'with success') {
        await goOn(call);
        isBehind = false;
        return undefined;
      }
      if (how === 'without an answer') {
        return held.failAllAttempts(call, ATTEMPTS, (route) => route.abort('connectionfailed'));
      }
      if (how === 'a colleague was faster') await own.saveAsColleague?.();
      if (how === 'with the session over') await sessionMovesOn();
      return held.release(call);
    },
    /** What is answered to who leaves and to a conflict. */
    answers: (buttons: Readonly<Record<FormButton, Locator>>) => ({
      dismissConflict: async () => {
        await buttons.backToForm.click();
        isBehind = true;
      },
      saveChoice: async () => {
        await buttons.saveChoice.click();
        isBehind = false;
      },
      answerLeaving: (how: 'stay' | 'keep' | 'discard') =>
        ({
          stay: buttons.stay,
          keep: buttons.keepAndLeave,
          discard: buttons.discardAndLeave,
        })[how].click(),
    }),
    /** What befalls the draft; `taken` hears of what one from before says. */
    draftOf: (recordId: () => string, taken: (values: FormValues) => void): DraftDriver => ({
      settleDraftRead: async (draft) => {
        if (draft) {
          const key = { ...draft.key, recordId: recordId(), userId: await userIdOf(store) };
          const revision = draft.revision && (await newest());
          await drafts.seed({ ...draft, key, revision, savedAt: Date.now() - 60_000 });
          taken(draft.values);
        }
        for (const file of draftCode) await held.release(file);
      },
      settleDraftSave: () => drafts.release(),
      settleDraftRemoval: () => drafts.release(),
      stateReached: () => drafts.holdAgain(),
    }),
  };
};

/** What only tells something would stand as long as the time does, over what is to be pressed. */
const dismissToasts = (page: Page): Promise<void> =>
  page
    .locator('[data-toast]')
    .getByRole('button', { name: exactText('common:kit.dismiss'), includeHidden: true })
    .evaluateAll((crosses: HTMLElement[]) => {
      for (const cross of crosses) {
        const buttons = cross.closest('[data-toast]')?.querySelectorAll('button');
        if (buttons?.length === 1) cross.click();
      }
    });

const userIdOf = async ({ backend, userNames }: JourneyStore): Promise<string> => {
  const [user] = await backend.database.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.userName, userNames.store_admin));
  return user?.id ?? '';
};
