/** A backend that stores records by name. */
export interface RecordBackend {
  get(name: string): Promise<unknown>;
  set(name: string, record: unknown): Promise<void>;
  remove(name: string): Promise<void>;
  removeAll(names: readonly string[]): Promise<void>;
  all(): Promise<readonly (readonly [name: string, record: unknown])[]>;
}

export interface RecordStoreOptions<Kept> {
  /** Opens the backend; called again after a failure, because a browser may allow it later. */
  readonly open: () => Promise<RecordBackend>;
  /**
   * The stored record if it is still wanted, else null; an older portal may have stored other
   * values.
   */
  readonly read: (kept: unknown) => Kept | null;
}

/** Records by name; no method rejects. */
export interface RecordStore<Kept> {
  get(name: string): Promise<Kept | null>;
  all(): Promise<Kept[]>;
  set(name: string, record: Kept): Promise<void>;
  remove(name: string): Promise<void>;
}

/**
 * Records in the backend that `open` returns, or in this tab's memory when that fails: blocked,
 * full, or values that cannot be cloned. Opening the backend removes records that `read` rejects.
 */
export function createRecordStore<Kept>({
  open,
  read,
}: RecordStoreOptions<Kept>): RecordStore<Kept> {
  const memory = new Map<string, Kept>();
  let opened: Promise<RecordBackend> | null = null;
  let lastOne: Promise<unknown> = Promise.resolve();

  /** Runs operations one after the other: a removal cannot overtake an earlier write. */
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
