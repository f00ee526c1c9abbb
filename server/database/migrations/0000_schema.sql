CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE SEQUENCE "public"."cancellation_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 30001 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 10001 CACHE 1;--> statement-breakpoint
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
CREATE TABLE "card_instructions" (
	"id" text PRIMARY KEY NOT NULL,
	"card_payment_id" text NOT NULL,
	"order_id" text,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "card_instructions_amount" CHECK ("card_instructions"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "card_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"order_key" text NOT NULL,
	"card_reference" text NOT NULL,
	"amount" integer NOT NULL,
	"status" text NOT NULL,
	"authorization" text,
	"placed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "card_payments_amount" CHECK ("card_payments"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "test_cards" (
	"reference" text PRIMARY KEY NOT NULL,
	"behaviour" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_charges" (
	"key" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"outcome" text NOT NULL,
	"amount" integer NOT NULL,
	"captured" integer DEFAULT 0 NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"released" integer DEFAULT 0 NOT NULL,
	"carried_out" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_changes" (
	"store_id" text NOT NULL,
	"subject" text NOT NULL,
	"amount" numeric NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_file_chunks" (
	"job_id" text NOT NULL,
	"position" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "import_file_chunks_job_id_position_pk" PRIMARY KEY("job_id","position")
);
--> statement-breakpoint
CREATE TABLE "import_jobs" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"created_by" text NOT NULL,
	"file_name" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"format" text NOT NULL,
	"delimiter" text NOT NULL,
	"encoding" text NOT NULL,
	"status" text NOT NULL,
	"failure_code" text,
	"mapping" jsonb NOT NULL,
	"options" jsonb NOT NULL,
	"currencies" jsonb NOT NULL,
	"row_count" integer NOT NULL,
	"cursor" integer DEFAULT 0 NOT NULL,
	"processed_count" integer DEFAULT 0 NOT NULL,
	"ok_count" integer DEFAULT 0 NOT NULL,
	"failed_count" integer DEFAULT 0 NOT NULL,
	"warning_count" integer DEFAULT 0 NOT NULL,
	"skipped_count" integer DEFAULT 0 NOT NULL,
	"products_created" integer DEFAULT 0 NOT NULL,
	"products_updated" integer DEFAULT 0 NOT NULL,
	"products_failed" integer DEFAULT 0 NOT NULL,
	"products_unchanged" integer DEFAULT 0 NOT NULL,
	"dry_run" boolean DEFAULT true NOT NULL,
	"worker_id" text,
	"heartbeat_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"remembered_at" timestamp (3) with time zone,
	"recognised" jsonb
);
--> statement-breakpoint
CREATE TABLE "import_readings" (
	"store_id" text NOT NULL,
	"header_key" text NOT NULL,
	"reading" jsonb NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "import_readings_store_id_header_key_pk" PRIMARY KEY("store_id","header_key")
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"job_id" text NOT NULL,
	"number" integer NOT NULL,
	"status" text NOT NULL,
	"action" text NOT NULL,
	"code" text,
	"errors" jsonb NOT NULL,
	"cells" jsonb NOT NULL,
	CONSTRAINT "import_rows_job_id_number_pk" PRIMARY KEY("job_id","number")
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
CREATE TABLE "invoice_sendings" (
	"id" text PRIMARY KEY NOT NULL,
	"invoice_id" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"sent_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
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
	"order_id" text,
	"order_number" integer,
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
	"store_id" text,
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
	"revision" integer DEFAULT 1 NOT NULL,
	"folder" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_leftovers" (
	"media_id" text PRIMARY KEY NOT NULL,
	"keys" text[] NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "metric_product_periods" (
	"store_id" text NOT NULL,
	"period" text NOT NULL,
	"product_id" text NOT NULL,
	"pieces" integer NOT NULL,
	"revenue" bigint NOT NULL,
	CONSTRAINT "metric_product_periods_store_id_period_product_id_pk" PRIMARY KEY("store_id","period","product_id")
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
CREATE TABLE "clients" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone_number" text NOT NULL,
	"email" text,
	"gender" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"ice" text,
	"addresses" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"sort_name" text GENERATED ALWAYS AS (left(search_text, 80)) STORED NOT NULL
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
CREATE TABLE "order_history" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_type" text NOT NULL,
	"actor_id" text,
	"actor_name" text,
	"action" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"reason_code" text,
	"note" text,
	"visibility" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"product_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"position" integer NOT NULL,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text,
	"name_ar" text,
	"options_text" text,
	"picture_url" text,
	"quantity" integer NOT NULL,
	"quantity_cancelled" integer DEFAULT 0 NOT NULL,
	"quantity_returned" integer DEFAULT 0 NOT NULL,
	"unit_price" integer NOT NULL,
	"unit_cost" integer,
	"tax_rate" real NOT NULL,
	"total" integer NOT NULL,
	"commission" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"number" integer NOT NULL,
	"external_number" text,
	"client_id" text NOT NULL,
	"city_id" text NOT NULL,
	"shipping_address" jsonb NOT NULL,
	"status" text NOT NULL,
	"payment_method" text NOT NULL,
	"payment_status" text NOT NULL,
	"order_date" timestamp (3) with time zone NOT NULL,
	"accept_by" timestamp (3) with time zone,
	"ship_by" timestamp (3) with time zone,
	"deadline_at" timestamp (3) with time zone GENERATED ALWAYS AS (case when status = 'pending' then accept_by when status in ('confirmed', 'processing', 'ready') then ship_by end) STORED,
	"accepted_by" text,
	"accepted_at" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	"items_count" integer NOT NULL,
	"item_total" integer NOT NULL,
	"shipping_total" integer NOT NULL,
	"discount_total" integer NOT NULL,
	"tax_total" integer NOT NULL,
	"total" integer NOT NULL,
	"commission_total" integer NOT NULL,
	"net_total" integer NOT NULL,
	"carrier" text,
	"tracking_number" text,
	"client_note" text,
	"internal_note" text,
	"search_text" text NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL
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
	"card_payment_id" text,
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
	"revision" integer NOT NULL,
	"notifications" jsonb
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"response_status" integer,
	"response_body" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"subject" text NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL,
	"tries" integer NOT NULL,
	CONSTRAINT "rate_limits_subject_window_start_pk" PRIMARY KEY("subject","window_start")
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"title_en" text NOT NULL,
	"title_ar" text NOT NULL,
	"excerpt" text NOT NULL,
	"excerpt_en" text NOT NULL,
	"excerpt_ar" text NOT NULL,
	"content" text NOT NULL,
	"content_en" text NOT NULL,
	"content_ar" text NOT NULL,
	"published_at" timestamp (3) with time zone,
	"store_id" text,
	"status" text DEFAULT 'draft' NOT NULL,
	"former_slugs" text[] DEFAULT '{}' NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"search_text" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL
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
CREATE TABLE "product_images" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"url" text NOT NULL,
	"is_remote" boolean NOT NULL,
	"alt" text,
	"alt_en" text,
	"alt_ar" text,
	"position" integer NOT NULL,
	"media_id" text
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"code" text NOT NULL,
	"handle" text NOT NULL,
	"name" text,
	"name_en" text,
	"name_ar" text,
	"description" text,
	"description_en" text,
	"description_ar" text,
	"content" text,
	"content_en" text,
	"content_ar" text,
	"category_id" text,
	"brand_id" text,
	"product_type" text NOT NULL,
	"status" text NOT NULL,
	"approval_state" text NOT NULL,
	"rejection_reason" text,
	"pending_changes" jsonb,
	"cost_price" integer,
	"low_stock_threshold" integer DEFAULT 5 NOT NULL,
	"allow_backorder" boolean DEFAULT false NOT NULL,
	"price_min" integer,
	"price_max" integer,
	"quantity" integer DEFAULT 0 NOT NULL,
	"variants_count" integer DEFAULT 0 NOT NULL,
	"inventory_type" text GENERATED ALWAYS AS (case when quantity <= 0 then 'out_of_stock' when quantity <= low_stock_threshold then 'low_stock' else 'in_stock' end) STORED NOT NULL,
	"completeness_fr" real DEFAULT 0 NOT NULL,
	"completeness_en" real DEFAULT 0 NOT NULL,
	"completeness_ar" real DEFAULT 0 NOT NULL,
	"cover_url" text,
	"search_text" text NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"sort_name" text GENERATED ALWAYS AS (left(search_text, 80)) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "variant_option_values" (
	"variant_id" text NOT NULL,
	"attribute_id" text NOT NULL,
	"value_id" text NOT NULL,
	"rank" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "variants" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"store_id" text NOT NULL,
	"sku" text NOT NULL,
	"barcode" text,
	"price" integer,
	"compare_at_price" integer,
	"cost_price" integer,
	"stock_on_hand" integer DEFAULT 0 NOT NULL,
	"stock_reserved" integer DEFAULT 0 NOT NULL,
	"low_stock_threshold" integer DEFAULT 5 NOT NULL,
	"weight_grams" integer,
	"position" integer DEFAULT 0 NOT NULL,
	"picture_url" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"image_ids" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inquiries" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"product" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone_number" text,
	"city_id" text,
	"subject" text,
	"message" text,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attribute_categories" (
	"attribute_id" text NOT NULL,
	"category_id" text NOT NULL,
	CONSTRAINT "attribute_categories_attribute_id_category_id_pk" PRIMARY KEY("attribute_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "attribute_values" (
	"id" text PRIMARY KEY NOT NULL,
	"attribute_id" text NOT NULL,
	"store_id" text,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text,
	"name_ar" text,
	"color_hex" text,
	"rank" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "attribute_values_code" UNIQUE NULLS NOT DISTINCT("attribute_id","store_id","code")
);
--> statement-breakpoint
CREATE TABLE "attributes" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text,
	"name_ar" text,
	"type" text NOT NULL,
	"unit" text,
	"is_required" boolean DEFAULT false NOT NULL,
	"is_variant_axis" boolean DEFAULT false NOT NULL,
	"rank" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "attributes_code" UNIQUE NULLS NOT DISTINCT("store_id","code")
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"search_text" text,
	"logo_id" text
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" text PRIMARY KEY NOT NULL,
	"parent_id" text,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"slug" text NOT NULL,
	"path" text NOT NULL,
	"level" integer NOT NULL,
	"rank" integer NOT NULL,
	"commission_rate" real NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"region" text NOT NULL,
	"region_en" text NOT NULL,
	"region_ar" text NOT NULL,
	"is_deliverable" boolean NOT NULL,
	"delivery_days" integer NOT NULL,
	"shipping_fee" integer NOT NULL
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
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"refresh_token_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"user_agent" text,
	"ip" text,
	"last_seen_at" timestamp (3) with time zone
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
CREATE TABLE "stores" (
	"id" text PRIMARY KEY NOT NULL,
	"enterprise" text NOT NULL,
	"name" text NOT NULL,
	"name_ar" text,
	"city_id" text,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"juridical_name" text,
	"description" text,
	"email" text,
	"phone" text,
	"billing_address" text,
	"zipcode" text,
	"ice" text,
	"rce" text,
	"platform_identifier" text,
	"payment" jsonb,
	"shipping_rules" jsonb,
	"notification_preferences" jsonb,
	"social_links" jsonb,
	"policies" jsonb,
	CONSTRAINT "stores_platform_identifier_unique" UNIQUE("platform_identifier")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"user_name" text NOT NULL,
	"user_name_key" text NOT NULL,
	"email" text NOT NULL,
	"phone_number" text,
	"role" text NOT NULL,
	"status" text NOT NULL,
	"password_hash" text NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"last_seen_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"invited_at" timestamp (3) with time zone,
	"invitation_expires_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "tallies" (
	"store_id" text NOT NULL,
	"subject" text NOT NULL,
	"facets" jsonb NOT NULL,
	"count" integer NOT NULL,
	"amount" bigint NOT NULL,
	"refunded_total" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cancellation_history" ADD CONSTRAINT "cancellation_history_cancellation_id_cancellations_id_fk" FOREIGN KEY ("cancellation_id") REFERENCES "public"."cancellations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellation_items" ADD CONSTRAINT "cancellation_items_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellation_items" ADD CONSTRAINT "cancellation_items_cancellation_id_cancellations_id_fk" FOREIGN KEY ("cancellation_id") REFERENCES "public"."cancellations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellations" ADD CONSTRAINT "cancellations_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellations" ADD CONSTRAINT "cancellations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_instructions" ADD CONSTRAINT "card_instructions_card_payment_id_card_payments_id_fk" FOREIGN KEY ("card_payment_id") REFERENCES "public"."card_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_file_chunks" ADD CONSTRAINT "import_file_chunks_job_id_import_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."import_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_jobs" ADD CONSTRAINT "import_jobs_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_readings" ADD CONSTRAINT "import_readings_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_job_id_import_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."import_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_sendings" ADD CONSTRAINT "invoice_sendings_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_series" ADD CONSTRAINT "invoice_series_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_original_invoice_id_invoices_id_fk" FOREIGN KEY ("original_invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_attempts" ADD CONSTRAINT "delivery_attempts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_attempts" ADD CONSTRAINT "delivery_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_card_payment_id_card_payments_id_fk" FOREIGN KEY ("card_payment_id") REFERENCES "public"."card_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "posts" ADD CONSTRAINT "posts_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_attributes" ADD CONSTRAINT "product_attributes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_attributes" ADD CONSTRAINT "product_attributes_attribute_id_attributes_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attributes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_history" ADD CONSTRAINT "product_history_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_option_values" ADD CONSTRAINT "variant_option_values_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_option_values" ADD CONSTRAINT "variant_option_values_attribute_id_attributes_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attributes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_option_values" ADD CONSTRAINT "variant_option_values_value_id_attribute_values_id_fk" FOREIGN KEY ("value_id") REFERENCES "public"."attribute_values"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attribute_categories" ADD CONSTRAINT "attribute_categories_attribute_id_attributes_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attributes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attribute_categories" ADD CONSTRAINT "attribute_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attribute_values" ADD CONSTRAINT "attribute_values_attribute_id_attributes_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attributes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_history" ADD CONSTRAINT "return_history_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_items" ADD CONSTRAINT "return_items_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_items" ADD CONSTRAINT "return_items_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_availability" ADD CONSTRAINT "store_availability_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_logos" ADD CONSTRAINT "store_logos_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_store" ON "audit_log" USING btree ("store_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_entity" ON "audit_log" USING btree ("entity_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_age" ON "audit_log" USING brin ("at");--> statement-breakpoint
CREATE INDEX "cancellation_history_cancellation" ON "cancellation_history" USING btree ("cancellation_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "cancellation_items_line" ON "cancellation_items" USING btree ("cancellation_id","order_item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cancellations_open" ON "cancellations" USING btree ("order_id") WHERE "cancellations"."status" = 'requested';--> statement-breakpoint
CREATE INDEX "cancellations_overdue" ON "cancellations" USING btree ("respond_by") WHERE "cancellations"."status" = 'requested';--> statement-breakpoint
CREATE UNIQUE INDEX "cancellations_number" ON "cancellations" USING btree ("number");--> statement-breakpoint
CREATE INDEX "cancellations_created" ON "cancellations" USING btree ("store_id","created_at","id");--> statement-breakpoint
CREATE INDEX "cancellations_status" ON "cancellations" USING btree ("store_id","status","created_at");--> statement-breakpoint
CREATE INDEX "cancellations_deadline" ON "cancellations" USING btree ("store_id","deadline_at","id");--> statement-breakpoint
CREATE INDEX "cancellations_order" ON "cancellations" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "cancellations_search" ON "cancellations" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "card_instructions_payment" ON "card_instructions" USING btree ("card_payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "card_payments_card" ON "card_payments" USING btree ("order_key","card_reference");--> statement-breakpoint
CREATE INDEX "store_changes_store" ON "store_changes" USING btree ("store_id","subject","amount");--> statement-breakpoint
CREATE INDEX "import_jobs_store" ON "import_jobs" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "import_jobs_status" ON "import_jobs" USING btree ("status","heartbeat_at");--> statement-breakpoint
CREATE INDEX "import_readings_used" ON "import_readings" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "import_rows_status" ON "import_rows" USING btree ("job_id","status","number");--> statement-breakpoint
CREATE INDEX "invoice_payments_invoice" ON "invoice_payments" USING btree ("invoice_id","created_at");--> statement-breakpoint
CREATE INDEX "invoice_sendings_invoice" ON "invoice_sendings" USING btree ("invoice_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "invoices" USING btree ("store_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_of_order" ON "invoices" USING btree ("order_id") WHERE "invoices"."type" = 'invoice' and "invoices"."status" <> 'credited' and "invoices"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "invoices_order" ON "invoices" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "invoices_original" ON "invoices" USING btree ("original_invoice_id");--> statement-breakpoint
CREATE INDEX "invoices_dated" ON "invoices" USING btree ("store_id","dated_at","id") WHERE "invoices"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "invoices_total" ON "invoices" USING btree ("store_id","total","id") WHERE "invoices"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "invoices_due" ON "invoices" USING btree ("store_id","due_date","id") WHERE "invoices"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "invoices_sums" ON "invoices" USING btree ("store_id","archived_at","status","type","dated_at","due_date","id","total","amount_due");--> statement-breakpoint
CREATE INDEX "invoices_open" ON "invoices" USING btree ("due_date","id") WHERE "invoices"."status" in ('issued', 'partially_paid') and "invoices"."type" = 'invoice';--> statement-breakpoint
CREATE INDEX "invoices_search" ON "invoices" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "job_workers_heartbeat" ON "job_workers" USING btree ("heartbeat_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_due" ON "mail_outbox" USING btree ("next_try_at") WHERE "mail_outbox"."sent_at" is null and "mail_outbox"."given_up_at" is null;--> statement-breakpoint
CREATE INDEX "mail_outbox_created" ON "mail_outbox" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "media_checksum" ON "media" USING btree ("store_id","checksum");--> statement-breakpoint
CREATE INDEX "media_created" ON "media" USING btree ("store_id","created_at","id");--> statement-breakpoint
CREATE INDEX "media_folder" ON "media" USING btree ("store_id","folder");--> statement-breakpoint
CREATE INDEX "media_position" ON "media" USING btree ("store_id","position","id");--> statement-breakpoint
CREATE INDEX "media_search" ON "media" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "metric_changes_store" ON "metric_changes" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "metric_days_day" ON "metric_days" USING btree ("store_id","day");--> statement-breakpoint
CREATE INDEX "metric_product_days_day" ON "metric_product_days" USING btree ("store_id","day","product_id","pieces","revenue");--> statement-breakpoint
CREATE INDEX "metric_product_periods_ranking" ON "metric_product_periods" USING btree ("store_id","period","pieces" DESC NULLS FIRST,"revenue" DESC NULLS FIRST,"product_id");--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_kind" ON "notifications" USING btree ("user_id","kind","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id","created_at","id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_created" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "clients_name" ON "clients" USING btree ("store_id","sort_name","id");--> statement-breakpoint
CREATE INDEX "clients_phone" ON "clients" USING btree ("store_id","phone_number");--> statement-breakpoint
CREATE INDEX "clients_created" ON "clients" USING btree ("store_id","created_at","id");--> statement-breakpoint
CREATE INDEX "clients_search" ON "clients" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "delivery_attempts_order" ON "delivery_attempts" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "order_history_order" ON "order_history" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "order_items_order" ON "order_items" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "order_items_product" ON "order_items" USING btree ("product_id","order_id");--> statement-breakpoint
CREATE INDEX "order_items_variant" ON "order_items" USING btree ("variant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_number" ON "orders" USING btree ("number");--> statement-breakpoint
CREATE INDEX "orders_date" ON "orders" USING btree ("store_id","order_date","id") WHERE "orders"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("store_id","status","order_date");--> statement-breakpoint
CREATE INDEX "orders_deadline" ON "orders" USING btree ("store_id","deadline_at","id");--> statement-breakpoint
CREATE INDEX "orders_total" ON "orders" USING btree ("store_id","total","id") WHERE "orders"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "orders_client" ON "orders" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "orders_customers" ON "orders" USING btree ("store_id","order_date","status","client_id");--> statement-breakpoint
CREATE INDEX "orders_facets" ON "orders" USING btree ("store_id","archived_at","status","order_date","payment_method","city_id","total");--> statement-breakpoint
CREATE INDEX "orders_to_accept" ON "orders" USING btree ("accept_by") WHERE "orders"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "orders_to_verify" ON "orders" USING btree ("order_date") WHERE "orders"."status" = 'new';--> statement-breakpoint
CREATE INDEX "orders_to_close" ON "orders" USING btree ("delivered_at") WHERE "orders"."status" = 'invoiced';--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
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
CREATE INDEX "payout_entries_fees" ON "payout_entries" USING btree ("store_id","occurred_at","amount") WHERE "payout_entries"."kind" = 'fee';--> statement-breakpoint
CREATE INDEX "payout_entries_store" ON "payout_entries" USING btree ("store_id","occurred_at","kind","amount");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_period" ON "payouts" USING btree ("store_id","period_start");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_open" ON "payouts" USING btree ("store_id") WHERE "payouts"."status" = 'open';--> statement-breakpoint
CREATE INDEX "payouts_status" ON "payouts" USING btree ("store_id","status","net");--> statement-breakpoint
CREATE UNIQUE INDEX "password_resets_token" ON "password_resets" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "password_resets_user" ON "password_resets" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "password_resets_expiry" ON "password_resets" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "table_views_name" ON "table_views" USING btree ("user_id","table_name",lower("name"));--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "posts_slug" ON "posts" USING btree ("slug") WHERE "posts"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "posts_former_slugs" ON "posts" USING gin ("former_slugs");--> statement-breakpoint
CREATE INDEX "posts_published" ON "posts" USING btree ("published_at","id");--> statement-breakpoint
CREATE INDEX "posts_store" ON "posts" USING btree ("store_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "product_history_product" ON "product_history" USING btree ("product_id","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "product_images_url" ON "product_images" USING btree ("product_id","url");--> statement-breakpoint
CREATE INDEX "product_images_media" ON "product_images" USING btree ("media_id","position","product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "products_code" ON "products" USING btree ("store_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "products_handle" ON "products" USING btree ("store_id","handle");--> statement-breakpoint
CREATE INDEX "products_created" ON "products" USING btree ("store_id","created_at","id") WHERE "products"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "products_name" ON "products" USING btree ("store_id","sort_name","id") WHERE "products"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "products_code_order" ON "products" USING btree ("store_id","code","id") WHERE "products"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "products_price" ON "products" USING btree ("store_id","price_min","id") WHERE "products"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "products_quantity" ON "products" USING btree ("store_id","quantity","id") WHERE "products"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "products_facets" ON "products" USING btree ("store_id","archived_at","status","approval_state","inventory_type","category_id","brand_id","price_min","quantity","allow_backorder","completeness_fr","completeness_en","completeness_ar","created_at","id");--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("store_id","category_id");--> statement-breakpoint
CREATE INDEX "products_public_created" ON "products" USING btree ("created_at","id") WHERE "products"."archived_at" is null and "products"."status" = 'published';--> statement-breakpoint
CREATE INDEX "products_public_price" ON "products" USING btree ("price_min","id") WHERE "products"."archived_at" is null and "products"."status" = 'published';--> statement-breakpoint
CREATE INDEX "products_public_name" ON "products" USING btree ("sort_name","id") WHERE "products"."archived_at" is null and "products"."status" = 'published';--> statement-breakpoint
CREATE INDEX "products_public_handle" ON "products" USING btree ("handle") WHERE "products"."archived_at" is null and "products"."status" = 'published';--> statement-breakpoint
CREATE INDEX "products_pending" ON "products" USING btree ("store_id") WHERE "products"."pending_changes" is not null;--> statement-breakpoint
CREATE INDEX "products_refused" ON "products" USING btree ("store_id") WHERE "products"."rejection_reason" is not null;--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "variant_option_values_axis" ON "variant_option_values" USING btree ("variant_id","attribute_id");--> statement-breakpoint
CREATE UNIQUE INDEX "variants_sku" ON "variants" USING btree ("store_id","sku");--> statement-breakpoint
CREATE INDEX "variants_product" ON "variants" USING btree ("product_id","position");--> statement-breakpoint
CREATE INDEX "variants_barcode" ON "variants" USING btree ("store_id","barcode");--> statement-breakpoint
CREATE INDEX "inquiries_created" ON "inquiries" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "attribute_categories_category" ON "attribute_categories" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "attribute_values_order" ON "attribute_values" USING btree ("attribute_id","rank","code","id");--> statement-breakpoint
CREATE UNIQUE INDEX "brands_slug" ON "brands" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "brands_search" ON "brands" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "brands_logo" ON "brands" USING btree ("logo_id") WHERE "brands"."logo_id" is not null;--> statement-breakpoint
CREATE INDEX "brands_unfolded" ON "brands" USING btree ("id") WHERE "brands"."search_text" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "categories_path" ON "categories" USING btree ("path");--> statement-breakpoint
CREATE INDEX "return_history_return" ON "return_history" USING btree ("return_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "return_items_line" ON "return_items" USING btree ("return_id","order_item_id");--> statement-breakpoint
CREATE INDEX "return_items_order_item" ON "return_items" USING btree ("order_item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "returns_number" ON "returns" USING btree ("number");--> statement-breakpoint
CREATE INDEX "returns_created" ON "returns" USING btree ("store_id","created_at","id");--> statement-breakpoint
CREATE INDEX "returns_status" ON "returns" USING btree ("store_id","status","created_at");--> statement-breakpoint
CREATE INDEX "returns_deadline" ON "returns" USING btree ("store_id","deadline_at","id");--> statement-breakpoint
CREATE INDEX "returns_order" ON "returns" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "returns_search" ON "returns" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_user_name" ON "users" USING btree ("user_name_key");--> statement-breakpoint
CREATE INDEX "users_store" ON "users" USING btree ("store_id","created_at","id");--> statement-breakpoint
CREATE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "tallies_store" ON "tallies" USING btree ("store_id","subject");