CREATE TABLE "metric_changes" (
	"store_id" text NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "metric_days" (
	"store_id" text NOT NULL,
	"day" date NOT NULL,
	"accepted_by" text,
	"gender" text,
	"orders" integer NOT NULL,
	"gmv" bigint NOT NULL,
	"sales" integer NOT NULL,
	"revenue" bigint NOT NULL,
	"shipping" bigint NOT NULL,
	"commission" bigint NOT NULL,
	"pieces" integer NOT NULL,
	"cost" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "metric_product_days" (
	"store_id" text NOT NULL,
	"day" date NOT NULL,
	"product_id" text NOT NULL,
	"pieces" integer NOT NULL,
	"revenue" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "metric_changes_store" ON "metric_changes" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "metric_days_day" ON "metric_days" USING btree ("store_id","day");--> statement-breakpoint
CREATE INDEX "metric_product_days_day" ON "metric_product_days" USING btree ("store_id","day","product_id","pieces","revenue");--> statement-breakpoint
CREATE INDEX "orders_customers" ON "orders" USING btree ("store_id","order_date","status","client_id");--> statement-breakpoint
CREATE INDEX "payout_entries_fees" ON "payout_entries" USING btree ("store_id","occurred_at","amount") WHERE "payout_entries"."kind" = 'fee';