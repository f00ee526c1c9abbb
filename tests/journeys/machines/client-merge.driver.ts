import { expect, type Page, type Request } from '@playwright/test';
import { eq, sql } from 'drizzle-orm';
import { newId } from '../../../server/database/ids';
import { clients } from '../../../server/database/schema/orders';
import { HeldRequests } from '../../support/browser/held-requests';
import {
  type ClientMergeDriver,
  type ClientMergeViewState,
  changedClient,
  mergeableClient,
  mergedClient,
  unmergeableClient,
} from '../../support/machine-models/client-merge.model';
import { answerUnavailable } from './faults';
import { refetchAfter } from './refetch-after-reconnect';
import type { PageSetup } from './test-paths';
import { exactText } from './translated-text';

const CLIENTS = [mergedClient, mergeableClient, unmergeableClient];

/** The page of a client on the real portal as the driver of the test model of its merge. */
export function createClientMergePageDriver(
  page: Page,
  { store, openPortal }: PageSetup,
): ClientMergeDriver {
  const { db } = store.backend.database;
  /** The clients of the store that stand for those of the model, by the ids of the model. */
  const stored = new Map(
    CLIENTS.map(({ id, firstName }) => [id, { id: newId('cli'), firstName: firstName ?? '' }]),
  );
  const idOf = (modelId: string) => stored.get(modelId)?.id ?? '';
  const held = new HeldRequests(page);
  const dialog = page.getByRole('dialog', { name: exactText('clients:merge.title') });
  const failure = page.getByRole('alertdialog', { name: exactText('clients:merge.failure') });
  const retryButton = failure.getByRole('button', { name: exactText('lists:failure.retry') });
  const acknowledgeButton = failure.getByRole('button', {
    name: exactText('clients:merge.acknowledge'),
  });
  const button = (text: string) => dialog.getByRole('button', { name: exactText(text) });
  const nameOf = (modelId: string) => new RegExp(`^${stored.get(modelId)?.firstName} `);
  /** The path of the held merge: either of the first two clients may stay. */
  let staying = mergeableClient.id;
  const call = () => `/api/store/client/${idOf(staying)}/merge`;
  let added = 0;
  const storeClient = async ({ id, lastName, note, createdAt }: (typeof CLIENTS)[number]) => {
    await db.insert(clients).values({
      id: idOf(id),
      storeId: store.id,
      firstName: stored.get(id)?.firstName ?? '',
      lastName,
      note,
      phoneNumber: '+212661420318',
      // The older of two clients stays, unless the user chooses.
      createdAt: new Date(Date.parse(createdAt) + added),
    });
    added += 1;
    await held.hold(`/api/store/client/${idOf(id)}/merge`);
  };
  /** One of the two is gone: the page shows the other one, and there is a new client to merge. */
  const succeed = async () => {
    const path = call();
    const other = stored.get(mergeableClient.id);
    if (other && staying === mergeableClient.id) stored.set(mergedClient.id, other);
    stored.set(mergeableClient.id, { id: newId('cli'), firstName: `Noura${added}` });
    await storeClient(mergeableClient);
    await held.release(path);
  };

  return {
    open: async () => {
      for (const client of CLIENTS) await storeClient(client);
      await openPortal(`/dashboard/client/${idOf(mergedClient.id)}`);
    },
    start: () =>
      page
        .getByRole('main')
        .getByRole('button', { name: exactText('clients:merge.start') })
        .first()
        .click(),
    cancel: () => button('clients:merge.cancel').click(),
    choose: async (otherId) => {
      await dialog.getByRole('combobox').click();
      await page.getByRole('option', { name: nameOf(otherId) }).click();
      staying = mergedClient.id;
    },
    change: () => button('clients:merge.change').click(),
    keep: async (clientId) => {
      const wanted = dialog.getByRole('radio', { name: nameOf(clientId) });
      // The chosen client is chosen again by way of the other one.
      if (await wanted.isChecked()) await dialog.getByRole('radio', { checked: false }).check();
      await wanted.check();
      staying = clientId;
    },
    confirm: () => button('clients:merge.confirm').click(),
    retry: () => retryButton.click(),
    dismissFailure: () =>
      failure.getByRole('button', { name: exactText('lists:failure.dismiss') }).click(),
    acknowledgeConflict: () => acknowledgeButton.click(),
    renameByColleague: async () => {
      await refetchAfter(page, async () => {
        await db
          .update(clients)
          .set({ lastName: changedClient.lastName, revision: sql`${clients.revision} + 1` })
          .where(eq(clients.id, idOf(mergedClient.id)));
      });
    },
    settleMerge: async (how) => {
      if (how === 'with a server fault') return held.failOne(call(), answerUnavailable);
      if (how === 'with a refusal') return held.release(call(), withDuplicate(idOf(staying)));
      if (how === 'one was merged before') {
        return held.release(call(), withDuplicate('cli_unknown'));
      }
      return succeed();
    },
    expectViewState: async ({ dialog: open, busy }: ClientMergeViewState) => {
      await expect(dialog).toHaveCount(open === 'choice' || open === 'decision' ? 1 : 0);
      await expect(dialog.getByRole('combobox')).toHaveCount(open === 'choice' ? 1 : 0);
      await expect(dialog.getByRole('radio')).toHaveCount(open === 'decision' ? 2 : 0);
      await expect(retryButton).toHaveCount(open === 'failure' ? 1 : 0);
      await expect(acknowledgeButton).toHaveCount(open === 'conflict' ? 1 : 0);
      if (busy) await expect(button('clients:merge.cancel')).toBeDisabled();
    },
  };
}

/** A merge with another duplicate, which the server refuses. */
function withDuplicate(duplicateId: string) {
  return (_: Request) => ({ postData: JSON.stringify({ duplicateId }) });
}
