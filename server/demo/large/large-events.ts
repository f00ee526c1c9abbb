/**
 * SQL of the events of a large store. `$1` store, `$2` run, `$3` their number, `$4` now. They fill
 * two years before and two years after; each 400th recurs every week, without an end for every second
 * of these. A month has about 800 occurrences.
 */
export const EVENTS = `
  with planned as (
    select i, i % 400 = 0 as recurs, i % 7 = 3 as is_all_day, pg_temp.large_id('evt', $2, i) as id,
           date_trunc('day', $4::timestamptz) - interval '730 days' + interval '1 day' * (i % 1460) as day
      from generate_series(1, $3::integer) as i),
  timed as (
    select *, case when is_all_day then day else day + interval '15 minutes' * (32 + pg_temp.pick(i, 41, 40)) end as begins,
           trim(to_char(day, 'day')) as weekday
      from planned),
  ended as (
    select *, begins + case when is_all_day then interval '1 day' else interval '45 minutes' end as ends,
           case when recurs and i % 800 = 0 then (day + interval '180 days')::date end as until,
           (array['Réunion de l’équipe', 'Livraison du fournisseur', 'Inventaire', 'موعد مع الزبون'])[1 + pg_temp.pick(i, 42, 4)] || ' ' || i
             as title,
           (array['', '', 'Atelier', 'Boutique'])[1 + pg_temp.pick(i, 43, 4)] as place
      from timed)
  insert into calendar_events (id, store_id, uid, title, place, search_text, is_all_day, starts_at, ends_at, recurrence,
                               is_long, first_at, last_at)
  select id, $1, id || '@portail-vendeur.ma', title, place, fold_for_search(title || ' ' || place), is_all_day, begins, ends,
         case when recurs then json_build_object('frequency', 'weekly', 'interval', 1, 'weekdays', json_build_array(weekday),
           'monthlyBy', 'day', 'until', until, 'count', null)::jsonb end,
         recurs, begins, case when not recurs then ends when until is not null then until + interval '1 day' end
    from ended`;
