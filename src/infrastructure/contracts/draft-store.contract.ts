import { expect, test } from 'vitest';
import { DRAFT_LIFE_MS, type Draft, type DraftStore } from '#application/ports/drafts.port';

/** Thursday, 19 November 2026, 10:24 in Casablanca. */
const NOW = Date.UTC(2026, 10, 19, 9, 24);

const KEY = { subject: 'account', recordId: 'usr_1', userId: 'usr_1' };

const aDraft = (change: Partial<Draft> = {}): Draft => ({
  key: KEY,
  values: { firstName: 'Salma', tags: ['a', { b: 1 }], price: null },
  revision: 3,
  savedAt: NOW,
  ...change,
});

/** What every draft store keeps to. `pass` lets that many ms go by, from `NOW` on. */
export function describeDraftStoreContract(
  open: (now: number) => { drafts: DraftStore; pass: (delay: number) => void },
): void {
  test('a new store holds nothing', async () => {
    expect(await open(NOW).drafts.read(KEY)).toBeNull();
  });

  test('what is written is read, whole', async () => {
    const { drafts } = open(NOW);
    await drafts.write(aDraft());
    expect(await drafts.read(KEY)).toEqual(aDraft());
  });

  test('the save that was sent with a draft is kept with it', async () => {
    const { drafts } = open(NOW);
    const sent = { key: 'product-1', aim: 'draft' };
    await drafts.write(aDraft({ sent }));
    expect(await drafts.read(KEY)).toEqual(aDraft({ sent }));
  });

  test('a later draft takes the place of the one before', async () => {
    const { drafts } = open(NOW);
    await drafts.write(aDraft());
    await drafts.write(aDraft({ values: { lastName: 'Alaoui' }, revision: null }));
    expect(await drafts.read(KEY)).toEqual(
      aDraft({ values: { lastName: 'Alaoui' }, revision: null }),
    );
  });

  test.each([{ subject: 'product' }, { recordId: 'usr_2' }, { userId: 'usr_2' }])(
    'a draft is not that of another %j',
    async (other) => {
      const { drafts } = open(NOW);
      await drafts.write(aDraft());
      expect(await drafts.read({ ...KEY, ...other })).toBeNull();
      await drafts.remove({ ...KEY, ...other });
      expect(await drafts.read(KEY)).toEqual(aDraft());
    },
  );

  test('a removed draft is gone, and may be removed again', async () => {
    const { drafts } = open(NOW);
    await drafts.write(aDraft());
    await drafts.remove(KEY);
    await drafts.remove(KEY);
    expect(await drafts.read(KEY)).toBeNull();
  });

  test('a draft is given for thirty days', async () => {
    const { drafts, pass } = open(NOW);
    await drafts.write(aDraft());
    pass(DRAFT_LIFE_MS - 1);
    expect(await drafts.read(KEY)).toEqual(aDraft());
    pass(1);
    expect(await drafts.read(KEY)).toBeNull();
  });

  test('a removal asked for after a writing wins, however quick', async () => {
    const { drafts } = open(NOW);
    await Promise.all([drafts.write(aDraft()), drafts.remove(KEY)]);
    expect(await drafts.read(KEY)).toBeNull();
  });
}
