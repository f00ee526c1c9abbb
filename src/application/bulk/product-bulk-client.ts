import type { BulkKind, BulkLine } from '#domain/products/bulk-change';
import { refusalReasonOf } from '#domain/products/bulk-refusal';
import type { Product, ProductBulkResult } from '#openapi/types.generated';
import type { SearchProductsApiArg } from '../api/products-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { Store } from '../store';
import type { BulkClient } from './bulk-client';
import { type LineResult, RECORDS_PER_PAGE } from './bulk-progress';
import { bulkRecordOf } from './bulk-subject';
import { bulkProductsApi } from './product-bulk-api';

type Item = ProductBulkResult['items'][number];

/** The result of one line; none if it failed without a problem. */
function answerOf(kind: BulkKind) {
  return ({ id, status, revision, problem }: Item): LineResult[] => {
    if (status === 'changed') return [{ id, revision, refused: null }];
    if (!problem) return [];
    // By contract, `current` is the current product. Its type is unknown here.
    const current = problem.current as Product | undefined;
    const reason = refusalReasonOf(kind, { ...problem, ...(current && { current }) });
    return [{ id, refused: { reason, current: current && bulkRecordOf(current) } }];
  };
}

/** The bulk client of products. */
export function productBulkClient(store: Store): BulkClient {
  const { searchProducts, updateProducts } = bulkProductsApi.endpoints;
  return {
    // Sorted by code, which doesn't change while pages are read, unlike a date or a stock.
    readPage: (query, page, signal) => {
      // The query is from the list of products.
      const asked = query as SearchProductsApiArg;
      const reading = searchProducts.initiate(
        { ...asked, sort: 'code', page, pageSize: RECORDS_PER_PAGE },
        { forceRefetch: true },
      );
      return unwrapWithSignal(store.dispatch(reading), signal);
    },
    send: async ({ kind, lines, how: { dryRun, key } }, signal) => {
      // Only changes of products reach this client, and all lines are product lines.
      const items = [...lines] as BulkLine[];
      if (items.length === 0) return [];
      const updating = updateProducts.initiate({
        ...(key && { 'Idempotency-Key': key }),
        productBulkUpdate: { items, ...(dryRun && { dryRun }) },
      });
      const answer = await unwrapWithSignal(store.dispatch(updating), signal);
      return answer.items.flatMap(answerOf(kind as BulkKind));
    },
  };
}
