CREATE TABLE "payout_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"payout_id" text NOT NULL,
	"store_id" text NOT NULL,
	"order_id" text,
	"refund_id" text,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	"note" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"number" text NOT NULL,
	"period_start" date NOT NULL,
	"period_end" date NOT NULL,
	"status" text NOT NULL,
	"gross_sales" bigint DEFAULT 0 NOT NULL,
	"commission" bigint DEFAULT 0 NOT NULL,
	"fees" bigint DEFAULT 0 NOT NULL,
	"refunds" bigint DEFAULT 0 NOT NULL,
	"adjustments" bigint DEFAULT 0 NOT NULL,
	"carried_over" bigint DEFAULT 0 NOT NULL,
	"net" bigint GENERATED ALWAYS AS (gross_sales + commission + fees + refunds + adjustments + carried_over) STORED NOT NULL,
	"entries_count" integer DEFAULT 0 NOT NULL,
	"expected_at" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	"bank_reference" text,
	"failure_reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "settled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "settled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payout_entries" ADD CONSTRAINT "payout_entries_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_entries" ADD CONSTRAINT "payout_entries_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_entries" ADD CONSTRAINT "payout_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_entries" ADD CONSTRAINT "payout_entries_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payout_entries_payout" ON "payout_entries" USING btree ("payout_id","occurred_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_entries_sale" ON "payout_entries" USING btree ("order_id","kind") WHERE "payout_entries"."refund_id" is null and "payout_entries"."kind" in ('sale', 'commission');--> statement-breakpoint
CREATE UNIQUE INDEX "payout_entries_refund" ON "payout_entries" USING btree ("refund_id","kind") WHERE "payout_entries"."refund_id" is not null;--> statement-breakpoint
CREATE INDEX "payout_entries_store" ON "payout_entries" USING btree ("store_id","occurred_at","kind","amount");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_period" ON "payouts" USING btree ("store_id","period_start");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_open" ON "payouts" USING btree ("store_id") WHERE "payouts"."status" = 'open';--> statement-breakpoint
CREATE INDEX "payouts_status" ON "payouts" USING btree ("store_id","status","net");--> statement-breakpoint
CREATE INDEX "payments_amounts" ON "payments" USING btree ("store_id","amount","id");--> statement-breakpoint
CREATE INDEX "payments_unsettled" ON "payments" USING btree ("store_id","id") WHERE "payments"."captured_at" is not null and "payments"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "refunds_unsettled" ON "refunds" USING btree ("store_id","created_at") WHERE "refunds"."settled_at" is null;