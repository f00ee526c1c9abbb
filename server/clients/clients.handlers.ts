import type { Handlers, ServerContext } from '../context';
import type { Operations } from '../contract.generated';
import { notFound } from '../http/problem-error';
import { changeClientFields, createClient } from './client-change';
import { presentClient, presentClients } from './client-presentation';
import { countClients, findClient, selectClientPage } from './clients.repository';

type Typed<Id extends keyof Operations> = {
  params: Operations[Id]['params'];
  query: Operations[Id]['query'];
  body: Operations[Id]['body'];
  answer: Operations[Id]['reply'];
};

/** The operations on clients with the contract's types. */
export type ClientOperations = {
  listClients: Typed<'listClients'>;
  getClient: Typed<'getClient'>;
  createClient: Typed<'createClient'>;
  updateClient: Typed<'updateClient'>;
};

/** The clients who buy from the store. */
export function clientHandlers({ database }: ServerContext): Handlers<ClientOperations> {
  return {
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
      const client = await findClient(database.db, principal.storeId, params.clientId);
      if (!client) throw notFound();
      return presentClient(database.db, client);
    },

    createClient: ({ body, principal, now, write }) =>
      write((tx) => createClient(tx, body, principal, now)),

    updateClient: ({ params, body, revision, principal, now, write }) =>
      write((tx) =>
        changeClientFields(tx, { clientId: params.clientId, body, revision, principal, now }),
      ),
  };
}
