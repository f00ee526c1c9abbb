-- Texts in the entries of events. The stored column below is made of these functions, so a change of
-- them needs a migration that computes it anew.

-- A text as JSON in ASCII: Node.js reads it in a tenth of the time, and keeps it in half of the memory.
-- Characters beyond U+FFFF stay as they are.
create function json_in_ascii(value text) returns text language sql immutable strict parallel safe as $$
  select case
    when value !~ '[^ -~]' then to_json(value)::text
    else (
      select string_agg(
        case when ascii(sign) between 128 and 65535 then '\u' || lpad(to_hex(ascii(sign)), 4, '0') else sign end,
        '' order by place)
        from regexp_split_to_table(to_json(value)::text, '') with ordinality as part (sign, place))
  end
$$;
--> statement-breakpoint
-- An instant as JavaScript writes it.
create function instant_text(instant timestamptz) returns text language sql immutable strict parallel safe as $$
  select to_char(instant at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;
--> statement-breakpoint
-- The entry of an event with times (contract: CalendarEntry).
create function calendar_entry_json(id text, title text, place text, starts_at timestamptz, ends_at timestamptz, revision integer)
returns text language sql immutable parallel safe as $$
  select format(
    '{"id":"%1$s","source":"event","recordId":"%1$s","startsAt":"%2$s","endsAt":"%3$s","title":%4$s%5$s,"revision":%6$s}',
    id, instant_text(starts_at), instant_text(ends_at), json_in_ascii(title),
    case when place <> '' then ',"place":' || json_in_ascii(place) end, revision)
$$;
--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "entry_json" text GENERATED ALWAYS AS (case when not is_all_day and not is_long then calendar_entry_json(id, title, place, starts_at, ends_at, revision) end) STORED;
