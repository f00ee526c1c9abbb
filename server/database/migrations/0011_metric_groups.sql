ALTER TABLE "metric_days" ADD COLUMN "cancelled" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "metric_days" ADD COLUMN "cancelled_total" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "metric_days" ADD COLUMN "returned" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "metric_days" ADD COLUMN "returned_total" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- The stored days lack the new columns, and the revenue of products is divided anew: all are summed again.
INSERT INTO "metric_changes" SELECT DISTINCT "store_id", date_trunc('hour', "order_date", 'UTC') FROM "orders" WHERE "store_id" IN (SELECT "store_id" FROM "metric_days");
