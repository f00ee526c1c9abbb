import { type SQL, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Db, Tx } from '../../../server/context';
import type { ApiClient } from '../support/api-client';

/** The rules of the groups again, written for one row at a time. */
const COUNTED = sql`
  select store_id, 'products' as subject, count(*), 0 as amount, 0 as refunded_total,
         jsonb_build_object('status', status, 'approvalState', approval_state, 'isArchived', archived_at is not null,
           'isSellable', coalesce(price_min, 0) > 0 and (quantity > 0 or stock_policies && '{backorder,not_counted}')) as facets
    from products group by store_id, facets
   union all
  select store_id, 'orders', count(*), 0, 0, jsonb_build_object('status', status, 'isArchived', archived_at is not null) as facets
    from orders group by store_id, facets
   union all
  select store_id, 'payments', count(*), sum(amount), sum(refunded_total), jsonb_build_object('status', status, 'method', method) as facets
    from payments group by store_id, facets
   union all
  select store_id, 'invoices', count(*), sum(total), sum(amount_due),
         jsonb_build_object('status', status, 'type', type, 'isArchived', archived_at is not null) as facets
    from invoices group by store_id, facets
   union all
  select store_id, 'conversations', count(*), 0, 0,
         jsonb_build_object('kind', kind, 'status', status, 'assigneeId', assignee_id, 'isArchived', archived_at is not null) as facets
    from conversations group by store_id, facets`;

const TALLIED = sql`
  select store_id, subject, sum(count) as count, sum(amount) as amount, sum(refunded_total) as refunded_total, facets
    from tallies group by store_id, subject, facets
  having sum(count) <> 0 or sum(amount) <> 0 or sum(refunded_total) <> 0`;

async function groupsOf(db: Db, groups: SQL) {
  return (
    await db.execute(sql`
      select store_id, subject, facets, count::text, amount::text, refunded_total::text
        from (${groups}) grouped order by 1, 2, 3`)
  ).rows;
}

/** Count and sums of every group in the tallies. */
export function talliedGroups(db: Db) {
  return groupsOf(db, TALLIED);
}

/** The differences between the tallies and the counted rows, in one snapshot. */
export function tallyDifferences(db: Db) {
  return groupsOf(
    db,
    sql`((${TALLIED}) except all (${COUNTED})) union all ((${COUNTED}) except all (${TALLIED}))`,
  );
}

/** Consolidates the tallies of all stores. */
export function consolidateTallies(writer: Db | Tx) {
  return writer.execute(sql`
    select settle_tallies(array(select id from stores), subject)
      from unnest(array['products', 'orders', 'payments', 'invoices', 'conversations']) as subject`);
}

/**
 * Each list, then the same list with a filter that excludes nothing, so that the rows are counted.
 */
const LISTS = [
  ['/api/store/payments/?pageSize=1', 'from=2000-01-01'],
  ['/api/store/payments/?pageSize=1&method=card&status=captured,refunded', 'from=2000-01-01'],
  ['/api/store/invoices/?pageSize=1', 'from=2000-01-01'],
  ['/api/store/invoices/?pageSize=1&type=credit_note&status=issued', 'from=2000-01-01'],
  ['/api/store/orders/?pageSize=1', 'minTotal=0'],
  ['/api/store/products/search/get/?pageSize=1', 'stock=in_stock,low_stock,out_of_stock'],
] as const;

/**
 * Asserts that the tallies equal the counted rows, and that filtered and unfiltered lists agree.
 */
export async function expectExactTallies(db: Db, admin: ApiClient): Promise<void> {
  expect(await tallyDifferences(db)).toEqual([]);
  await Promise.all(
    LISTS.map(async ([path, everything]) => {
      const [whole, narrowed] = [await admin.get(path), await admin.get(`${path}&${everything}`)];
      expect(whole.status).toBe(200);
      expect(whole.body).toEqual(narrowed.body);
    }),
  );
}
