import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { eq } from 'drizzle-orm';
import type { FormValues } from '#application/editing/edited-record';
import { TOKEN_KEYS } from '#domain/session/tokens';
import { users } from '../../../server/database/schema/stores';
import { HeldIndexedDb } from '../../support/browser/held-indexed-db';
import { HeldRequests } from '../../support/browser/held-requests';
import { sealedDraft } from '../../support/browser/sealed-draft';
import {
  revokeSession,
  signIn,
  storageEntriesOf,
  storedToken,
  writeStorageInOtherTab,
} from '../../support/browser/session-tokens';
import type { DraftDriver, RequestOutcome } from '../../support/machine-models/draft-events';
import { type JourneyStore, PASSWORD } from '../support/store';
import type { FormButton } from './form-page-object';
import { createPageClock, installPageClock } from './page-clock';
import type { PageSetup } from './test-paths';
import { exactText } from './translated-text';

/** Attempts for a changing request: it is retried three times before the failure is reported. */
const ATTEMPTS = 4;

/** Changes to a request before the server answers it. */
type Changes = (request: Request) => { readonly postData?: string };

/** Outcomes of a form's request that differ between the forms. */
export interface FormOutcomes {
  /** Makes the server refuse a field; `goOn` releases the changed request. */
  readonly refuseField: (goOn: (changes?: Changes) => Promise<void>) => Promise<void>;
  /** A colleague saves the record first. */
  readonly saveAsColleague?: () => Promise<void>;
}

/**
 * Common parts of the drivers of record forms: holds drafts and requests, acts as other tabs and
 * colleagues, and answers the dialogs for leaving and for conflicts. `newest` returns the record's
 * current revision on the server.
 */
export function createFormDriver(
  page: Page,
  { baseURL, store }: PageSetup,
  newest: () => Promise<number>,
) {
  const held = new HeldRequests(page);
  const storage = new HeldIndexedDb(page);
  const time = createPageClock(page);
  /**
   * The form is based on an older version than the newest, because the seller went back to it from
   * a conflict.
   */
  let isBehind = false;
  let editions = 0;

  /**
   * Lets the server answer. It answers an outdated form with the same conflict each time, as it
   * must. For any other outcome, the request is sent with the newest revision.
   */
  const goOn = async (call: string, changes: Changes = () => ({})) => {
    if (!isBehind) return held.release(call, changes);
    const revision = await newest();
    return held.release(call, (request) => ({
      ...changes(request),
      headers: { ...request.headers(), 'if-match': `"${revision}"` },
    }));
  };

  /** A user signs in again in another tab, and the session of the pending request is ended. */
  const sessionMovesOn = async () => {
    const access = await storedToken(page, TOKEN_KEYS.auth);
    const tokens = await signIn(baseURL, store.userNames.store_admin, PASSWORD);
    await writeStorageInOtherTab(page, storageEntriesOf(tokens));
    await revokeSession(baseURL, access ?? '');
  };

  return {
    held,
    /**
     * Holds the store of drafts, draft writes, and these requests. Call it before the page is
     * opened.
     */
    hold: async (calls: readonly string[]) => {
      await storage.holdWrites();
      await storage.holdOpening();
      for (const call of calls) await held.hold(call);
      await installPageClock(page);
    },
    /** Performs the actions with the clock stopped, so that no draft is stored in between. */
    atOnce: async (acts: () => Promise<void>) => {
      await time.pause();
      await dismissToasts(page);
      await acts();
      await time.resume();
    },
    /** Disconnects and reconnects, after which the page refetches its data. */
    reconnect: async () => {
      await page.context().setOffline(true);
      await expect(page.getByText(exactText('shell:connection.lost'))).toBeVisible();
      await page.context().setOffline(false);
      await expect(page.getByText(exactText('shell:connection.back'))).toBeVisible();
      isBehind = false;
    },
    /** Counts saves, refusals and repeated input, so that the next input has a different text. */
    edition: () => editions,
    /** The text already in the form would not be a change. */
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
    /** Answers to the dialogs for leaving and for conflicts. */
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
    /** Controls the stored draft; `taken` receives the values of an earlier one. */
    draftOf: (recordId: () => string, taken: (values: FormValues) => void): DraftDriver => ({
      settleDraftRead: async (draft) => {
        if (draft) {
          const key = { ...draft.key, recordId: recordId(), userId: await userIdOf(store) };
          const revision = draft.revision && (await newest());
          const kept = { ...draft, key, revision, savedAt: Date.now() - 60_000 };
          await storage.storeDraft(await sealedDraft(kept, await draftKeyOf(baseURL, page)));
          taken(draft.values);
        }
        storage.releaseOpening();
      },
      settleDraftSave: () => storage.releaseWrites(),
      settleDraftRemoval: () => storage.releaseWrites(),
      stateReached: () => storage.holdWritesAgain(),
    }),
  };
}

/** Closes toasts that only inform: with the clock stopped they would stay and cover buttons. */
function dismissToasts(page: Page): Promise<void> {
  return page
    .locator('[data-toast]')
    .getByRole('button', { name: exactText('common:kit.dismiss'), includeHidden: true })
    .evaluateAll((crosses: HTMLElement[]) => {
      for (const cross of crosses) {
        const buttons = cross.closest('[data-toast]')?.querySelectorAll('button');
        if (buttons?.length === 1) cross.click();
      }
    });
}

/** The key with which the user of the page's session encrypts drafts. */
async function draftKeyOf(baseURL: string, page: Page): Promise<string> {
  const access = await storedToken(page, TOKEN_KEYS.auth);
  const answer = await fetch(`${baseURL}/api/user/drafts/key/`, {
    headers: { authorization: `Bearer ${access}` },
  });
  // The contract's `DraftKey`.
  return ((await answer.json()) as { key: string }).key;
}

async function userIdOf({ backend, userNames }: JourneyStore): Promise<string> {
  const [user] = await backend.database.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.userName, userNames.store_admin));
  return user?.id ?? '';
}
