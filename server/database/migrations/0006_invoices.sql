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
ALTER TABLE "clients" ADD COLUMN IF NOT EXISTS "ice" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN IF NOT EXISTS "juridical_name" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN IF NOT EXISTS "billing_address" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN IF NOT EXISTS "zipcode" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN IF NOT EXISTS "ice" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN IF NOT EXISTS "rce" text;--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_series" ADD CONSTRAINT "invoice_series_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_original_invoice_id_invoices_id_fk" FOREIGN KEY ("original_invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
CREATE INDEX "invoices_search" ON "invoices" USING gin ("search_text" gin_trgm_ops);