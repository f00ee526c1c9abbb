DROP INDEX "products_name";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sort_name" text GENERATED ALWAYS AS (left(search_text, 80)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "products_code_order" ON "products" USING btree ("store_id","code","id") WHERE "products"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "products_name" ON "products" USING btree ("store_id","sort_name","id") WHERE "products"."archived_at" is null;