import type { TourGuide } from '#openapi/types.generated';
import type { Reader, Tx } from '../context';
import { invalid } from '../http/problem-error';
import { findPeople, selectPeople } from '../tasks/tasks.repository';

/** The guides of these records by id, also those who have left the store. */
export async function readGuides(
  reader: Reader,
  storeId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, TourGuide>> {
  const people = await findPeople(reader, storeId, ids);
  return new Map(
    [...people].map(([id, { firstName, lastName }]) => [
      id,
      { id, name: `${firstName} ${lastName}` },
    ]),
  );
}

/** The guides with these ids, in their order. */
export function namedGuides(
  ids: readonly string[],
  guides: ReadonlyMap<string, TourGuide>,
): TourGuide[] {
  return ids.flatMap((id) => guides.get(id) ?? []);
}

/**
 * @param known guides that the record has already: who left the store may stay
 * @throws ProblemError 422 `unknown` for who does not take part in the store
 */
export async function assertGuides(
  tx: Tx,
  storeId: string,
  ids: readonly string[],
  known: readonly string[],
): Promise<void> {
  const added = ids.filter((id) => !known.includes(id));
  if (added.length === 0) return;
  const people = new Set((await selectPeople(tx, storeId)).map(({ id }) => id));
  if (!added.every((id) => people.has(id))) throw invalid({ guideIds: ['unknown'] });
}
