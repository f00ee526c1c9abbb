import { createStore, entries, keys, set } from 'idb-keyval';
import { beforeEach, describe, expect, test } from 'vitest';
import { DRAFT_LIFE_MS, type Draft, type DraftStore } from '#application/ports/drafts.port';
import 'fake-indexeddb/auto';
import { TestDrafts } from '../../../tests/support/test-app/test-drafts';
import {
  type DraftSession,
  describeDraftSessionContract,
  describeDraftStoreContract,
} from '../contracts/draft-store.contract';
import { openIndexedDbBackend } from '../storage/indexed-db-backend';
import type { RecordBackend } from '../storage/record-store';
import { createDraftStore } from './draft-store';
import type { DraftStoreParts } from './draft-store-parts';
import { createLazyDraftStore } from './lazy-draft-store';

/** Each test has its own: a draft of an earlier one may still be on its way. */
let name = 'drafts 0';
let database = createStore(name, 'drafts');
beforeEach(({ task }) => {
  name = `drafts ${task.id}`;
  database = createStore(name, 'drafts');
});

function movable(now: number) {
  let moment = now;
  return {
    clock: { now: () => moment },
    pass: (delay: number) => {
      moment += delay;
    },
  };
}

const { subtle } = crypto;

/** Their keys are any 32 bytes. */
const KEYS: Readonly<Record<string, string>> = {
  usr_1: 'q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA',
  usr_2: 'B'.repeat(43),
  usr_gone: 'C'.repeat(43),
};

describe.each([
  ['Encrypted drafts in IndexedDB', subtle],
  ['Drafts in IndexedDB on plain HTTP', undefined],
])('%s', (_, encryption) => {
  const tab = (parts: Partial<DraftStoreParts> = {}) => openTab({ subtle: encryption, ...parts });

  describeDraftStoreContract((now) => {
    const { clock, pass } = movable(now);
    return { drafts: tab({ clock }), pass };
  });
  describeDraftSessionContract((user) => {
    const session: DraftSession = {
      user,
      openTab: () => tab({ presentUser: () => session.user }),
    };
    return session;
  });

  test('Expired drafts of other users are removed too', async () => {
    const old = aDraft({ key: { ...aDraft().key, userId: 'usr_gone' } });
    await tab({ presentUser: () => 'usr_gone' }).write(old);
    await stored(1);
    const { clock, pass } = movable(old.savedAt);
    pass(DRAFT_LIFE_MS);
    await tab({ clock }).read(aDraft().key);
    expect(await keys(database)).toEqual([]);
  });

  test('A stored record that is not a draft is read as null', async () => {
    const strange = {
      get: async () => ({ values: 'x' }),
      all: async () => [],
      remove: async () => {},
    };
    // The test uses no other members of the backend.
    const open = async () => strange as unknown as RecordBackend;
    expect(await tab({ open }).read(aDraft().key)).toBeNull();
  });

  test('Values that cannot be stored stay in memory until the tab is closed', async () => {
    const drafts = tab();
    const odd = aDraft({ values: { show: () => 'x' } });
    await drafts.write(odd);
    expect(await drafts.read(odd.key)).toBe(odd);
  });
});

describe('Encryption of drafts', () => {
  test('The storage contains nothing of what a draft says', async () => {
    await openTab().write(aDraft());
    await stored(1);
    const [[title, record] = []] = await entries<string, object>(database);
    expect(JSON.parse(title ?? '')).toEqual(['usr_1', 'account', 'usr_1']);
    expect(Object.keys(record ?? {}).toSorted()).toEqual(['savedAt', 'text', 'vector']);
    const { text } = record as { text: ArrayBuffer };
    expect(Buffer.from(text).toString('latin1')).not.toMatch(/Salma|firstName/);
  });

  test('A draft is not read without its key, and remains', async () => {
    await openTab().write(aDraft());
    await stored(1);
    for (const parts of [
      { presentUser: () => null },
      { presentUser: () => 'usr_2' },
      { readKey: async () => null },
      { readKey: () => Promise.reject(new Error('503')) },
      { readKey: async () => 'no key' },
    ]) {
      expect(await openTab(parts).read(aDraft().key)).toBeNull();
    }
    expect(await openTab().read(aDraft().key)).toEqual(aDraft());
  });

  test('The key is asked for once, and again after no answer or another session', async () => {
    const asked: string[] = [];
    const answers = [null, KEYS.usr_1 ?? null, KEYS.usr_1 ?? null];
    let user: string | null = 'usr_1';
    const drafts = openTab({
      presentUser: () => user,
      readKey: async (userId) => {
        asked.push(userId);
        return answers.shift() ?? null;
      },
    });
    await drafts.write(aDraft());
    expect(await keys(database)).toEqual([]);
    await drafts.write(aDraft());
    await stored(1);
    await drafts.write(aDraft({ revision: 2 }));
    expect(asked).toEqual(['usr_1', 'usr_1']);
    user = null;
    expect(await drafts.read(aDraft().key)).toBeNull();
    user = 'usr_1';
    expect(await drafts.read(aDraft().key)).toEqual(aDraft({ revision: 2 }));
    expect(asked).toHaveLength(3);
  });

  test('A draft remains when its user signs out, and when another user signs in', async () => {
    let user = 'usr_1';
    const drafts = openTab({ presentUser: () => user });
    await drafts.write(aDraft());
    await stored(1);
    await drafts.signOut();
    user = 'usr_2';
    await drafts.beginSession();
    expect(await drafts.read(aDraft().key)).toBeNull();
    user = 'usr_1';
    expect(await drafts.read(aDraft().key)).toEqual(aDraft());
  });

  test('A draft does not wait for its key, and is stored when the key comes, also after the session', async () => {
    let bring: (key: string | null) => void = () => undefined;
    const key = new Promise<string | null>((resolve) => {
      bring = resolve;
    });
    let user: string | null = 'usr_1';
    const drafts = openTab({ presentUser: () => user, readKey: () => key });
    await drafts.write(aDraft({ values: { firstName: 'S' } }));
    await drafts.write(aDraft());
    expect(await drafts.read(aDraft().key)).toEqual(aDraft());
    expect(await keys(database)).toEqual([]);
    user = null;
    bring(KEYS.usr_1 ?? null);
    await stored(1);
    expect(await openTab().read(aDraft().key)).toEqual(aDraft());
  });

  test('A draft that was removed while it was encrypted is not stored', async () => {
    const drafts = openTab();
    await drafts.write(aDraft());
    await stored(1);
    await Promise.all([
      drafts.write(aDraft({ values: { firstName: 'Youssef' } })),
      drafts.remove(aDraft().key),
    ]);
    expect(await keys(database)).toEqual([]);
  });

  test('A draft with another key, or under the name of another record, is removed', async () => {
    await openTab().write(aDraft());
    await stored(1);
    const [[, record] = []] = await entries(database);
    const stranger = { ...aDraft().key, recordId: 'usr_9' };
    await set(JSON.stringify(['usr_1', 'account', 'usr_9']), record, database);
    expect(await openTab().read(stranger)).toBeNull();
    expect(await keys(database)).toHaveLength(1);
    const renewed = openTab({ readKey: async () => 'A'.repeat(43) });
    expect(await renewed.read(aDraft().key)).toBeNull();
    expect(await keys(database)).toEqual([]);
  });

  test('The beginning of a session removes drafts that an earlier release stored readably', async () => {
    await set(JSON.stringify(['usr_2', 'account', 'usr_2']), aDraft(), database);
    await openTab().beginSession();
    expect(await keys(database)).toEqual([]);
  });
});

describe('Drafts on plain HTTP', () => {
  const readable = (user = 'usr_1') => openTab({ subtle: undefined, presentUser: () => user });

  test('Signing out removes all drafts', async () => {
    const drafts = readable();
    await drafts.write(aDraft());
    expect(await keys(database)).toHaveLength(1);
    await drafts.signOut();
    expect(await keys(database)).toEqual([]);
  });

  test('The session of another user removes the drafts of the former one', async () => {
    await readable().write(aDraft());
    await readable().beginSession();
    expect(await keys(database)).toHaveLength(1);
    await readable('usr_2').beginSession();
    expect(await keys(database)).toEqual([]);
  });
});

describe('Draft store that is loaded later', () => {
  test('The code is loaded again after a failed load', async () => {
    const answers = [Promise.reject(new Error('offline')), Promise.resolve(openTab())];
    const load = () => answers.shift() ?? Promise.reject(new Error('twice'));
    const drafts = createLazyDraftStore(load, () => undefined);
    await expect(drafts.write(aDraft())).rejects.toThrow('offline');
    await drafts.write(aDraft());
    expect(await drafts.read(aDraft().key)).toEqual(aDraft());
  });

  test('The beginning of a session loads the code after the first page, signing out at once', async () => {
    const told: string[] = [];
    const acts: (() => void)[] = [];
    const drafts = createLazyDraftStore(
      async () => {
        told.push('loads');
        return {
          ...openTab(),
          beginSession: async () => void told.push('begins'),
          signOut: async () => void told.push('signs out'),
        };
      },
      (act) => acts.push(act),
    );
    await drafts.beginSession();
    expect(told).toEqual([]);
    acts[0]?.();
    await expect.poll(() => told).toEqual(['loads', 'begins']);
    await drafts.signOut();
    expect(told).toEqual(['loads', 'begins', 'signs out']);
  });

  test('Sessions begin and end without the code', async () => {
    const drafts = createLazyDraftStore(
      () => Promise.reject(new Error('offline')),
      (act) => act(),
    );
    await drafts.beginSession();
    await drafts.signOut();
  });
});

describe('Drafts without browser storage', () => {
  describeDraftStoreContract((now) => {
    const { clock, pass } = movable(now);
    const open = () => Promise.reject(new DOMException('denied', 'SecurityError'));
    return { drafts: openTab({ open, clock }), pass };
  });
});

describe('Drafts in a test’s memory', () => {
  describeDraftStoreContract((now) => {
    const { clock, pass } = movable(now);
    return { drafts: new TestDrafts(clock), pass };
  });
});

/** The drafts of a tab in which `usr_1` is signed in, encrypted, if not stated otherwise. */
function openTab(parts: Partial<DraftStoreParts> = {}): DraftStore {
  const own = name;
  return createDraftStore({
    open: () => openIndexedDbBackend(own, 'drafts'),
    clock: { now: () => aDraft().savedAt },
    presentUser: () => 'usr_1',
    readKey: async (userId) => KEYS[userId] ?? null,
    subtle,
    ...parts,
  });
}

/** Waits until so many drafts are in the database: writing one does not wait for the key. */
async function stored(count: number): Promise<void> {
  await expect.poll(() => keys(database)).toHaveLength(count);
}

function aDraft(change: Partial<Draft> = {}): Draft {
  const key = { subject: 'account', recordId: 'usr_1', userId: 'usr_1' };
  return { key, values: { firstName: 'Salma' }, revision: 1, savedAt: 1_000, ...change };
}
