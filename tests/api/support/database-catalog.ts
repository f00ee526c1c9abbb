import type pg from 'pg';

/** The condition that an object does not belong to an extension. */
function isNotOfExtension(id: string): string {
  return `not exists (select from pg_depend d where d.objid = ${id} and d.deptype = 'e')`;
}

/** The condition that an object is in one of the schemas that the migrations create. */
function isOurs(schema: string): string {
  return `${schema} in (to_regnamespace('public'), to_regnamespace('drizzle'))`;
}

/** One query for each kind of object: its name, and everything that defines it. */
const KINDS = {
  extensions: 'select extname as name, extversion as definition from pg_extension',
  relations: `
    select c.oid::regclass as name,
           concat_ws(' ', relkind, relpersistence, relrowsecurity, reloptions, relacl,
                     pg_get_viewdef(c.oid), obj_description(c.oid)) as definition
      from pg_class c where ${isOurs('relnamespace')} and ${isNotOfExtension('c.oid')}`,
  columns: `
    select attrelid::regclass || ' ' || attnum as name,
           concat_ws(' ', attname, format_type(atttypid, atttypmod), attnotnull, attidentity,
                     attgenerated, attstorage, attcompression, attcollation::regcollation,
                     attstattarget, attoptions, attacl, pg_get_expr(adbin, adrelid)) as definition
      from pg_attribute join pg_class c on c.oid = attrelid
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
     where attnum > 0 and relkind in ('r', 'p', 'v') and ${isOurs('relnamespace')}`,
  constraints: `
    select conrelid::regclass || ' ' || conname as name,
           concat_ws(' ', contype, convalidated, pg_get_constraintdef(oid)) as definition
      from pg_constraint where ${isOurs('connamespace')}`,
  indexes: `
    select indexrelid::regclass as name,
           concat_ws(' ', indisvalid, indisclustered, pg_get_indexdef(indexrelid)) as definition
      from pg_index join pg_class c on c.oid = indexrelid where ${isOurs('relnamespace')}`,
  sequences: `
    select seqrelid::regclass as name,
           concat_ws(' ', seqtypid::regtype, seqstart, seqincrement, seqmin, seqmax, seqcache,
                     seqcycle) as definition
      from pg_sequence join pg_class c on c.oid = seqrelid where ${isOurs('relnamespace')}`,
  functions: `
    select p.oid::regprocedure as name, concat_ws(' ', pg_get_functiondef(p.oid), proacl) as definition
      from pg_proc p where ${isOurs('pronamespace')} and ${isNotOfExtension('p.oid')}`,
  triggers: `
    select tgrelid::regclass || ' ' || tgname as name,
           concat_ws(' ', tgenabled, pg_get_triggerdef(t.oid)) as definition
      from pg_trigger t join pg_class c on c.oid = tgrelid
     where not tgisinternal and ${isOurs('relnamespace')}`,
  types: `
    select t.oid::regtype as name, concat_ws(' ', typtype, typcategory) as definition
      from pg_type t where ${isOurs('typnamespace')} and ${isNotOfExtension('t.oid')}`,
  rules: `
    select tablename || ' ' || policyname as name, concat_ws(' ', permissive, roles, cmd, qual) as definition
      from pg_policies where schemaname in ('public', 'drizzle')`,
};

/**
 * Every object of these schemas with its definition, by kind and name. Databases with the same
 * catalog differ in their rows only.
 */
export async function catalogOf(
  client: pg.Client,
): Promise<Record<string, Record<string, string>>> {
  const catalog: Record<string, Record<string, string>> = {};
  for (const [kind, query] of Object.entries(KINDS)) {
    const { rows } = await client.query<{ name: string; definition: string }>(
      `select name::text, definition from (${query}) objects order by 1`,
    );
    catalog[kind] = Object.fromEntries(rows.map(({ name, definition }) => [name, definition]));
  }
  return catalog;
}
