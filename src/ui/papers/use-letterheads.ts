import { useState } from 'react';
import { useLazyGetLetterheadQuery } from '#application/api/stores-endpoints.generated';
import type { Language } from '#domain/format/languages';
import { type StoreFacts, storeFactsOf } from '#domain/papers/store-facts';
import type { Letterhead } from '#openapi/types.generated';

/** A document or a parcel; its letterhead is null until it is closed or handed over. */
export interface LetterheadBearer {
  readonly letterheadId: string | null;
}

/** The letterheads of closed documents and of parcels that were handed over. */
export interface Letterheads {
  /** Reads the letterheads of these records; rejects with an ApiProblem. */
  readonly read: (records: readonly LetterheadBearer[]) => Promise<void>;
  /** The facts of the record's letterhead; `present` for a record without one. */
  readonly factsOf: (
    record: LetterheadBearer,
    present: StoreFacts,
    language: Language,
  ) => StoreFacts;
}

/** The letterheads that were read for one printing. */
export function useLetterheads(): Letterheads {
  const [known, setKnown] = useState<ReadonlyMap<string, Letterhead>>(new Map());
  const [fetchLetterhead] = useLazyGetLetterheadQuery();
  return {
    read: async (records) => {
      const ids = new Set(records.flatMap(({ letterheadId }) => letterheadId ?? []));
      const read = await Promise.all(
        [...ids].map((letterheadId) => fetchLetterhead({ letterheadId }, true).unwrap()),
      );
      setKnown(new Map(read.map((letterhead) => [letterhead.id, letterhead])));
    },
    factsOf: ({ letterheadId }, present, language) => {
      const kept = letterheadId === null ? undefined : known.get(letterheadId);
      return kept ? storeFactsOf(kept, language) : present;
    },
  };
}
