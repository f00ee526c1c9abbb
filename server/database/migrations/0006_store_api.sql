CREATE SEQUENCE "public"."cancellation_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 30001 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."return_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 20001 CACHE 1;--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"store_id" text,
	"actor_type" text NOT NULL,
	"actor_id" text,
	"actor_name" text,
	"request_id" text,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"action" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "cancellation_history" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_type" text NOT NULL,
	"actor_id" text,
	"actor_name" text,
	"action" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"reason_code" text,
	"note" text,
	"visibility" text NOT NULL,
	"cancellation_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cancellation_items" (
	"id" text PRIMARY KEY NOT NULL,
	"cancellation_id" text NOT NULL,
	"order_item_id" text NOT NULL,
	"quantity" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cancellations" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"number" integer NOT NULL,
	"order_id" text NOT NULL,
	"requested_by" text NOT NULL,
	"status" text NOT NULL,
	"reason_code" text NOT NULL,
	"respond_by" timestamp (3) with time zone,
	"deadline_at" timestamp (3) with time zone GENERATED ALWAYS AS (case when status = 'requested' then respond_by end) STORED,
	"refund_total" integer DEFAULT 0 NOT NULL,
	"restock" boolean,
	"search_text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"invoice_id" text NOT NULL,
	"amount" integer NOT NULL,
	"received_on" date NOT NULL,
	"reference" text,
	"recorded_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invoice_payments_amount" CHECK ("invoice_payments"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "invoice_series" (
	"store_id" text NOT NULL,
	"year" integer NOT NULL,
	"type" text NOT NULL,
	"last_number" integer NOT NULL,
	CONSTRAINT "invoice_series_store_id_year_type_pk" PRIMARY KEY("store_id","year","type")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"number" text,
	"order_id" text NOT NULL,
	"order_number" integer NOT NULL,
	"original_invoice_id" text,
	"issue_date" date,
	"due_date" date,
	"issued_at" timestamp (3) with time zone,
	"seller" jsonb NOT NULL,
	"client" jsonb NOT NULL,
	"is_client_edited" boolean DEFAULT false NOT NULL,
	"lines" jsonb NOT NULL,
	"tax_totals" jsonb NOT NULL,
	"subtotal" integer NOT NULL,
	"tax_total" integer NOT NULL,
	"total" integer NOT NULL,
	"amount_paid" integer DEFAULT 0 NOT NULL,
	"credited_total" integer DEFAULT 0 NOT NULL,
	"amount_due" integer GENERATED ALWAYS AS (case type when 'invoice' then greatest(0, total - amount_paid - credited_total) else 0 end) STORED NOT NULL,
	"note" text,
	"dated_at" timestamp (3) with time zone NOT NULL,
	"search_text" text NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "invoices_drawn" CHECK (("invoices"."status" = 'draft') = ("invoices"."number" is null)),
	CONSTRAINT "invoices_sum" CHECK ("invoices"."total" = "invoices"."subtotal" + "invoices"."tax_total"),
	CONSTRAINT "invoices_money" CHECK ("invoices"."total" >= 0 and "invoices"."amount_paid" between 0 and "invoices"."total" and "invoices"."credited_total" between 0 and "invoices"."total")
);
--> statement-breakpoint
CREATE TABLE "job_workers" (
	"id" text PRIMARY KEY NOT NULL,
	"heartbeat_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"template" text NOT NULL,
	"recipient" text NOT NULL,
	"language" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"next_try_at" timestamp (3) with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"given_up_at" timestamp (3) with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"file_name" text NOT NULL,
	"url" text NOT NULL,
	"mime_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"alt" text,
	"alt_en" text,
	"alt_ar" text,
	"position" integer DEFAULT 0 NOT NULL,
	"checksum" text NOT NULL,
	"search_text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_leftovers" (
	"media_id" text PRIMARY KEY NOT NULL,
	"keys" text[] NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"severity" text NOT NULL,
	"title" text NOT NULL,
	"title_en" text NOT NULL,
	"title_ar" text NOT NULL,
	"body" text NOT NULL,
	"body_en" text NOT NULL,
	"body_ar" text NOT NULL,
	"entity_type" text,
	"entity_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "delivery_attempts" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"outcome" text NOT NULL,
	"postponed_to" date,
	"note" text,
	"user_id" text NOT NULL,
	"user_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_tallies" (
	"store_id" text NOT NULL,
	"status" text NOT NULL,
	"is_archived" boolean NOT NULL,
	"change" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"order_id" text NOT NULL,
	"method" text NOT NULL,
	"status" text NOT NULL,
	"amount" integer NOT NULL,
	"refunded_total" integer DEFAULT 0 NOT NULL,
	"authorized_at" timestamp (3) with time zone,
	"captured_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	"reference" text,
	"settled_at" timestamp (3) with time zone,
	"search_text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" >= 0),
	CONSTRAINT "payments_refunded" CHECK ("payments"."refunded_total" >= 0 and "payments"."refunded_total" <= "payments"."amount")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"order_id" text NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"source_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0)
);
--> statement-breakpoint
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
CREATE TABLE "password_resets" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "table_views" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"table_name" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"columns" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_preferences" (
	"user_id" text PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"settings" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"revision" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_attributes" (
	"product_id" text NOT NULL,
	"attribute_id" text NOT NULL,
	"value_ids" text[] NOT NULL,
	"value" jsonb,
	"rank" integer NOT NULL,
	CONSTRAINT "product_attributes_product_id_attribute_id_pk" PRIMARY KEY("product_id","attribute_id")
);
--> statement-breakpoint
CREATE TABLE "product_history" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_type" text NOT NULL,
	"actor_id" text,
	"actor_name" text,
	"action" text NOT NULL,
	"from_state" text,
	"to_state" text,
	"fields" text[] NOT NULL,
	"sku" text,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "attribute_categories" (
	"attribute_id" text NOT NULL,
	"category_id" text NOT NULL,
	CONSTRAINT "attribute_categories_attribute_id_category_id_pk" PRIMARY KEY("attribute_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "return_history" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_type" text NOT NULL,
	"actor_id" text,
	"actor_name" text,
	"action" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"reason_code" text,
	"note" text,
	"visibility" text NOT NULL,
	"return_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "return_items" (
	"id" text PRIMARY KEY NOT NULL,
	"return_id" text NOT NULL,
	"order_item_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"received_quantity" integer,
	"damaged_quantity" integer,
	"resellable" boolean
);
--> statement-breakpoint
CREATE TABLE "returns" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"number" integer NOT NULL,
	"order_id" text NOT NULL,
	"status" text NOT NULL,
	"reason_code" text NOT NULL,
	"client_comment" text,
	"photos" jsonb NOT NULL,
	"refund_total" integer DEFAULT 0 NOT NULL,
	"refunded_at" timestamp (3) with time zone,
	"respond_by" timestamp (3) with time zone NOT NULL,
	"deadline_at" timestamp (3) with time zone GENERATED ALWAYS AS (case when status = 'requested' then respond_by end) STORED,
	"search_text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_availability" (
	"store_id" text PRIMARY KEY NOT NULL,
	"weekly" jsonb NOT NULL,
	"closures" jsonb NOT NULL,
	"handling_days" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_logos" (
	"store_id" text PRIMARY KEY NOT NULL,
	"data_url" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "clients_store";--> statement-breakpoint
DROP INDEX "users_store";--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "ice" text;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "addresses" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "sort_name" text GENERATED ALWAYS AS (left(search_text, 80)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "product_images" ADD COLUMN "media_id" text;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "status" text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "search_text" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "user_agent" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "ip" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "juridical_name" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "description" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "billing_address" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "zipcode" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "ice" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "rce" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "platform_identifier" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "payment" jsonb;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "shipping_rules" jsonb;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "notification_preferences" jsonb;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "social_links" jsonb;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "policies" jsonb;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cancellation_history" ADD CONSTRAINT "cancellation_history_cancellation_id_cancellations_id_fk" FOREIGN KEY ("cancellation_id") REFERENCES "public"."cancellations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellation_items" ADD CONSTRAINT "cancellation_items_cancellation_id_cancellations_id_fk" FOREIGN KEY ("cancellation_id") REFERENCES "public"."cancellations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellation_items" ADD CONSTRAINT "cancellation_items_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellations" ADD CONSTRAINT "cancellations_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellations" ADD CONSTRAINT "cancellations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_series" ADD CONSTRAINT "invoice_series_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_original_invoice_id_invoices_id_fk" FOREIGN KEY ("original_invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_attempts" ADD CONSTRAINT "delivery_attempts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_attempts" ADD CONSTRAINT "delivery_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_entries" ADD CONSTRAINT "payout_entries_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_entries" ADD CONSTRAINT "payout_entries_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_entries" ADD CONSTRAINT "payout_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_entries" ADD CONSTRAINT "payout_entries_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_views" ADD CONSTRAINT "table_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_preferences" ADD CONSTRAINT "user_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_attributes" ADD CONSTRAINT "product_attributes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_attributes" ADD CONSTRAINT "product_attributes_attribute_id_attributes_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attributes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_history" ADD CONSTRAINT "product_history_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attribute_categories" ADD CONSTRAINT "attribute_categories_attribute_id_attributes_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attributes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attribute_categories" ADD CONSTRAINT "attribute_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_history" ADD CONSTRAINT "return_history_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_items" ADD CONSTRAINT "return_items_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_items" ADD CONSTRAINT "return_items_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_availability" ADD CONSTRAINT "store_availability_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_logos" ADD CONSTRAINT "store_logos_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_store" ON "audit_log" USING btree ("store_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_entity" ON "audit_log" USING btree ("entity_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_age" ON "audit_log" USING brin ("at");--> statement-breakpoint
CREATE INDEX "cancellation_history_cancellation" ON "cancellation_history" USING btree ("cancellation_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "cancellation_items_line" ON "cancellation_items" USING btree ("cancellation_id","order_item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cancellations_number" ON "cancellations" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "cancellations_open" ON "cancellations" USING btree ("order_id") WHERE "cancellations"."status" = 'requested';--> statement-breakpoint
CREATE INDEX "cancellations_created" ON "cancellations" USING btree ("store_id","created_at","id");--> statement-breakpoint
CREATE INDEX "cancellations_status" ON "cancellations" USING btree ("store_id","status","created_at");--> statement-breakpoint
CREATE INDEX "cancellations_deadline" ON "cancellations" USING btree ("store_id","deadline_at","id");--> statement-breakpoint
CREATE INDEX "cancellations_order" ON "cancellations" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "cancellations_overdue" ON "cancellations" USING btree ("respond_by") WHERE "cancellations"."status" = 'requested';--> statement-breakpoint
CREATE INDEX "cancellations_search" ON "cancellations" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "invoice_payments_invoice" ON "invoice_payments" USING btree ("invoice_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "invoices" USING btree ("store_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_of_order" ON "invoices" USING btree ("order_id") WHERE "invoices"."type" = 'invoice' and "invoices"."status" <> 'credited' and "invoices"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "invoices_order" ON "invoices" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "invoices_original" ON "invoices" USING btree ("original_invoice_id");--> statement-breakpoint
CREATE INDEX "invoices_dated" ON "invoices" USING btree ("store_id","dated_at","id") WHERE "invoices"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "invoices_total" ON "invoices" USING btree ("store_id","total","id") WHERE "invoices"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "invoices_due" ON "invoices" USING btree ("store_id","due_date","id") WHERE "invoices"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "invoices_facets" ON "invoices" USING btree ("store_id","archived_at","status","type","dated_at","due_date","id");--> statement-breakpoint
CREATE INDEX "invoices_open" ON "invoices" USING btree ("due_date","id") WHERE "invoices"."status" in ('issued', 'partially_paid') and "invoices"."type" = 'invoice';--> statement-breakpoint
CREATE INDEX "invoices_search" ON "invoices" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "job_workers_heartbeat" ON "job_workers" USING btree ("heartbeat_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_due" ON "mail_outbox" USING btree ("next_try_at") WHERE "mail_outbox"."sent_at" is null and "mail_outbox"."given_up_at" is null;--> statement-breakpoint
CREATE INDEX "mail_outbox_created" ON "mail_outbox" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "media_checksum" ON "media" USING btree ("store_id","checksum");--> statement-breakpoint
CREATE INDEX "media_created" ON "media" USING btree ("store_id","created_at","id");--> statement-breakpoint
CREATE INDEX "media_position" ON "media" USING btree ("store_id","position","id");--> statement-breakpoint
CREATE INDEX "media_search" ON "media" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_kind" ON "notifications" USING btree ("user_id","kind","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id","created_at","id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_created" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "delivery_attempts_order" ON "delivery_attempts" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "order_tallies_store" ON "order_tallies" USING btree ("store_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_created" ON "payments" USING btree ("store_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_amounts" ON "payments" USING btree ("store_id","amount","id");--> statement-breakpoint
CREATE INDEX "payments_unsettled" ON "payments" USING btree ("store_id","id") WHERE "payments"."captured_at" is not null and "payments"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "payments_sums" ON "payments" USING btree ("store_id","status","method","created_at","id","amount","refunded_total");--> statement-breakpoint
CREATE INDEX "payments_search" ON "payments" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "refunds_unsettled" ON "refunds" USING btree ("store_id","created_at") WHERE "refunds"."settled_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_source" ON "refunds" USING btree ("payment_id","reason","source_id");--> statement-breakpoint
CREATE INDEX "refunds_created" ON "refunds" USING btree ("store_id","created_at","amount");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payout_entries_payout" ON "payout_entries" USING btree ("payout_id","occurred_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_entries_sale" ON "payout_entries" USING btree ("order_id","kind") WHERE "payout_entries"."refund_id" is null and "payout_entries"."kind" in ('sale', 'commission');--> statement-breakpoint
CREATE UNIQUE INDEX "payout_entries_refund" ON "payout_entries" USING btree ("refund_id","kind") WHERE "payout_entries"."refund_id" is not null;--> statement-breakpoint
CREATE INDEX "payout_entries_store" ON "payout_entries" USING btree ("store_id","occurred_at","kind","amount");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_period" ON "payouts" USING btree ("store_id","period_start");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_open" ON "payouts" USING btree ("store_id") WHERE "payouts"."status" = 'open';--> statement-breakpoint
CREATE INDEX "payouts_status" ON "payouts" USING btree ("store_id","status","net");--> statement-breakpoint
CREATE UNIQUE INDEX "password_resets_token" ON "password_resets" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "password_resets_user" ON "password_resets" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "password_resets_expiry" ON "password_resets" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "table_views_name" ON "table_views" USING btree ("user_id","table_name",lower("name"));--> statement-breakpoint
CREATE INDEX "product_history_product" ON "product_history" USING btree ("product_id","at","id");--> statement-breakpoint
CREATE INDEX "attribute_categories_category" ON "attribute_categories" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "return_history_return" ON "return_history" USING btree ("return_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "return_items_line" ON "return_items" USING btree ("return_id","order_item_id");--> statement-breakpoint
CREATE INDEX "return_items_order_item" ON "return_items" USING btree ("order_item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "returns_number" ON "returns" USING btree ("number");--> statement-breakpoint
CREATE INDEX "returns_created" ON "returns" USING btree ("store_id","created_at","id");--> statement-breakpoint
CREATE INDEX "returns_status" ON "returns" USING btree ("store_id","status","created_at");--> statement-breakpoint
CREATE INDEX "returns_deadline" ON "returns" USING btree ("store_id","deadline_at","id");--> statement-breakpoint
CREATE INDEX "returns_order" ON "returns" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "returns_search" ON "returns" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clients_name" ON "clients" USING btree ("store_id","sort_name","id");--> statement-breakpoint
CREATE INDEX "clients_created" ON "clients" USING btree ("store_id","created_at","id");--> statement-breakpoint
CREATE INDEX "clients_search" ON "clients" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "order_items_product" ON "order_items" USING btree ("product_id","order_id");--> statement-breakpoint
CREATE INDEX "order_items_variant" ON "order_items" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "orders_facets" ON "orders" USING btree ("store_id","archived_at","status","order_date","payment_method","city_id","total");--> statement-breakpoint
CREATE INDEX "orders_to_accept" ON "orders" USING btree ("accept_by") WHERE "orders"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "orders_to_verify" ON "orders" USING btree ("order_date") WHERE "orders"."status" = 'new';--> statement-breakpoint
CREATE INDEX "orders_to_close" ON "orders" USING btree ("delivered_at") WHERE "orders"."status" = 'invoiced';--> statement-breakpoint
CREATE INDEX "product_images_media" ON "product_images" USING btree ("media_id","position","product_id");--> statement-breakpoint
CREATE INDEX "products_pending" ON "products" USING btree ("store_id") WHERE "products"."pending_changes" is not null;--> statement-breakpoint
CREATE INDEX "attribute_values_order" ON "attribute_values" USING btree ("attribute_id","rank","code","id");--> statement-breakpoint
CREATE INDEX "brands_search" ON "brands" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "brands_unfolded" ON "brands" USING btree ("id") WHERE "brands"."search_text" is null;--> statement-breakpoint
CREATE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_store" ON "users" USING btree ("store_id","created_at","id");--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_platform_identifier_unique" UNIQUE("platform_identifier");