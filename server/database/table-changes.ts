import type pg from 'pg';
import { besideRequests } from './beside-requests';

interface TableChanges {
  readonly relation: string;
  readonly statements: readonly string[];
}

/**
 * Makes the changes that the migration noted, each table in a transaction of its own: requests never wait for more than
 * one table.
 * @param client holds the lock of the migrations
 * @throws StartupError when a table stays in use; the next start continues
 */
export async function changeTables(client: pg.Client): Promise<void> {
  const { rows } = await client.query<TableChanges>(
    `select relation, array_agg(statement order by id) as statements
       from drizzle.table_changes group by relation order by min(id)`,
  );
  for (const { relation, statements } of rows) {
    await besideRequests(client, async () => {
      await client.query(`lock table ${relation} in share row exclusive mode`);
      for (const statement of statements) await client.query(statement);
      await client.query('delete from drizzle.table_changes where relation = $1', [relation]);
    });
  }
}
