import type { BulkKind, BulkLine } from '#domain/products/bulk-change';
import { reasonOf } from '#domain/products/bulk-refusal';
import type {
  Product,
  ProductBulkResult,
  SearchProductsApiArg,
} from '../api/products-endpoints.generated';
import { settled } from '../api/settled';
import type { Store } from '../store';
import type { BulkCalls } from './bulk-calls';
import { bulkRecordOf } from './bulk-subject';
import { type LineAnswer, RECORDS_A_PAGE } from './bulk-work';
import { bulkApi } from './product-bulk-api';

type Item = ProductBulkResult['items'][number];

/** What the server says of one line; one without a reason is not known. */
const answerOf =
  (kind: BulkKind) =>
  ({ id, status, revision, problem }: Item): LineAnswer[] => {
    if (status === 'changed') return [{ id, revision, refused: null }];
    if (!problem) return [];
    // The contract promises the product as it stands in `current`; it travels untyped.
    const current = problem.current as Product | undefined;
    const reason = reasonOf(kind, { ...problem, ...(current && { current }) });
    return [{ id, refused: { reason, current: current && bulkRecordOf(current) } }];
  };

/** The calls of a change of products. */
export const productCalls = (store: Store): BulkCalls => {
  const { searchProducts, updateProducts } = bulkApi.endpoints;
  return {
    // By code, which doesn't change while pages are read as a date or a stock would.
    readPage: (query, page, signal) => {
      // The list of products gave the query.
      const asked = query as SearchProductsApiArg;
      const reading = searchProducts.initiate(
        { ...asked, sort: 'code', page, pageSize: RECORDS_A_PAGE },
        { forceRefetch: true },
      );
      return settled(store.dispatch(reading), signal);
    },
    send: async ({ kind, lines, how: { dryRun, key } }, signal) => {
      // Only a change of products comes here, and all its lines are theirs.
      const items = [...lines] as BulkLine[];
      if (items.length === 0) return [];
      const updating = updateProducts.initiate({
        ...(key && { 'Idempotency-Key': key }),
        productBulkUpdate: { items, ...(dryRun && { dryRun }) },
      });
      const answer = await settled(store.dispatch(updating), signal);
      return answer.items.flatMap(answerOf(kind as BulkKind));
    },
  };
};
