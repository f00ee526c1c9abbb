CREATE TABLE "carriers" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text DEFAULT '' NOT NULL,
	"phone" text,
	"tracking_address" text,
	"last_used_at" timestamp (3) with time zone,
	"archived_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "carriers" ADD CONSTRAINT "carriers_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "carriers_name" ON "carriers" USING btree ("store_id","name_key");--> statement-breakpoint
ALTER TABLE "clients" DROP COLUMN "sort_name";--> statement-breakpoint
-- The names under which a store's orders were handed over become its first carriers, with the latest spelling of each.
-- The same folding as fold_for_search, which a new database does not have yet.
CREATE FUNCTION pg_temp.carrier_name_key(said text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT btrim(regexp_replace(
    translate(
      lower(regexp_replace(
        normalize(replace(replace(replace(translate(lower(normalize(said, NFC)), 'أإآٱىئؤةگڭکیøł', 'ااااييوهكككيol'),
          'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'), NFKD),
        '[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc]', '', 'g')),
      '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u060c\u061b\u061f]+', ' ', 'g'));
$$;--> statement-breakpoint
INSERT INTO "carriers" ("id", "store_id", "name", "name_key", "last_used_at")
  SELECT 'crr_' || md5(store_id || ' ' || name_key), store_id, (array_agg(name ORDER BY at DESC))[1], name_key, max(at)
    FROM (SELECT orders.store_id, left(btrim(orders.carrier), 80) AS name,
                 pg_temp.carrier_name_key(left(btrim(orders.carrier), 80)) AS name_key,
                 coalesce(handovers.at, orders.updated_at) AS at
            FROM "orders"
            LEFT JOIN "order_history" handovers ON handovers.order_id = orders.id AND handovers.action = 'handOver'
           WHERE orders.carrier IS NOT NULL) handed_over
   WHERE name_key <> ''
   GROUP BY store_id, name_key;--> statement-breakpoint
DROP FUNCTION pg_temp.carrier_name_key(text);
