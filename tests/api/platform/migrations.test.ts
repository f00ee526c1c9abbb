import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import pg from 'pg';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../../server/database/database';
import { migrateDatabase } from '../../../server/database/migrate';
import { StartupError } from '../../../server/startup-error';
import { catalogOf } from '../support/database-catalog';
import { snapshotOf } from '../support/database-snapshot';
import {
  createTestDatabase,
  DEMO_TEMPLATE,
  EMPTY_TEMPLATE,
  type TestDatabase,
  WITHOUT_TABLES,
} from '../support/test-databases';

const LATEST_MIGRATIONS_UNDONE = `
  drop table part_hours;
  alter table payouts drop column held_order_ids, drop column answer_by;
  delete from audit_log where entity in ('cancellation_history', 'return_history', 'product_history',
    'payout_history', 'pickup_history', 'tour_history', 'departure_history', 'tour_booking_history',
    'candidacy_history');
  select setval('audit_log_id_seq', (select max(id) from audit_log));
  alter table invoices drop column tour_booking_id, drop column tour_booking_number;
  alter table payout_entries drop column tour_booking_id;
  drop table waiting_entries, tour_booking_history, tour_bookings, departure_history, departures,
    departure_series, tour_history, tour_pictures, tours;
  drop sequence tour_booking_numbers;
  drop table candidacy_history, candidacy_notes, score_cards, candidacy_files, candidacies, vacancies;
  drop table conversation_unread, conversation_files, conversation_texts, conversation_messages, conversations, saved_replies;
  drop table calendar_events, calendar_feeds, calendar_imports;
  drop function calendar_entry_json, instant_text, json_in_ascii;
  drop table task_comments, tasks, task_lists, task_templates;
  drop table pickup_history, pickup_orders, pickups, slot_holds, carrier_schedules;
  drop sequence pickup_numbers;
  drop index orders_delivered;
  drop table client_merges, post_addresses;
  drop index clients_email, posts_title, posts_slug;
  drop trigger posts_title_filled on posts;
  drop trigger posts_addressed on posts;
  alter table posts drop column title_key;
  create unique index posts_slug on posts (slug) where archived_at is null;
  drop index products_price_down;
  alter table orders drop column letterhead_id, drop column hand_over, drop column carrier_id;
  alter table invoices drop column letterhead_id;
  alter table payouts drop column letterhead_id, drop column account;
  drop trigger store_letterhead_kept on stores;
  drop trigger logo_letterhead_kept on store_logos;
  drop table letterheads;`;

const EMAIL_CHANGES_AND_LATER_UNDONE = `
  ${LATEST_MIGRATIONS_UNDONE}
  alter table mail_outbox drop column mail_class, drop column mailbox_key, drop column sender_store_id,
    drop column sender_user_id;
  drop table email_change_links, email_changes;
  alter table sessions drop column identity_provider;`;

/** `pg_dump --inserts` of the demo store in a database that the 43 migrations before 1.0 made. */
const DUMP = 'tests/api/support/database-before-1.0.sql.br';

const TOO_OLD = new StartupError(
  'The database is older than the last release before 1.0: start that release on it once, then this one.',
);

let before: TestDatabase;

beforeAll(async () => {
  before = await createTestDatabase(WITHOUT_TABLES);
  await run(before, brotliDecompressSync(readFileSync(DUMP)).toString());
  return before.drop;
});

test('A database of the last release before 1.0 keeps every row and gets the catalog of a new one', async () => {
  const old = await copyOf(before);
  // Tallies that are counted again have one row for each group.
  await run(old, "select settle_tallies(array(select id from stores), 'products')");
  const rows = await rowsOf(old);
  expect(rows).not.toEqual(await rowsOf(await databaseLike(EMPTY_TEMPLATE)));
  await migrateDatabase(old.url);
  expect(await catalog(old)).toEqual(await catalog(await databaseLike(EMPTY_TEMPLATE)));
  const { rows: unconfirmed } = await connected(old, (client) =>
    client.query('select id from users where email_confirmed_at is null'),
  );
  expect(unconfirmed).toEqual([]);
  const { rows: unnamed } = await connected(old, (client) =>
    client.query(
      `select id from media where store_id is not null
          and not exists (select from media_names where media_id = media.id and name_key <> '')`,
    ),
  );
  expect(unnamed).toEqual([]);
  await run(old, LATER_MIGRATIONS_UNDONE);
  expect(await rowsOf(old)).toEqual(rows);
});

test('A second start changes nothing', async () => {
  const old = await copyOf(before);
  await migrateDatabase(old.url);
  const [rows, bookkeeping] = [await rowsOf(old), await bookkeepingOf(old)];
  await migrateDatabase(old.url);
  expect([await rowsOf(old), await bookkeepingOf(old)]).toEqual([rows, bookkeeping]);
});

test('Of two processes that start at once, one takes the database over', async () => {
  const old = await copyOf(before);
  await Promise.all([migrateDatabase(old.url), migrateDatabase(old.url)]);
  const fresh = await databaseLike(EMPTY_TEMPLATE);
  expect(await catalog(old)).toEqual(await catalog(fresh));
  const [{ journal }, { journal: squashed }] = [
    await bookkeepingOf(old),
    await bookkeepingOf(fresh),
  ];
  expect(journal).toHaveLength(43 + squashed.length);
  expect(journal.slice(43).map(hashOf)).toEqual(squashed.map(hashOf));
});

test('A database with some of the migrations before 1.0 is refused and not changed', async () => {
  const old = await copyOf(before);
  await run(
    old,
    'delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)',
  );
  const [rows, objects] = [await rowsOf(old), await catalog(old)];
  await expect(migrateDatabase(old.url)).rejects.toThrow(TOO_OLD);
  expect([await rowsOf(old), await catalog(old)]).toEqual([rows, objects]);
});

test('A server that is older than its database does not start, and changes nothing', async () => {
  const demo = await databaseLike(DEMO_TEMPLATE);
  await run(
    demo,
    `insert into drizzle.__drizzle_migrations (hash, created_at)
       select 'of a newer release', max(created_at) + 1 from drizzle.__drizzle_migrations`,
  );
  const [rows, objects] = [await rowsOf(demo), await catalog(demo)];
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  await expect(migrateDatabase(demo.url)).rejects.toThrow(
    new StartupError(
      `The database was migrated by a newer release than this one (${version}): start that release, or a newer one.`,
    ),
  );
  expect([await rowsOf(demo), await catalog(demo)]).toEqual([rows, objects]);
});

test('A start that applies all functions again changes neither rows nor catalog', async () => {
  const demo = await databaseLike(DEMO_TEMPLATE);
  const [rows, objects] = [await rowsOf(demo), await catalog(demo)];
  await run(demo, 'delete from drizzle.applied_functions');
  await migrateDatabase(demo.url);
  expect([await rowsOf(demo), await catalog(demo)]).toEqual([rows, objects]);
});

test('A start applies the files of functions that have changed, and no others', async () => {
  const database = await databaseLike(EMPTY_TEMPLATE);
  const { functions } = await catalog(database);
  await run(database, OTHER_FUNCTIONS);
  const { functions: replaced } = await catalog(database);
  await run(database, "update drizzle.applied_functions set hash = '' where file = 'tallies.sql'");
  await migrateDatabase(database.url);
  const hour = 'metric_hour(timestamp with time zone)';
  expect(replaced?.[hour]).not.toBe(functions?.[hour]);
  expect((await catalog(database)).functions).toEqual({ ...functions, [hour]: replaced?.[hour] });
  await run(database, "delete from drizzle.applied_functions where file = 'metrics.sql'");
  await migrateDatabase(database.url);
  expect((await catalog(database)).functions).toEqual(functions);
});

test('A start that runs a migration also creates the triggers that are missing', async () => {
  const database = await databaseLike(EMPTY_TEMPLATE);
  // A column that is dropped and added again has another place.
  const { columns: _columns, ...objects } = await catalog(database);
  await run(database, WITHOUT_RULES);
  await migrateDatabase(database.url);
  expect(await catalog(database)).toMatchObject(objects);
});

test('A start that fails leaves the database as it was', async () => {
  const database = await databaseLike(WITHOUT_TABLES);
  await run(database, CONFLICTING_FUNCTION);
  const objects = await catalog(database);
  await expect(migrateDatabase(database.url)).rejects.toThrow('cannot change return type');
  expect(await catalog(database)).toEqual(objects);
});

test('The carriers of a store are those of its orders, each in its latest spelling', async () => {
  const demo = await databaseLike(DEMO_TEMPLATE);
  await run(demo, `${LATER_MIGRATIONS_UNDONE} ${ORDERS_OF_CARRIERS}`);
  await migrateDatabase(demo.url);
  const { rows } = await connected(demo, (client) =>
    client.query(`
      select carriers.store_id, name, name_key = fold_for_search(name) as is_keyed, phone, archived_at,
             last_used_at = (select max(order_history.at) from order_history join orders on orders.id = order_id
               where action = 'handOver' and orders.store_id = carriers.store_id
                 and fold_for_search(carrier) = name_key) as is_used
        from carriers order by store_id, name`),
  );
  const carrier = { is_keyed: true, phone: null, archived_at: null, is_used: true };
  expect(rows).toEqual([
    { store_id: 'str_nejjarine', name: 'Chrono — Œuf', ...carrier },
    { store_id: 'str_nejjarine', name: 'أمانة', ...carrier },
    { store_id: 'str_zahra', name: 'Rapide Colis', ...carrier },
  ]);
});

test('Documents and parcels of the release before keep what is known of them at the migration', async () => {
  const demo = await databaseLike(DEMO_TEMPLATE);
  await run(demo, `${LATEST_MIGRATIONS_UNDONE} ${OTHER_CARRIER_OF_ONE_ORDER}`);
  // Another migration adds the lines of histories.
  const count = "select count(*)::int from audit_log where entity not like '%_history'";
  const audited = await connected(demo, (client) => client.query(count));
  await migrateDatabase(demo.url);
  const { rows } = await connected(demo, (client) =>
    client.query(`
      select store_id, letterheads.name, billing_address, logo is not null as has_logo,
             (select count(*)::int from letterheads other where other.store_id = letterheads.store_id) as versions,
             (select bool_and((letterhead_id is null) = (status = 'draft')) from invoices
               where invoices.store_id = letterheads.store_id) as invoices,
             (select bool_and((letterhead_id is null) = (status = 'open')
                and (account is null) = (status in ('open', 'scheduled', 'on_hold')))
                from payouts where payouts.store_id = letterheads.store_id) as payouts,
             (select bool_and((letterhead_id is null) = (carrier is null) and (hand_over is null) = (carrier is null))
                from orders where orders.store_id = letterheads.store_id) as orders
        from letterheads order by store_id`),
  );
  const kept = { has_logo: true, versions: 1, invoices: true, payouts: true, orders: true };
  expect(rows).toMatchObject([
    { store_id: 'str_nejjarine', ...kept },
    { store_id: 'str_zahra', ...kept },
  ]);
  const { rows: parcels } = await connected(demo, (client) =>
    client.query(`
      select carriers.name, hand_over ->> 'carrierPhone' = carriers.phone as has_phone,
             hand_over ->> 'trackingAddress' is not distinct from carriers.tracking_address as has_address,
             bool_and(hand_over -> 'recipient' = jsonb_build_object('firstName', clients.first_name,
               'lastName', clients.last_name, 'phoneNumber', clients.phone_number)) as has_recipient,
             bool_and(payment_method <> 'cod' or hand_over ->> 'paymentStatus' = 'pending') as has_payment
        from orders join clients on clients.id = client_id left join carriers on carriers.id = carrier_id
       where carrier is not null and orders.store_id = 'str_nejjarine' group by 1, 2, 3 order by 1`),
  );
  const known = { has_phone: true, has_address: true, has_recipient: true, has_payment: true };
  expect(parcels).toEqual([
    { name: 'Atlas Messagerie', ...known },
    { name: 'Rapide Colis', ...known },
    { name: 'Sahara Express', ...known },
    { ...known, name: null, has_phone: null },
  ]);
  expect(await connected(demo, (client) => client.query(count))).toMatchObject({
    rows: audited.rows,
  });
});

/** One parcel went with a carrier that the list does not have, another is spelled otherwise. */
const OTHER_CARRIER_OF_ONE_ORDER = `
  alter table orders disable trigger user;
  update orders set carrier = spelling
    from (select id, row_number() over (order by id) as place from orders
           where carrier = 'Atlas Messagerie' and store_id = 'str_nejjarine') as handed
    cross join lateral (select case place when 1 then 'Un voisin' when 2 then 'ATLAS – messagerie' end as spelling) as spelled
   where orders.id = handed.id and spelling is not null;
  alter table orders enable trigger user;
  delete from drizzle.__drizzle_migrations where id >= 23;`;

/** Nejjarine's orders name two carriers in several spellings, and one has no name. */
const ORDERS_OF_CARRIERS = `
  alter table orders disable trigger user;
  update orders set carrier = 'Rapide Colis' where store_id = 'str_zahra' and carrier is not null;
  update orders set carrier = spelling
    from (select order_id, row_number() over (order by at desc, order_id) as place from order_history
            join orders on orders.id = order_id
           where action = 'handOver' and store_id = 'str_nejjarine') as handed
    cross join lateral (select case place when 1 then 'أمانة' when 2 then ' Chrono — Œuf' when 3 then '—'
                                when 4 then 'CHRONO oeuf' else 'امانه' end as spelling) as spelled
   where orders.id = order_id;
  alter table orders enable trigger user;
  delete from drizzle.__drizzle_migrations where id >= 3;`;

test('Of the users of the release before, those stay confirmed who used a link or code to their address', async () => {
  const demo = await databaseLike(DEMO_TEMPLATE);
  await run(demo, `${PROVED_ADDRESSES_UNDONE} ${USERS_OF_THE_RELEASE_BEFORE}`);
  await migrateDatabase(demo.url);
  const { rows } = await connected(demo, (client) =>
    client.query<{ id: string; proved: boolean; pending: boolean; key: string }>(`
      select id, email_confirmed_at is not null as proved, registration_pending as pending,
             user_name_key as key
        from users order by id`),
  );
  expect(rows.filter(({ proved }) => proved).map(({ id }) => id)).toEqual([
    'usr_accepted',
    'usr_amine',
    'usr_confirmed',
    'usr_imane',
    'usr_linked',
    'usr_respelled',
    'usr_salma',
    'usr_youssef',
  ]);
  expect(rows.filter(({ pending }) => pending).map(({ id }) => id)).toEqual(['usr_waiting']);
  // A capital outside of A to Z is kept: it may be another mailbox.
  expect(rows.find(({ id }) => id === 'usr_given')?.key).toBe('É.given@exemple.ma');
  const links = await connected(demo, (client) =>
    client.query('select id, email_key from password_resets order by id'),
  );
  expect(links.rows).toEqual([
    { id: 'pwl_mailed', email_key: 'old@exemple.ma' },
    { id: 'pwl_unknown', email_key: 'given@exemple.ma' },
  ]);
});

/** As if the migration had not run that tells proved addresses from others. */
const PROVED_ADDRESSES_UNDONE = `
  ${EMAIL_CHANGES_AND_LATER_UNDONE}
  drop index users_email, users_store_user_name, users_shared_user_name, users_pending_registrations,
    users_user_name;
  create index users_email on users (lower(email));
  create index users_unconfirmed on users (user_name_key, created_at) where email_confirmed_at is null;
  create unique index users_user_name on users (user_name_key) where email_confirmed_at is not null;
  alter table users alter column email_confirmed_at set default now();
  alter table password_resets drop column email_key;
  alter table users drop column registration_pending;
  delete from drizzle.__drizzle_migrations where id >= 19;`;

/** How each of these users came to their address, most of them as the audit log records it. */
const USERS_OF_THE_RELEASE_BEFORE = `
  insert into users (id, store_id, first_name, last_name, user_name, user_name_key, email, role, status,
      password_hash, email_confirmed_at, invited_at, created_at)
  select 'usr_' || name, store_id, 'Rim', 'Fassi', name, name, name || '@exemple.ma', 'store_user', 'active', '',
         case when name not in ('confirmed', 'waiting') then now() end,
         case when name in ('accepted', 'readdressed', 'invited', 'accepted_elsewhere') then '2026-01-05'::timestamptz end,
         now()
    from users model, unnest(array['given', 'accepted', 'readdressed', 'accepted_elsewhere', 'invited', 'confirmed',
      'waiting', 'linked', 'linked_before', 'respelled', 'moved', 'under_review']) as name
   where model.id = 'usr_imane';
  update users set user_name = 'É.given@exemple.ma', user_name_key = 'é.given@exemple.ma' where id = 'usr_given';
  update users set email = 'other@exemple.ma' where id = 'usr_accepted_elsewhere';
  update users set invited_at = null where id in ('usr_accepted', 'usr_readdressed', 'usr_accepted_elsewhere');
  update users set email = 'other@exemple.ma' where id = 'usr_readdressed';
  update users set email_confirmed_at = now() where id = 'usr_confirmed';
  update users set created_at = stores.created_at from stores
   where stores.id = store_id and users.id in ('usr_respelled', 'usr_moved');
  update users set email = upper(email) where id = 'usr_respelled';
  update users set email = 'other@exemple.ma' where id = 'usr_moved';
  insert into stores (id, enterprise, name, status, created_at)
    values ('str_review', 'Atelier', 'Atelier', 'under_review', '2026-01-05');
  update users set store_id = 'str_review', created_at = '2026-01-05' where id = 'usr_under_review';
  insert into user_identities (id, user_id, provider, subject, email, linked_at, last_used_at) values
    ('idn_1', 'usr_linked', 'auth0', 'a', 'Linked@exemple.ma', now(), now()),
    ('idn_2', 'usr_linked_before', 'auth0', 'b', 'earlier@exemple.ma', now(), now());
  insert into password_resets (id, user_id, token_hash, created_at, expires_at) values
    ('pwl_mailed', 'usr_moved', 'a', now(), now()), ('pwl_unknown', 'usr_given', 'b', now(), now());
  insert into mail_outbox (id, template, recipient, language, data, created_at, next_try_at)
    values ('mail_1', 'passwordReset', 'Old@exemple.ma', 'fr', '{"linkId": "pwl_mailed"}', now(), now());`;

test('Articles of the release before keep their addresses, and a shared former one leads to the last', async () => {
  const demo = await databaseLike(DEMO_TEMPLATE);
  await run(demo, `${LATER_MIGRATIONS_UNDONE} ${ARTICLES_WITH_FORMER_SLUGS}`);
  await migrateDatabase(demo.url);
  const found = await connected(demo, (client) =>
    client.query<{ slug: string; post_id: string }>(
      "select slug, post_id from post_addresses where post_id like 'pst_old%' order by slug",
    ),
  );
  expect(found.rows).toEqual([
    { slug: 'four', post_id: 'pst_old2' },
    { slug: 'tour', post_id: 'pst_old1' },
    { slug: 'vase', post_id: 'pst_old2' },
  ]);
  const keys = await connected(demo, (client) =>
    client.query('select id from posts where title_key is distinct from slug'),
  );
  expect(keys.rows).toEqual([]);
});

/** Two public articles that both had the address "four", one of which has it as its own; a draft. */
const ARTICLES_WITH_FORMER_SLUGS = `
  alter table posts disable trigger user;
  insert into posts (id, store_id, status, slug, former_slugs, title, title_en, title_ar, excerpt, excerpt_en,
    excerpt_ar, content, content_en, content_ar, published_at, updated_at)
  select id, 'str_nejjarine', 'draft', slug, former::text[], slug, '', '', '', '', '', '', '', '', published::timestamptz,
         changed::timestamptz
    from (values ('pst_old1', 'tour', '{four,vase}', '2026-01-01', '2026-01-02'),
                 ('pst_old2', 'four', '{vase}', '2026-01-01', '2026-01-03'),
                 ('pst_old3', 'bol', '{tasse}', null, '2026-01-03')) as old (id, slug, former, published, changed);
  alter table posts enable trigger user;
  delete from drizzle.__drizzle_migrations where id >= 3`;

test('Imports and readings of the release before keep the meaning of their options', async () => {
  const demo = await databaseLike(DEMO_TEMPLATE);
  await run(demo, `${LATER_MIGRATIONS_UNDONE} ${IMPORTS_WITH_A_DECIMAL_COMMA}`);
  await migrateDatabase(demo.url);
  const found = await connected(demo, (client) =>
    client.query(`
      select options, recognised -> 'options' as recognised, findings -> 'openNumbers' as open, reading
      from import_jobs join import_readings using (store_id) where id = 'imp_old'`),
  );
  const options = { textLanguage: 'fr', currency: 'MAD', exchangeRate: 1 };
  const asRead = { ...options, dateOrder: 'dayFirst', vatRate: null, saleEnd: null };
  const saved = { ...options, decimalMark: null, dateOrder: null, vatRate: null, saleEnd: null };
  expect(found.rows).toEqual([
    {
      options: { ...asRead, decimalMark: 'comma' },
      recognised: { ...asRead, decimalMark: 'point' },
      open: [],
      reading: { targets: [], options: saved },
    },
  ]);
});

const IMPORTS_WITH_A_DECIMAL_COMMA = `
  insert into import_jobs (id, store_id, created_by, file_name, size_bytes, format, delimiter, encoding,
    status, mapping, currencies, row_count, created_at, updated_at, options, recognised)
  select 'imp_old', min(id), 'usr_1', 'a.csv', 1, 'own', ',', 'utf-8', 'uploaded', '[]', '[]', 1, now(), now(),
    '{"textLanguage": "fr", "currency": "MAD", "exchangeRate": 1, "decimalComma": true}',
    '{"targets": [], "options": {"textLanguage": "fr", "currency": "MAD", "exchangeRate": 1, "decimalComma": false}}'
  from stores;
  insert into import_readings (store_id, header_key, used_at, reading)
  select min(id), 'key', now(),
    '{"targets": [], "options": {"textLanguage": "fr", "currency": "MAD", "exchangeRate": 1, "decimalComma": false}}'
  from stores;
  delete from drizzle.__drizzle_migrations where id >= 3`;

const OTHER_FUNCTIONS = `
  create or replace function is_sellable(price integer, quantity integer, policies text[])
    returns boolean language sql immutable as $$ select true $$;
  create or replace function metric_hour(at timestamptz)
    returns timestamptz language sql stable as $$ select at $$`;

/** Removes what the migrations after the second one add. */
const LATER_MIGRATIONS_UNDONE = `
  ${EMAIL_CHANGES_AND_LATER_UNDONE}
  drop index users_email, users_store_user_name, users_shared_user_name, users_pending_registrations;
  create index users_email on users (lower(email));
  alter table password_resets drop column email_key;
  alter table users drop column registration_pending;
  alter table import_rows drop column name_en, drop column name_ar;
  drop table carriers;
  alter table clients add column sort_name text not null generated always as (left(search_text, 80)) stored;
  drop table payout_files;
  drop table payout_history;
  alter table payouts drop column reason_code;
  alter table payouts drop column late_notified_at;
  alter table order_items drop column options_text_en, drop column options_text_ar;
  alter table products drop column storage_place;
  alter table stores drop column tax_id, drop column business_tax_id, drop column cnss;
  drop index clients_name_fr, clients_name_ar, clients_name_en;
  create index clients_name on clients (store_id, sort_name, id);
  alter table products drop column sort_name_fr, drop column sort_name_ar, drop column sort_name_en;
  create index products_name on products (store_id, sort_name, id) where archived_at is null;
  drop collation names_fr, names_ar, names_en;
  alter table products disable trigger user;
  alter table products add column allow_backorder boolean not null default false;
  update products set allow_backorder = stock_policies && '{backorder}';
  alter table products enable trigger user;
  alter table variants drop column stock_policy;
  alter table products drop column inventory_type;
  alter table products drop column stock_policies;
  alter table products add column inventory_type text not null generated always as (
    case when quantity <= 0 then 'out_of_stock' when quantity <= low_stock_threshold then 'low_stock' else 'in_stock' end)
    stored;
  create index products_facets on products (allow_backorder);
  drop table import_confirmations;
  alter table import_jobs drop column outcomes, drop column standouts;
  drop index import_rows_weight, import_rows_outcome, import_rows_standouts;
  alter table import_rows drop column name, drop column search_text, drop column outcome,
    drop column changes, drop column standouts, drop column weight;
  drop table media_names;
  alter table import_jobs drop column encodings, drop column preamble,
    drop column header_row, drop column totals_row;
  alter table metric_days drop column cancelled, drop column cancelled_total,
    drop column returned, drop column returned_total;
  drop table link_challenges;
  drop table used_identity_tokens;
  drop table user_identities;
  drop table known_devices;
  alter table clients drop column note;
  alter table import_jobs drop column findings;
  drop table email_confirmations;
  alter table users drop column email_confirmed_at;
  create unique index users_user_name on users (user_name_key);`;

/** As if the second migration and the later ones had not run, and had to replace a table. */
const WITHOUT_RULES = `${LATER_MIGRATIONS_UNDONE}
  alter table variants drop constraint variants_stock_reserved;
  alter table order_items drop constraint order_items_quantities;
  drop trigger audit_insert on orders;
  delete from drizzle.__drizzle_migrations where id >= 2`;

const CONFLICTING_FUNCTION = `
  create function is_sellable(price integer, quantity integer, policies text[])
    returns text language sql as $$ select '' $$`;

interface JournalEntry {
  readonly hash: string;
}

function hashOf({ hash }: JournalEntry): string {
  return hash;
}

async function databaseLike(template: string): Promise<TestDatabase> {
  const database = await createTestDatabase(template);
  onTestFinished(database.drop);
  return database;
}

function copyOf({ url }: TestDatabase): Promise<TestDatabase> {
  return databaseLike(new URL(url).pathname.slice(1));
}

async function connected<Result>(
  { url }: TestDatabase,
  use: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return use(client).finally(() => client.end());
}

async function run(database: TestDatabase, statements: string): Promise<void> {
  await connected(database, (client) => client.query(statements));
}

function catalog(database: TestDatabase) {
  return connected(database, catalogOf);
}

/** A hash of every table, and the position of every sequence. */
async function rowsOf(database: TestDatabase) {
  const access = openDatabase({ url: database.url, poolSize: 1 });
  const tables = await snapshotOf(access).finally(() => access.close());
  const sequences = await connected(database, (client) =>
    client.query("select sequencename, last_value from pg_sequences where schemaname = 'public'"),
  );
  return { tables, sequences: sequences.rows };
}

/** The rows about migrations and functions, with the transaction that wrote each of them. */
function bookkeepingOf(database: TestDatabase) {
  return connected(database, async (client) => {
    const journal = await client.query<JournalEntry>(
      'select xmin, * from drizzle.__drizzle_migrations order by created_at',
    );
    const functions = await client.query(
      'select xmin, * from drizzle.applied_functions order by file',
    );
    return { journal: journal.rows, functions: functions.rows };
  });
}
