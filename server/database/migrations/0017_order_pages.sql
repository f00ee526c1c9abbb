DROP INDEX "orders_date";--> statement-breakpoint
DROP INDEX "orders_total";--> statement-breakpoint
CREATE INDEX "orders_date" ON "orders" USING btree ("store_id","order_date","id") WHERE "orders"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "orders_total" ON "orders" USING btree ("store_id","total","id") WHERE "orders"."archived_at" is null;