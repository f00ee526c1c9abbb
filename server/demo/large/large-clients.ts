/** SQL of the clients of a large store: `$1` store, `$2` run, `$3` how many, `$4` now, `$5` names as JSON. */
export const CLIENTS = `
  insert into clients (id, store_id, first_name, last_name, phone_number, email, gender, addresses,
                       created_at, updated_at)
  select pg_temp.large_id('cli', $2, i), $1, names.first[1 + given], names.last[1 + pg_temp.pick(i, 21, cardinality(names.last))],
         '+2126' || lpad(pg_temp.pick(i, 22, 100000000)::text, 8, '0'),
         case when pg_temp.pick(i, 23, 2) = 0 then 'client' || i || '@exemple.ma' end,
         case when pg_temp.pick(i, 24, 7) = 0 then null when given < names.women then 'female' else 'male' end,
         jsonb_build_array(jsonb_build_object('line1', (1 + i % 200) || ', rue des Orangers', 'line2', null,
                                              'zipcode', null, 'cityId', towns.ids[1 + town])),
         $4::timestamptz - pg_temp.pick(i, 25, 1000) * interval '1 day', $4
    from (select i, pg_temp.pick(i, 20, 24) as given,
                 least(pg_temp.pick(i, 26, 30), pg_temp.pick(i, 27, 30)) as town
            from generate_series(1, $3::integer) as i) made
   cross join (select array(select json_array_elements_text($5::json -> 'first')) as first,
                      array(select json_array_elements_text($5::json -> 'last')) as last,
                      ($5::json ->> 'women')::integer as women) names
   cross join (select array_agg(id order by delivery_days, shipping_fee, id) as ids from cities where is_deliverable) towns`;

/** The clients just created, by number: `$1` run, `$2` how many. */
export const BUYERS = `
  create temp table large_buyers as
  select i as no, clients.id, clients.search_text, clients.addresses -> 0 as address, cities.id as city_id,
         cities.shipping_fee, clients.first_name || ' ' || clients.last_name as name,
         clients.first_name, clients.last_name, clients.phone_number
    from generate_series(1, $2::integer) as i
    join clients on clients.id = pg_temp.large_id('cli', $1, i)
    join cities on cities.id = clients.addresses -> 0 ->> 'cityId'`;
