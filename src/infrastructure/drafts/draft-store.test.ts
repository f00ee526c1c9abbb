import { clear, createStore, keys } from 'idb-keyval';
import { beforeEach, describe, expect, test } from 'vitest';
import { DRAFT_LIFE_MS, type Draft } from '#application/ports/drafts.port';
import 'fake-indexeddb/auto';
import { TestDrafts } from '../../../tests/support/test-app/test-drafts';
import { describeDraftStoreContract } from '../contracts/draft-store.contract';
import type { RecordBackend } from '../storage/record-store';
import { createDraftStore } from './draft-store';
import { createIndexedDbDrafts } from './indexed-db-drafts';
import { createLazyDraftStore } from './lazy-draft-store';

const database = createStore('seller-portal', 'drafts');
beforeEach(() => clear(database));

function movable(now: number) {
  let moment = now;
  return {
    clock: { now: () => moment },
    pass: (delay: number) => {
      moment += delay;
    },
  };
}

describe('Drafts in IndexedDB', () => {
  describeDraftStoreContract((now) => {
    const { clock, pass } = movable(now);
    return { drafts: createLazyDraftStore(async () => createIndexedDbDrafts(clock)), pass };
  });

  test('Drafts in IndexedDB are available in the next tab', async () => {
    await inDatabase().write(aDraft());
    expect(await inDatabase().read(aDraft().key)).toEqual(aDraft());
  });

  test('Expired drafts of other users are removed from IndexedDB too', async () => {
    const old = aDraft({ key: { ...aDraft().key, userId: 'usr_gone' } });
    await inDatabase().write(old);
    const { clock, pass } = movable(old.savedAt);
    pass(DRAFT_LIFE_MS);
    await createIndexedDbDrafts(clock).read(aDraft().key);
    expect(await keys(database)).toEqual([]);
  });

  test('A stored record that is not a draft is read as null', async () => {
    const strange = { get: async () => ({ values: 'x' }), all: async () => [] };
    // The test uses no other members of the backend.
    const open = async () => strange as unknown as RecordBackend;
    const { clock } = movable(0);
    expect(await createDraftStore({ open, clock }).read(aDraft().key)).toBeNull();
  });
});

test('The draft store code is loaded again after a failed load', async () => {
  const answers = [Promise.reject(new Error('offline')), Promise.resolve(inDatabase())];
  const drafts = createLazyDraftStore(() => answers.shift() ?? Promise.reject(new Error('twice')));
  await expect(drafts.write(aDraft())).rejects.toThrow('offline');
  await drafts.write(aDraft());
  expect(await drafts.read(aDraft().key)).toEqual(aDraft());
});

describe('Drafts without browser storage', () => {
  describeDraftStoreContract((now) => {
    const { clock, pass } = movable(now);
    const open = () => Promise.reject(new DOMException('denied', 'SecurityError'));
    return { drafts: createDraftStore({ open, clock }), pass };
  });
});

test('Values that cannot be cloned stay in memory until the tab is closed', async () => {
  const drafts = inDatabase();
  const odd = aDraft({ values: { show: () => 'x' } });
  await drafts.write(odd);
  expect(await drafts.read(odd.key)).toBe(odd);
});

describe('Drafts in a test’s memory', () => {
  describeDraftStoreContract((now) => {
    const { clock, pass } = movable(now);
    return { drafts: new TestDrafts(clock), pass };
  });
});

function inDatabase() {
  return createIndexedDbDrafts({ now: () => aDraft().savedAt });
}

function aDraft(change: Partial<Draft> = {}): Draft {
  const key = { subject: 'account', recordId: 'usr_1', userId: 'usr_1' };
  return { key, values: { firstName: 'Salma' }, revision: 1, savedAt: 1_000, ...change };
}
