import type { ServerContext } from '../context';
import { contractHandlers } from '../http/contract-handlers';
import { notFound } from '../http/problem-error';
import { presentLetterhead } from './letterhead-presentation';
import { findLetterhead } from './letterheads.repository';

/** What the papers of the store said about it on their day. */
export function letterheadHandlers({ database }: ServerContext) {
  return contractHandlers({
    getLetterhead: async ({ params, principal }) => {
      const found = await findLetterhead(database.db, principal.storeId, params.letterheadId);
      if (!found) throw notFound();
      return presentLetterhead(found);
    },
  });
}
