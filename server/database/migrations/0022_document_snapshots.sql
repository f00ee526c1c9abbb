CREATE TABLE "letterheads" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"name_ar" text,
	"juridical_name" text,
	"billing_address" text,
	"city_id" text,
	"zipcode" text,
	"phone" text,
	"ice" text,
	"tax_id" text,
	"rce" text,
	"business_tax_id" text,
	"cnss" text,
	"logo" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "letterhead_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "carrier_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "hand_over" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "letterhead_id" text;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "letterhead_id" text;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "account" jsonb;--> statement-breakpoint
ALTER TABLE "letterheads" ADD CONSTRAINT "letterheads_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "letterheads_version" ON "letterheads" USING btree ("store_id","version");--> statement-breakpoint
CREATE UNIQUE INDEX "letterheads_store" ON "letterheads" USING btree ("store_id","id");--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_letterhead" FOREIGN KEY ("store_id","letterhead_id") REFERENCES "public"."letterheads"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_letterhead" FOREIGN KEY ("store_id","letterhead_id") REFERENCES "public"."letterheads"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_letterhead" FOREIGN KEY ("store_id","letterhead_id") REFERENCES "public"."letterheads"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- What is known now of each store becomes its first letterhead, and that of its documents from before.
INSERT INTO "letterheads" ("id", "store_id", "version", "name", "name_ar", "juridical_name", "billing_address", "city_id",
                           "zipcode", "phone", "ice", "tax_id", "rce", "business_tax_id", "cnss", "logo")
  SELECT 'lth_' || md5(stores.id || ' 1'), stores.id, 1, name, name_ar, juridical_name, billing_address, city_id, zipcode,
         phone, ice, tax_id, rce, business_tax_id, cnss, data_url
    FROM "stores" LEFT JOIN "store_logos" ON store_logos.store_id = stores.id;--> statement-breakpoint
ALTER TABLE "invoices" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "invoices" SET "letterhead_id" = letterheads.id
  FROM "letterheads" WHERE letterheads.store_id = invoices.store_id AND invoices.status <> 'draft';--> statement-breakpoint
ALTER TABLE "invoices" ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "payouts" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "payouts" SET
    "letterhead_id" = letterheads.id,
    "account" = CASE WHEN payouts.status IN ('processing', 'paid', 'failed') THEN stores.payment END
  FROM "letterheads" JOIN "stores" ON stores.id = letterheads.store_id
 WHERE letterheads.store_id = payouts.store_id AND payouts.status <> 'open';--> statement-breakpoint
ALTER TABLE "payouts" ENABLE TRIGGER USER;--> statement-breakpoint
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
ALTER TABLE "orders" DISABLE TRIGGER USER;--> statement-breakpoint
-- Cash is captured on delivery; cards and transfers are captured before a parcel is handed over.
UPDATE "orders" SET
    "carrier_id" = carriers.id,
    "letterhead_id" = letterheads.id,
    "hand_over" = jsonb_build_object(
      'carrierPhone', carriers.phone,
      'trackingAddress', carriers.tracking_address,
      'recipient', jsonb_build_object('firstName', clients.first_name, 'lastName', clients.last_name,
                                      'phoneNumber', clients.phone_number),
      'paymentStatus', CASE WHEN handed.payment_method = 'cod' THEN 'pending'
                            WHEN payments.captured_at IS NOT NULL THEN 'captured' ELSE handed.payment_status END)
  FROM "orders" handed
  JOIN "clients" ON clients.id = handed.client_id
  JOIN "letterheads" ON letterheads.store_id = handed.store_id
  LEFT JOIN "payments" ON payments.order_id = handed.id
  LEFT JOIN "carriers" ON carriers.store_id = handed.store_id
                      AND carriers.name_key = pg_temp.carrier_name_key(handed.carrier)
 WHERE handed.id = orders.id AND handed.carrier IS NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ENABLE TRIGGER USER;--> statement-breakpoint
DROP FUNCTION pg_temp.carrier_name_key(text);
