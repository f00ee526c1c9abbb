import { clear, createStore, keys } from 'idb-keyval';
import { beforeEach, describe, expect, test } from 'vitest';
import 'fake-indexeddb/auto';
import { TAKEN_ORDER, TAKEN_ORDER_BILLING } from '#application/ports/preferences.port';
import type { ApiResult, Transport } from '#application/ports/transport.port';
import { tokenUntil } from '../../../tests/support/test-app/test-tokens';
import { createPreferenceStore } from '../preferences/preference-store';
import { openBrowser } from '../test-support/browser-tabs';
import { createBrowserDrafts } from './browser-drafts';

const database = createStore('seller-portal', 'drafts');
beforeEach(() => clear(database));

const NOW = 1_000;
const DRAFT = {
  key: { subject: 'account', recordId: 'usr_1', userId: 'usr_1' },
  values: { firstName: 'Salma' },
  revision: 1,
  savedAt: NOW,
};

const key = 'q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA';
function ok(userId: string): ApiResult {
  return { ok: true, status: 200, data: { userId, key } };
}

/** A browser in which this user is signed in and two users are taking an order. */
function open(signedIn: string, answer: ApiResult, { isEncrypted = true } = {}) {
  const { storage, events } = openBrowser({}).openTab();
  let user: string | null = signedIn;
  const preferences = createPreferenceStore(storage, events);
  for (const userId of ['usr_1', 'usr_2']) {
    for (const name of [TAKEN_ORDER, TAKEN_ORDER_BILLING, 'table.orders']) {
      preferences.write(userId, name, { firstName: 'Houda' });
    }
  }
  const sent: string[] = [];
  const send: Transport['send'] = async ({ url }) => {
    sent.push(url);
    return answer;
  };
  const drafts = createBrowserDrafts({
    clock: { now: () => NOW },
    tokens: {
      read: () => ({ access: user && tokenUntil(NOW + 60_000, user), refresh: null }),
    },
    transport: { send },
    storage,
    subtle: isEncrypted ? crypto.subtle : undefined,
  });
  const left = () =>
    ['usr_1', 'usr_2'].flatMap((userId) =>
      [TAKEN_ORDER, TAKEN_ORDER_BILLING, 'table.orders']
        .filter((name) => preferences.read(userId, name) !== undefined)
        .map((name) => `${userId} ${name}`),
    );
  const become = (other: string | null) => {
    user = other;
  };
  return { drafts, sent, left, become };
}

describe('Drafts of a browser', () => {
  test('The key is read from the server, for the user of the session', async () => {
    const { drafts, sent } = open('usr_1', ok('usr_1'));
    await drafts.write(DRAFT);
    await expect.poll(() => keys(database)).toHaveLength(1);
    expect(sent).toEqual(['/api/user/drafts/key/']);
    expect(await open('usr_1', ok('usr_1')).drafts.read(DRAFT.key)).toEqual(DRAFT);
    expect(await open('usr_2', ok('usr_2')).drafts.read(DRAFT.key)).toBeNull();
  });

  test('The key of another user, whom another tab has signed in, is not used', async () => {
    const { drafts, sent } = open('usr_1', ok('usr_2'));
    await drafts.write(DRAFT);
    await expect.poll(() => sent).toHaveLength(1);
    expect(await keys(database)).toEqual([]);
  });

  test('Signing out removes the orders that users were taking, and on plain HTTP the drafts', async () => {
    const { drafts, left } = open('usr_1', ok('usr_1'), { isEncrypted: false });
    await drafts.write(DRAFT);
    expect(await keys(database)).toHaveLength(1);
    await drafts.signOut();
    expect(left()).toEqual(['usr_1 table.orders', 'usr_2 table.orders']);
    expect(await keys(database)).toEqual([]);
  });

  test('The beginning of a session removes the orders that other users were taking', async () => {
    const { drafts, left } = open('usr_2', ok('usr_2'));
    await drafts.beginSession();
    expect(left()).toEqual([
      'usr_1 table.orders',
      `usr_2 ${TAKEN_ORDER}`,
      `usr_2 ${TAKEN_ORDER_BILLING}`,
      'usr_2 table.orders',
    ]);
  });

  test.each([true, false])(
    'A session that is over before its beginning is handled keeps what its user typed (encrypted: %s)',
    async (isEncrypted) => {
      const { drafts, left, become } = open('usr_1', ok('usr_1'), { isEncrypted });
      const before = left();
      become(null);
      await drafts.write(DRAFT);
      await drafts.beginSession();
      expect(left()).toEqual(before);
      become('usr_1');
      await drafts.beginSession();
      expect(await drafts.read(DRAFT.key)).toEqual(DRAFT);
      await expect.poll(() => keys(database)).toHaveLength(1);
    },
  );
});
