-- No user changes anything here: the audit log and the data versions stay as they are.
ALTER TABLE "variants" DISABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "products" DISABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "stock_policy" text DEFAULT 'counted' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "stock_policies" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE "variants" SET "stock_policy" = 'backorder'
  FROM "products" WHERE "products"."id" = "variants"."product_id" AND "products"."allow_backorder";--> statement-breakpoint
-- Backorders that were handed over without being recorded as on hand.
UPDATE "variants" SET "stock_on_hand" = 0 WHERE "stock_on_hand" < 0;--> statement-breakpoint
UPDATE "products" SET "stock_policies" = sold.policies, "quantity" = sold.quantity
  FROM (SELECT "product_id", array_agg(DISTINCT "stock_policy" ORDER BY "stock_policy") AS policies,
               sum("stock_on_hand" - "stock_reserved")::integer AS quantity
          FROM "variants" WHERE "status" = 'active' GROUP BY "product_id") AS sold
 WHERE "products"."id" = sold."product_id";--> statement-breakpoint
DROP INDEX "products_facets";--> statement-breakpoint
ALTER TABLE "products" drop column "inventory_type";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "inventory_type" text GENERATED ALWAYS AS (case when 'not_counted' = any(stock_policies) then 'in_stock' when quantity <= 0 then 'out_of_stock' when quantity <= low_stock_threshold then 'low_stock' else 'in_stock' end) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "products_facets" ON "products" USING btree ("store_id","archived_at","status","approval_state","inventory_type","category_id","brand_id","price_min","quantity","stock_policies","completeness_fr","completeness_en","completeness_ar","created_at","id");--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "allow_backorder";--> statement-breakpoint
DROP FUNCTION IF EXISTS is_sellable(integer, integer, boolean);--> statement-breakpoint
ALTER TABLE "products" ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "variants" ENABLE TRIGGER USER;
