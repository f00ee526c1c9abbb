/** SQL of a large catalogue. `$1` is the store, `$2` the run's name, `$3` the number of products. */

/** Pseudo-random numbers that are the same in every run. */
export const PICK = `
  create or replace function pg_temp.pick(i bigint, salt integer, n integer) returns integer
    language sql immutable as
    'select ((hashint8extended(i, salt) & 2147483647) % n)::integer'`;

/** Ids of a run: its own prefix of 12 characters, then the number. */
export const LARGE_ID = `
  create or replace function pg_temp.large_id(kind text, run text, i bigint) returns text
    language sql immutable as
    'select kind || ''_'' || run || lpad(to_hex(i), 8, ''0'')'`;

/** Names as JSON in `$1`. */
export const NAMES = `
  create temp table large_names as
  select ordinality::integer - 1 as no, named ->> 'name' as name, named ->> 'nameEn' as name_en,
         named ->> 'nameAr' as name_ar, named ->> 'searchText' as search_text
    from json_array_elements($1::json) with ordinality as each(named, ordinality)`;

/** One product in five has three variants, where the marketplace has an axis with three values. */
export const VARIANTS = `
  create temp table large_variants as
  with axis as (
    select attributes.id as attribute_id, array_agg(v.id order by v.rank, v.id) as value_ids,
           array_agg(v.code order by v.rank, v.id) as codes
      from attributes join attribute_values v on v.attribute_id = attributes.id and v.store_id is null
     where attributes.is_variant_axis and attributes.store_id is null
     group by attributes.id having count(*) >= 3
     order by attributes.id limit 1)
  select row_number() over (order by i, position)::integer as no, i,
         pg_temp.large_id('prd', $1, i) as product_id,
         pg_temp.large_id('var', $1, i * 4 + position) as variant_id,
         'LG-' || $1 || '-' || lpad(i::text, 6, '0') as code,
         position, is_variable, axis.attribute_id, axis.value_ids[position + 1] as value_id,
         case when is_variable then '-' || axis.codes[position + 1] else '' end as suffix,
         1500 + pg_temp.pick(i, 1, 900) * 100 + position * 500 as price,
         case when pg_temp.pick(i, 2, 20) = 0 then 0 else pg_temp.pick(i * 4 + position, 3, 200) end as stock
    from (select i, pg_temp.pick(i, 4, 5) = 0 and exists (select from axis) as is_variable
            from generate_series(1, $2::integer) as i) as made
    left join axis on is_variable
   cross join lateral generate_series(0, case when is_variable then 2 else 0 end) as position`;

export const PRODUCTS = `
  with leaves as (select array_agg(id order by id) as ids from categories c
                   where not exists (select from categories below where below.parent_id = c.id)),
       makers as (select array_agg(id order by id) as ids from brands),
       totals as (select i, product_id, code, is_variable, min(price) as price_min, max(price) as price_max,
                         sum(stock)::integer as quantity, count(*)::integer as variants_count
                    from large_variants group by 1, 2, 3, 4),
       pictures as (select array_agg(url order by id) as urls from media where store_id = $1)
  insert into products (id, store_id, code, handle, name, name_en, name_ar, description, category_id, brand_id,
                        product_type, status, approval_state, cost_price, price_min, price_max, quantity,
                        variants_count, completeness_fr, completeness_en, completeness_ar, cover_url,
                        search_text, created_at, updated_at)
  select product_id, $1, code, lower(code), n.name || ' ' || i, n.name_en || ' ' || i, n.name_ar || ' ' || i,
         'Fait à la main, pièce numéro ' || i || '.',
         leaves.ids[1 + pg_temp.pick(i, 5, cardinality(leaves.ids))],
         makers.ids[1 + pg_temp.pick(i, 6, cardinality(makers.ids))],
         case when is_variable then 'variable' else 'simple' end,
         case when state < 82 then 'published' when state < 90 then 'inactive' else 'draft' end,
         case when state < 90 then 'approved' when state < 94 then 'under_review' else 'new' end,
         price_min * 55 / 100, price_min, price_max, quantity, variants_count, 1, 0.5, 0.5,
         pictures.urls[1 + pg_temp.pick(i, 7, cardinality(pictures.urls))],
         n.search_text || ' ' || i || ' ' || lower(replace(code, '-', ' ')),
         $2::timestamptz - (i % 1000) * interval '1 day' - i * interval '1 second', $2
    from (select *, pg_temp.pick(i, 8, 100) as state from totals) as made
    join large_names n on n.no = pg_temp.pick(made.i, 9, (select count(*)::integer from large_names))
   cross join leaves cross join makers cross join pictures`;

export const VARIANT_ROWS = `
  insert into variants (id, product_id, store_id, sku, barcode, price, compare_at_price, cost_price,
                        stock_on_hand, weight_grams, position, created_at, updated_at)
  select variant_id, product_id, $1, code || suffix, (6110000000000 + pg_temp.pick(no, 10, 999999999))::text,
         price, price * 5 / 4, price * 55 / 100, stock, 100 + pg_temp.pick(i, 11, 3000), position, $2, $2
    from large_variants`;

export const OPTION_VALUES = `
  insert into variant_option_values (variant_id, attribute_id, value_id, rank)
  select variant_id, attribute_id, value_id, 0 from large_variants where is_variable`;

export const PICTURES = `
  insert into product_images (id, product_id, media_id, url, is_remote, position)
  select pg_temp.large_id('img', $2, v.i), v.product_id, media.id, media.url, false, 0
    from (select distinct i, product_id from large_variants) v
    join products on products.id = v.product_id
    join lateral (select id, url from media where store_id = $1 and url = products.cover_url limit 1) media on true`;

/** Variants that orders choose from: all those just created, by number. */
export const SELLABLES = `
  create temp table large_sellables as
  select v.no, v.product_id, v.variant_id, v.code || v.suffix as sku, v.price, v.price * 55 / 100 as cost,
         p.name, p.name_en, p.name_ar, p.cover_url, c.commission_rate
    from large_variants v join products p on p.id = v.product_id join categories c on c.id = p.category_id`;
