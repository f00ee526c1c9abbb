import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Db, Tx } from '../../../server/context';
import type { ApiClient } from '../support/api-client';

/** The rules of the groups once more, written for one row at a time. */
const COUNTED = sql`
  select store_id, 'products' as subject, count(*), 0 as amount, 0 as refunded_total,
         jsonb_build_object('status', status, 'approvalState', approval_state, 'isArchived', archived_at is not null,
           'isSellable', coalesce(price_min, 0) > 0 and (quantity > 0 or allow_backorder)) as facets
    from products group by store_id, facets
   union all
  select store_id, 'orders', count(*), 0, 0, jsonb_build_object('status', status, 'isArchived', archived_at is not null) as facets
    from orders group by store_id, facets
   union all
  select store_id, 'payments', count(*), sum(amount), sum(refunded_total), jsonb_build_object('status', status, 'method', method) as facets
    from payments group by store_id, facets
   union all
  select store_id, 'invoices', count(*), 0, 0,
         jsonb_build_object('status', status, 'type', type, 'isArchived', archived_at is not null) as facets
    from invoices group by store_id, facets`;

/** Number and sums of every group, counted one by one. */
export const countedGroups = async (db: Db) =>
  (
    await db.execute(sql`
      select store_id, subject, facets, count::text, amount::text, refunded_total::text from (${COUNTED}) c order by 1, 2, 3`)
  ).rows;

/** The same, as the tallies have it. */
export const talliedGroups = async (db: Db) =>
  (
    await db.execute(sql`
      select store_id, subject, facets, sum(count)::text as count, sum(amount)::text as amount,
             sum(refunded_total)::text as refunded_total
        from tallies group by 1, 2, 3
      having sum(count) <> 0 or sum(amount) <> 0 or sum(refunded_total) <> 0 order by 1, 2, 3`)
  ).rows;

/** Adds up the tallies of all stores. */
export const settleTallies = (writer: Db | Tx) =>
  writer.execute(sql`
    select settle_tallies(array(select id from stores), subject)
      from unnest(array['products', 'orders', 'payments', 'invoices']) as subject`);

/** Each list, then the same with a filter that keeps everything, so that the rows are counted. */
const LISTS = [
  ['/api/store/payments/?pageSize=1', 'from=2000-01-01'],
  ['/api/store/payments/?pageSize=1&method=card&status=captured,refunded', 'from=2000-01-01'],
  ['/api/store/invoices/?pageSize=1', 'from=2000-01-01'],
  ['/api/store/invoices/?pageSize=1&type=credit_note&status=issued', 'from=2000-01-01'],
  ['/api/store/orders/?pageSize=1', 'minTotal=0'],
  ['/api/store/products/search/get/?pageSize=1', 'stock=in_stock,low_stock,out_of_stock'],
] as const;

/** The tallies come to what the rows do, and the lists tell the same narrowed or not. */
export const expectExactTallies = async (db: Db, admin: ApiClient): Promise<void> => {
  expect(await talliedGroups(db)).toEqual(await countedGroups(db));
  await Promise.all(
    LISTS.map(async ([path, everything]) => {
      const [whole, narrowed] = [await admin.get(path), await admin.get(`${path}&${everything}`)];
      expect(whole.status).toBe(200);
      expect(whole.body).toEqual(narrowed.body);
    }),
  );
};
