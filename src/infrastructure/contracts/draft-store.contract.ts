import { expect, test } from 'vitest';
import { DRAFT_LIFE_MS, type Draft, type DraftStore } from '#application/ports/drafts.port';

/** Thursday, 19 November 2026, 10:24 in Casablanca. */
const NOW = Date.UTC(2026, 10, 19, 9, 24);

const KEY = { subject: 'account', recordId: 'usr_1', userId: 'usr_1' };

function aDraft(change: Partial<Draft> = {}): Draft {
  return {
    key: KEY,
    values: { firstName: 'Salma', tags: ['a', { b: 1 }], price: null, city: undefined },
    revision: 3,
    savedAt: NOW,
    ...change,
  };
}

/**
 * Contract tests of every draft store, in the session of `usr_1`. `pass` moves the clock on by that
 * many ms from `NOW`.
 */
export function describeDraftStoreContract(
  open: (now: number) => { drafts: DraftStore; pass: (delay: number) => void },
): void {
  test('A new draft store is empty', async () => {
    expect(await open(NOW).drafts.read(KEY)).toBeNull();
  });

  test('A draft store reads a draft exactly as it was written', async () => {
    const { drafts } = open(NOW);
    await drafts.write(aDraft());
    expect(await drafts.read(KEY)).toEqual(aDraft());
  });

  test('A draft store stores the sent save together with its draft', async () => {
    const { drafts } = open(NOW);
    const sent = { key: 'product-1', aim: 'draft' };
    await drafts.write(aDraft({ sent }));
    expect(await drafts.read(KEY)).toEqual(aDraft({ sent }));
  });

  test('A draft store replaces an earlier draft with a later one', async () => {
    const { drafts } = open(NOW);
    await drafts.write(aDraft());
    await drafts.write(aDraft({ values: { lastName: 'Alaoui' }, revision: null }));
    expect(await drafts.read(KEY)).toEqual(
      aDraft({ values: { lastName: 'Alaoui' }, revision: null }),
    );
  });

  test.each([{ subject: 'product' }, { recordId: 'usr_2' }, { userId: 'usr_2' }])(
    'A draft store separates drafts that differ by %j',
    async (other) => {
      const { drafts } = open(NOW);
      await drafts.write(aDraft());
      expect(await drafts.read({ ...KEY, ...other })).toBeNull();
      await drafts.remove({ ...KEY, ...other });
      expect(await drafts.read(KEY)).toEqual(aDraft());
    },
  );

  test('A draft store removes a draft, and removing it again does nothing', async () => {
    const { drafts } = open(NOW);
    await drafts.write(aDraft());
    await drafts.remove(KEY);
    await drafts.remove(KEY);
    expect(await drafts.read(KEY)).toBeNull();
  });

  test('A draft store returns a draft for thirty days', async () => {
    const { drafts, pass } = open(NOW);
    await drafts.write(aDraft());
    pass(DRAFT_LIFE_MS - 1);
    expect(await drafts.read(KEY)).toEqual(aDraft());
    pass(1);
    expect(await drafts.read(KEY)).toBeNull();
  });

  test('A draft store removes a draft even if its write has not finished yet', async () => {
    const { drafts } = open(NOW);
    await Promise.all([drafts.write(aDraft()), drafts.remove(KEY)]);
    expect(await drafts.read(KEY)).toBeNull();
  });
}

/** A session of a user in a browser, which a test can end, and a tab of it. */
export interface DraftSession {
  user: string | null;
  readonly openTab: () => DraftStore;
}

/** Contract tests of a draft store whose drafts outlive the tab. */
export function describeDraftSessionContract(signIn: (user: string) => DraftSession): void {
  test('A draft remains after the end of a session, for the next session of its user', async () => {
    const session = signIn('usr_1');
    await session.openTab().write(aDraft());
    session.user = null;
    const later = signIn('usr_1').openTab();
    await expect.poll(() => later.read(KEY)).toEqual(aDraft());
  });

  test('A draft that is written after the end of a session waits for the next one', async () => {
    const session = signIn('usr_1');
    const drafts = session.openTab();
    session.user = null;
    await drafts.write(aDraft());
    session.user = 'usr_1';
    expect(await session.openTab().read(KEY)).toBeNull();
    expect(await drafts.read(KEY)).toEqual(aDraft());
    await drafts.beginSession();
    const later = session.openTab();
    await expect.poll(() => later.read(KEY)).toEqual(aDraft());
  });

  test('A draft that waits is forgotten when another user signs in, or when its user signs out', async () => {
    for (const end of ['another user', 'sign-out']) {
      const session = signIn('usr_1');
      const drafts = session.openTab();
      session.user = null;
      await drafts.write(aDraft());
      session.user = 'usr_2';
      await (end === 'sign-out' ? drafts.signOut() : drafts.beginSession());
      session.user = 'usr_1';
      expect(await drafts.read(KEY)).toBeNull();
    }
  });
}
