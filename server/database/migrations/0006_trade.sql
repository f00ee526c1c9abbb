CREATE SEQUENCE "public"."cancellation_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 30001 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."return_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 20001 CACHE 1;--> statement-breakpoint
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
ALTER TABLE "cancellation_history" ADD CONSTRAINT "cancellation_history_cancellation_id_cancellations_id_fk" FOREIGN KEY ("cancellation_id") REFERENCES "public"."cancellations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellation_items" ADD CONSTRAINT "cancellation_items_cancellation_id_cancellations_id_fk" FOREIGN KEY ("cancellation_id") REFERENCES "public"."cancellations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellation_items" ADD CONSTRAINT "cancellation_items_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellations" ADD CONSTRAINT "cancellations_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellations" ADD CONSTRAINT "cancellations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_attempts" ADD CONSTRAINT "delivery_attempts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_attempts" ADD CONSTRAINT "delivery_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_history" ADD CONSTRAINT "return_history_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_items" ADD CONSTRAINT "return_items_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_items" ADD CONSTRAINT "return_items_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
CREATE INDEX "delivery_attempts_order" ON "delivery_attempts" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "order_tallies_store" ON "order_tallies" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "return_history_return" ON "return_history" USING btree ("return_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "return_items_line" ON "return_items" USING btree ("return_id","order_item_id");--> statement-breakpoint
CREATE INDEX "return_items_order_item" ON "return_items" USING btree ("order_item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "returns_number" ON "returns" USING btree ("number");--> statement-breakpoint
CREATE INDEX "returns_created" ON "returns" USING btree ("store_id","created_at","id");--> statement-breakpoint
CREATE INDEX "returns_status" ON "returns" USING btree ("store_id","status","created_at");--> statement-breakpoint
CREATE INDEX "returns_deadline" ON "returns" USING btree ("store_id","deadline_at","id");--> statement-breakpoint
CREATE INDEX "returns_order" ON "returns" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "returns_search" ON "returns" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_facets" ON "orders" USING btree ("store_id","archived_at","status","order_date","payment_method","city_id","total");--> statement-breakpoint
CREATE INDEX "orders_to_accept" ON "orders" USING btree ("accept_by") WHERE "orders"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "orders_to_verify" ON "orders" USING btree ("order_date") WHERE "orders"."status" = 'new';--> statement-breakpoint
CREATE INDEX "orders_to_close" ON "orders" USING btree ("delivered_at") WHERE "orders"."status" = 'invoiced';