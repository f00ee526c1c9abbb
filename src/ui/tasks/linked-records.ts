import { useListClientsQuery } from '#application/api/clients-endpoints.generated';
import { useListOrdersQuery } from '#application/api/orders-endpoints.generated';
import { useListPayoutsQuery } from '#application/api/payouts-endpoints.generated';
import { useSearchProductsQuery } from '#application/api/products-endpoints.generated';
import { useListReturnsQuery } from '#application/api/returns-endpoints.generated';
import type { TaskLinkKind } from '#domain/tasks/task-form';
import type { LocalizedNames } from '#domain/text/localized-name';
import type { ListQuery } from '../lists/list-query';
import { type AskedText, MAX_RESULTS } from '../lists/use-search-input';

/** A record to which a task can link, with the name that is shown of it. */
interface FoundRecord extends LocalizedNames {
  readonly id: string;
}

/** The records of one kind that a search finds. */
interface FoundRecords extends ListQuery {
  readonly data: readonly FoundRecord[] | undefined;
}

const PAGE = { page: 1, pageSize: MAX_RESULTS } as const;

function useOrders(asked: AskedText): FoundRecords {
  const list = useListOrdersQuery({ ...asked, ...PAGE });
  const data = list.data?.items.map(({ id, number, client }) => ({
    id,
    name: `${number} · ${client.firstName} ${client.lastName}`,
  }));
  return { ...list, data };
}

function useProducts(asked: AskedText): FoundRecords {
  const list = useSearchProductsQuery({ ...asked, ...PAGE });
  return { ...list, data: list.data?.items };
}

function useReturns(asked: AskedText): FoundRecords {
  const list = useListReturnsQuery({ ...asked, ...PAGE });
  return { ...list, data: list.data?.items.map(({ id, number }) => ({ id, name: `${number}` })) };
}

function useClients(asked: AskedText): FoundRecords {
  const list = useListClientsQuery({ ...asked, ...PAGE });
  const data = list.data?.items.map(({ id, firstName, lastName }) => ({
    id,
    name: `${firstName} ${lastName}`,
  }));
  return { ...list, data };
}

/** Payouts have no search: the last ones. */
function usePayouts(_: AskedText): FoundRecords {
  const list = useListPayoutsQuery(PAGE);
  return { ...list, data: list.data?.items.map(({ id, number }) => ({ id, name: number })) };
}

/** The hook that searches the records of each kind. */
export const FOUND_RECORDS: Readonly<Record<TaskLinkKind, (asked: AskedText) => FoundRecords>> = {
  order: useOrders,
  product: useProducts,
  return: useReturns,
  client: useClients,
  payout: usePayouts,
};
