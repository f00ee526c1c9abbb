import type { Clock } from '#application/ports/clock.port';
import {
  DRAFT_LIFE_MS,
  type Draft,
  type DraftKey,
  type DraftStore,
} from '#application/ports/drafts.port';
import { isRecord } from '../record';

/** What is asked of the place where drafts are kept, by the names that are made of their keys. */
export interface KeptDrafts {
  get(name: string): Promise<unknown>;
  set(name: string, draft: Draft): Promise<void>;
  remove(name: string): Promise<void>;
  removeAll(names: readonly string[]): Promise<void>;
  all(): Promise<readonly (readonly [name: string, draft: unknown])[]>;
}

export interface DraftStoreParts {
  /** Opens the place; asked again after a failure, because a browser may change its mind. */
  readonly open: () => Promise<KeptDrafts>;
  readonly clock: Pick<Clock, 'now'>;
}

/**
 * Drafts in the place that `open` gives, or in this tab's memory where that fails: blocked, full, or
 * values that cannot be cloned. Opening it removes what is too old, also of users who never return.
 */
export function createDraftStore({ open, clock }: DraftStoreParts): DraftStore {
  const memory = new Map<string, Draft>();
  let opened: Promise<KeptDrafts> | null = null;
  let lastOne: Promise<unknown> = Promise.resolve();

  /** One thing after the other: a removal never overtakes the writing before it. */
  const inTurn = <Result>(act: () => Promise<Result>): Promise<Result> => {
    const turn = lastOne.then(act);
    lastOne = turn;
    return turn;
  };

  const isYoung = (draft: Draft | null): draft is Draft =>
    draft !== null && clock.now() - draft.savedAt < DRAFT_LIFE_MS;

  const opening = async (): Promise<KeptDrafts> => {
    const kept = await open();
    const old = (await kept.all()).filter(([, draft]) => !isYoung(readDraft(draft)));
    if (old.length > 0) await kept.removeAll(old.map(([name]) => name));
    return kept;
  };
  const attempt = async <Result>(
    act: (kept: KeptDrafts) => Promise<Result>,
    otherwise: Result,
  ): Promise<Result> => {
    try {
      opened ??= opening();
      return await act(await opened);
    } catch {
      opened = null;
      return otherwise;
    }
  };

  const read = async (key: DraftKey) => {
    const name = nameOf(key);
    const found = memory.get(name) ?? (await attempt((kept) => kept.get(name), null));
    const draft = readDraft(found);
    if (isYoung(draft)) return draft;
    if (draft) await remove(key);
    return null;
  };
  const write = async (draft: Draft) => {
    const name = nameOf(draft.key);
    const written = await attempt(async (kept) => {
      await kept.set(name, draft);
      return true;
    }, false);
    if (written) memory.delete(name);
    else memory.set(name, draft);
  };
  const remove = async (key: DraftKey) => {
    const name = nameOf(key);
    memory.delete(name);
    await attempt((kept) => kept.remove(name), undefined);
  };
  return {
    read: (key) => inTurn(() => read(key)),
    write: (draft) => inTurn(() => write(draft)),
    remove: (key) => inTurn(() => remove(key)),
  };
}

function nameOf({ userId, subject, recordId }: DraftKey): string {
  return JSON.stringify([userId, subject, recordId]);
}

/** What was kept, if it is a draft: an older portal may have kept something else. */
function readDraft(kept: unknown): Draft | null {
  const isDraft =
    isRecord(kept) &&
    isRecord(kept.key) &&
    isRecord(kept.values) &&
    (kept.revision === null || typeof kept.revision === 'number') &&
    typeof kept.savedAt === 'number';
  // Every member was looked at; the members of the key are those of the name it was found under.
  return isDraft ? (kept as unknown as Draft) : null;
}
