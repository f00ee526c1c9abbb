CREATE COLLATION IF NOT EXISTS "names_fr" (provider = icu, locale = 'fr-u-kn-true');--> statement-breakpoint
CREATE COLLATION IF NOT EXISTS "names_ar" (provider = icu, locale = 'ar-u-kn-true');--> statement-breakpoint
CREATE COLLATION IF NOT EXISTS "names_en" (provider = icu, locale = 'en-u-kn-true');--> statement-breakpoint
DROP INDEX "clients_name";--> statement-breakpoint
DROP INDEX "products_name";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sort_name_fr" text collate "names_fr" GENERATED ALWAYS AS (coalesce(nullif(btrim(name), ''), nullif(btrim(name_en), ''), nullif(btrim(name_ar), ''), code)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sort_name_ar" text collate "names_ar" GENERATED ALWAYS AS (coalesce(nullif(btrim(name_ar), ''), nullif(btrim(name), ''), nullif(btrim(name_en), ''), code)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sort_name_en" text collate "names_en" GENERATED ALWAYS AS (coalesce(nullif(btrim(name_en), ''), nullif(btrim(name), ''), nullif(btrim(name_ar), ''), code)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "clients_name_fr" ON "clients" USING btree ("store_id","last_name" collate "names_fr","first_name" collate "names_fr","id");--> statement-breakpoint
CREATE INDEX "clients_name_ar" ON "clients" USING btree ("store_id","last_name" collate "names_ar","first_name" collate "names_ar","id");--> statement-breakpoint
CREATE INDEX "clients_name_en" ON "clients" USING btree ("store_id","last_name" collate "names_en","first_name" collate "names_en","id");--> statement-breakpoint
CREATE INDEX "products_name_fr" ON "products" USING btree ("store_id","sort_name_fr","id") WHERE "products"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "products_name_ar" ON "products" USING btree ("store_id","sort_name_ar","id") WHERE "products"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "products_name_en" ON "products" USING btree ("store_id","sort_name_en","id") WHERE "products"."archived_at" is null;