/**
 * SQL of the conversations of a large store. `$1` store, `$2` run, `$3` their number, `$4` now, `$5` the
 * number of orders of the run. They fill two years; each has ten messages on average. Every tenth one is
 * not closed, and those of the kind `order` are about orders.
 */
export const CONVERSATIONS = `
  with planned as (
    select i, pg_temp.large_id('cnv', $2, i) as id, 5 + pg_temp.pick(i, 51, 11) as messages,
           $4::timestamptz - interval '1 minute' * (i * (1000000.0 / $3::integer))::integer as last_at,
           (array['mail', 'mail', 'mail', 'order', 'order', 'carrier', 'marketplace', 'team'])[1 + pg_temp.pick(i, 52, 8)] as kind,
           case when i % 10 = 0 then (array['new', 'open', 'waiting', 'snoozed'])[1 + pg_temp.pick(i, 53, 4)] else 'closed' end as status,
           (array['Tapis reçu avec une tache', 'Où est mon colis', 'سؤال عن الزربية', 'Gift wrapping', 'Facture', 'Échange de taille'])[1 + pg_temp.pick(i, 54, 6)] as topic,
           (array['Hind Tazi', 'Karim Bennani', 'أمين السباعي', 'Laura Smith', 'Sara Alami', 'Omar Fassi'])[1 + pg_temp.pick(i, 55, 6)] as name
      from generate_series(1, $3::integer) as i)
  insert into conversations (id, store_id, kind, status, subject, language, participants, link_kind, link_id, labels, label_keys, snoozed_until,
                             last_message_at, last_message_id, last_direction, last_text, messages_count, created_at, updated_at)
  select id, $1, kind, status, topic || ' ' || i, 'fr',
         jsonb_build_array(jsonb_build_object('name', name, 'email', 'client' || i % 20000 || '@exemple.ma')),
         case when kind = 'order' and $5::integer > 0 then 'order' end,
         case when kind = 'order' and $5::integer > 0 then pg_temp.large_id('ord', $2, 1 + i % greatest(1, $5::integer)) end,
         case when i % 50 = 0 then '{Retour}' else '{}' end::text[], case when i % 50 = 0 then '{retour}' else '{}' end::text[],
         case when status = 'snoozed' then $4::timestamptz + interval '1 day' end,
         last_at, pg_temp.large_id('msg', $2, i * 20 + messages), 'incoming', 'Bonjour, merci de votre réponse.', messages,
         last_at - interval '2 days', last_at
    from planned`;

/** SQL of their messages. `$1` store, `$2` run, `$3` number of conversations. */
export const MESSAGES = `
  insert into conversation_messages (id, store_id, conversation_id, direction, status, author_type, author_name, author_email, body, delivered_at, created_at)
  select pg_temp.large_id('msg', $2, i * 20 + place), $1, c.id, case place % 2 when 1 then 'incoming' else 'outgoing' end, 'delivered',
         case place % 2 when 1 then 'client' else 'staff' end, 'Correspondant', null,
         (array['Bonjour, où est mon colis ?', 'Il part demain par Atlas.', 'Le tapis a une tache sur le bord.', 'هل يمكن تبديل المقاس؟', 'Please wrap the lantern.'])[1 + pg_temp.pick(i * 20 + place, 56, 5)]
           || ' ' || pg_temp.pick(i * 20 + place, 57, 90000),
         c.last_message_at, c.last_message_at - interval '1 hour' * (c.messages_count - place)
    from generate_series(1, $3::integer) as i
    join conversations c on c.id = pg_temp.large_id('cnv', $2, i)
   cross join lateral generate_series(1, c.messages_count) as place`;

/** SQL of what they are found by, each word once. `$1` store, `$2` run, `$3` number of conversations. */
export const CONVERSATION_TEXTS = `
  insert into conversation_texts (conversation_id, store_id, search_text)
  select c.id, $1, (select string_agg(distinct word, ' ') from regexp_split_to_table(fold_for_search(c.subject || ' ' || (c.participants -> 0 ->> 'name') || ' ' || (c.participants -> 0 ->> 'email') || ' ' || string_agg(m.body, ' ')), ' ') as word)
    from generate_series(1, $3::integer) as i
    join conversations c on c.id = pg_temp.large_id('cnv', $2, i)
    join conversation_messages m on m.conversation_id = c.id
   group by c.id`;
