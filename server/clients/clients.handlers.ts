import type { ServerContext } from '../context';
import { contractHandlers } from '../http/contract-handlers';
import { notFound } from '../http/problem-error';
import { changeClientFields, createClient } from './client-change';
import { mergeClients } from './client-merge';
import { findMergedInto } from './client-merge.repository';
import { presentClient, presentClients } from './client-presentation';
import { countClients, findClient, selectClientPage } from './clients.repository';

/** The clients who buy from the store. */
export function clientHandlers({ database }: ServerContext) {
  return contractHandlers({
    listClients: async ({ query, principal, allowCaching }) => {
      allowCaching({ subjects: ['orders'] });
      const [total, rows] = await Promise.all([
        countClients(database.db, principal.storeId, query),
        selectClientPage(database.db, principal.storeId, query),
      ]);
      const items = await presentClients(database.db, rows);
      return { items, total, page: query.page, pageSize: query.pageSize };
    },

    getClient: async ({ params, principal }) => {
      const { storeId } = principal;
      const client =
        (await findClient(database.db, storeId, params.clientId)) ??
        (await findMergedInto(database.db, storeId, params.clientId));
      if (!client) throw notFound();
      return presentClient(database.db, client);
    },

    createClient: ({ body, principal, now, write }) =>
      write((tx) => createClient(tx, body, principal, now)),

    updateClient: ({ params, body, revision, principal, now, write }) =>
      write((tx) =>
        changeClientFields(tx, { clientId: params.clientId, body, revision, principal, now }),
      ),

    mergeClients: ({ params: { clientId }, body: { duplicateId }, principal, now, write }) =>
      write((tx) => mergeClients(tx, { clientId, duplicateId, principal, now })),
  });
}
