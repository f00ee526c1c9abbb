import type { ServerContext } from '../context';
import { contractHandlers } from '../http/contract-handlers';
import { changeCarrierFields, createCarrier, executeCarrierAction } from './carrier-change';
import { presentCarrier } from './carrier-presentation';
import { countCarriers, selectCarrierPage } from './carriers.repository';

/** The carriers to which the store hands its parcels over. */
export function carrierHandlers({ database }: ServerContext) {
  return contractHandlers({
    listCarriers: async ({ query, principal }) => {
      const [total, rows] = await Promise.all([
        countCarriers(database.db, principal.storeId),
        selectCarrierPage(database.db, principal.storeId, query),
      ]);
      const { page, pageSize } = query;
      return { items: rows.map(presentCarrier), total, page, pageSize };
    },

    createCarrier: ({ body, principal, now, write }) =>
      write((tx) => createCarrier(tx, body, principal, now)),

    updateCarrier: ({ params, body, revision, principal, now, write }) =>
      write((tx) => changeCarrierFields(tx, { ...params, body, revision, principal, now })),

    performCarrierAction: ({ params, principal, now, write }) =>
      write((tx) => executeCarrierAction(tx, { ...params, principal, now })),
  });
}
