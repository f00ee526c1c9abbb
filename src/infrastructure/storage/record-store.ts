/** What is asked of a place that keeps records by their names. */
export interface RecordBackend {
  get(name: string): Promise<unknown>;
  set(name: string, record: unknown): Promise<void>;
  remove(name: string): Promise<void>;
  removeAll(names: readonly string[]): Promise<void>;
  all(): Promise<readonly (readonly [name: string, record: unknown])[]>;
}

export interface RecordStoreOptions<Kept> {
  /** Opens the place; asked again after a failure, because a browser may change its mind. */
  readonly open: () => Promise<RecordBackend>;
  /** What was kept, if it is one that is still wanted: an older portal may have kept something else. */
  readonly read: (kept: unknown) => Kept | null;
}

/** Records by their names; nothing rejects. */
export interface RecordStore<Kept> {
  get(name: string): Promise<Kept | null>;
  all(): Promise<Kept[]>;
  set(name: string, record: Kept): Promise<void>;
  remove(name: string): Promise<void>;
}

/**
 * Records in the place that `open` gives, or in this tab's memory where that fails: blocked, full, or
 * values that cannot be cloned. Opening it removes what is not wanted any more.
 */
export function createRecordStore<Kept>({
  open,
  read,
}: RecordStoreOptions<Kept>): RecordStore<Kept> {
  const memory = new Map<string, Kept>();
  let opened: Promise<RecordBackend> | null = null;
  let lastOne: Promise<unknown> = Promise.resolve();

  /** One thing after the other: a removal never overtakes the writing before it. */
  const inTurn = <Result>(act: () => Promise<Result>): Promise<Result> => {
    const turn = lastOne.then(act);
    lastOne = turn;
    return turn;
  };
  const opening = async (): Promise<RecordBackend> => {
    const place = await open();
    const unwanted = (await place.all()).filter(([, kept]) => read(kept) === null);
    if (unwanted.length > 0) await place.removeAll(unwanted.map(([name]) => name));
    return place;
  };
  const attempt = async <Result>(
    act: (place: RecordBackend) => Promise<Result>,
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

  const remove = async (name: string) => {
    memory.delete(name);
    await attempt((place) => place.remove(name), undefined);
  };
  const get = async (name: string) => {
    const found = memory.get(name) ?? (await attempt((place) => place.get(name), null));
    const record = read(found);
    if (record === null && found) await remove(name);
    return record;
  };
  const set = async (name: string, record: Kept) => {
    const written = await attempt(async (place) => {
      await place.set(name, record);
      return true;
    }, false);
    if (written) memory.delete(name);
    else memory.set(name, record);
  };
  const all = async () => {
    const kept = new Map<string, unknown>(await attempt((place) => place.all(), []));
    for (const [name, record] of memory) kept.set(name, record);
    return [...kept.values()].flatMap((found) => read(found) ?? []);
  };
  return {
    get: (name) => inTurn(() => get(name)),
    all: () => inTurn(all),
    set: (name, record) => inTurn(() => set(name, record)),
    remove: (name) => inTurn(() => remove(name)),
  };
}
