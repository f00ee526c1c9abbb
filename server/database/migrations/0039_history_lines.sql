-- What staff did before their steps were audited, as the histories of the records keep it.
INSERT INTO "audit_log" ("at", "store_id", "actor_type", "actor_id", "actor_name", "entity", "entity_id", "action", "after")
SELECT h."at", u."store_id", h."actor_type", h."actor_id", h."actor_name", 'cancellation_history', h."id", 'insert', jsonb_strip_nulls(to_jsonb(h))
  FROM "cancellation_history" h JOIN "users" u ON u."id" = h."actor_id" WHERE h."actor_type" = 'staff' AND h."at" > now() - interval '400 days';--> statement-breakpoint
INSERT INTO "audit_log" ("at", "store_id", "actor_type", "actor_id", "actor_name", "entity", "entity_id", "action", "after")
SELECT h."at", u."store_id", h."actor_type", h."actor_id", h."actor_name", 'return_history', h."id", 'insert', jsonb_strip_nulls(to_jsonb(h))
  FROM "return_history" h JOIN "users" u ON u."id" = h."actor_id" WHERE h."actor_type" = 'staff' AND h."at" > now() - interval '400 days';--> statement-breakpoint
INSERT INTO "audit_log" ("at", "store_id", "actor_type", "actor_id", "actor_name", "entity", "entity_id", "action", "after")
SELECT h."at", u."store_id", h."actor_type", h."actor_id", h."actor_name", 'product_history', h."id", 'insert', jsonb_strip_nulls(to_jsonb(h))
  FROM "product_history" h JOIN "users" u ON u."id" = h."actor_id" WHERE h."actor_type" = 'staff' AND h."at" > now() - interval '400 days';--> statement-breakpoint
INSERT INTO "audit_log" ("at", "store_id", "actor_type", "actor_id", "actor_name", "entity", "entity_id", "action", "after")
SELECT h."at", u."store_id", h."actor_type", h."actor_id", h."actor_name", 'payout_history', h."id", 'insert', jsonb_strip_nulls(to_jsonb(h))
  FROM "payout_history" h JOIN "users" u ON u."id" = h."actor_id" WHERE h."actor_type" = 'staff' AND h."at" > now() - interval '400 days';--> statement-breakpoint
INSERT INTO "audit_log" ("at", "store_id", "actor_type", "actor_id", "actor_name", "entity", "entity_id", "action", "after")
SELECT h."at", u."store_id", h."actor_type", h."actor_id", h."actor_name", 'pickup_history', h."id", 'insert', jsonb_strip_nulls(to_jsonb(h))
  FROM "pickup_history" h JOIN "users" u ON u."id" = h."actor_id" WHERE h."actor_type" = 'staff' AND h."at" > now() - interval '400 days';--> statement-breakpoint
INSERT INTO "audit_log" ("at", "store_id", "actor_type", "actor_id", "actor_name", "entity", "entity_id", "action", "after")
SELECT h."at", u."store_id", h."actor_type", h."actor_id", h."actor_name", 'tour_history', h."id", 'insert', jsonb_strip_nulls(to_jsonb(h))
  FROM "tour_history" h JOIN "users" u ON u."id" = h."actor_id" WHERE h."actor_type" = 'staff' AND h."at" > now() - interval '400 days';--> statement-breakpoint
INSERT INTO "audit_log" ("at", "store_id", "actor_type", "actor_id", "actor_name", "entity", "entity_id", "action", "after")
SELECT h."at", u."store_id", h."actor_type", h."actor_id", h."actor_name", 'departure_history', h."id", 'insert', jsonb_strip_nulls(to_jsonb(h))
  FROM "departure_history" h JOIN "users" u ON u."id" = h."actor_id" WHERE h."actor_type" = 'staff' AND h."at" > now() - interval '400 days';--> statement-breakpoint
INSERT INTO "audit_log" ("at", "store_id", "actor_type", "actor_id", "actor_name", "entity", "entity_id", "action", "after")
SELECT h."at", u."store_id", h."actor_type", h."actor_id", h."actor_name", 'tour_booking_history', h."id", 'insert', jsonb_strip_nulls(to_jsonb(h))
  FROM "tour_booking_history" h JOIN "users" u ON u."id" = h."actor_id" WHERE h."actor_type" = 'staff' AND h."at" > now() - interval '400 days';--> statement-breakpoint
INSERT INTO "audit_log" ("at", "store_id", "actor_type", "actor_id", "actor_name", "entity", "entity_id", "action", "after")
SELECT h."at", u."store_id", h."actor_type", h."actor_id", u."first_name" || ' ' || u."last_name", 'candidacy_history', h."id", 'insert', jsonb_strip_nulls(to_jsonb(h))
  FROM "candidacy_history" h JOIN "users" u ON u."id" = h."actor_id" WHERE h."actor_type" = 'staff' AND h."at" > now() - interval '400 days';
