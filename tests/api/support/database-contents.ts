import pg from 'pg';

/**
 * Every table of a database, with its number of rows and the sum of their hashes, and every sequence
 * with its position. Equal contents mean equal databases. The history of the status page is left out: every
 * process writes it each minute, whatever its users do.
 */
export async function contentsOf(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
        where schemaname not in ('pg_catalog', 'information_schema')
          and tablename <> 'part_hours' order by 1`,
    );
    const parts = tables.map(
      ({ name }) =>
        `select '${name}' as name, count(*) || ' ' || coalesce(sum(hashtextextended(to_jsonb(t)::text, 0)), 0) as content from ${name} t`,
    );
    const { rows } = await client.query<{ name: string; content: string }>(
      `${parts.join(' union all ')} union all
        select 'sequence ' || schemaname || '.' || sequencename, coalesce(last_value::text, 'unused')
          from pg_sequences`,
    );
    return Object.fromEntries(rows.map(({ name, content }) => [name, content]));
  } finally {
    await client.end();
  }
}
