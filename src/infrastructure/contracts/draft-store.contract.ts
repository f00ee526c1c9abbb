import { expect, test } from 'vitest';
import { DRAFT_LIFE_MS, type Draft, type DraftStore } from '#application/ports/drafts.port';

/** Thursday, 19 November 2026, 10:24 in Casablanca. */
const NOW = Date.UTC(2026, 10, 19, 9, 24);

const KEY = { subject: 'account', recordId: 'usr_1', userId: 'usr_1' };

function aDraft(change: Partial<Draft> = {}): Draft {
  return {
    key: KEY,
    values: { firstName: 'Salma', tags: ['a', { b: 1 }], price: null },
    revision: 3,
    savedAt: NOW,
    ...change,
  };
}

/** Contract tests of every draft store. `pass` moves the clock on by that many ms from `NOW`. */
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
