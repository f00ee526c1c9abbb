-- The functions are named with their schema: a restore of a dump has no search path when it makes the stored column of
-- calendar_events, whose values stay the same.
create or replace function public.calendar_entry_json(id text, title text, place text, starts_at timestamptz, ends_at timestamptz, revision integer)
returns text language sql immutable parallel safe as $$
  select format(
    '{"id":"%1$s","source":"event","recordId":"%1$s","startsAt":"%2$s","endsAt":"%3$s","title":%4$s%5$s,"revision":%6$s}',
    id, public.instant_text(starts_at), public.instant_text(ends_at), public.json_in_ascii(title),
    case when place <> '' then ',"place":' || public.json_in_ascii(place) end, revision)
$$;
