CREATE SEQUENCE "public"."pickup_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1;--> statement-breakpoint
CREATE TABLE "carrier_schedules" (
	"carrier_id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"rules" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pickup_history" (
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
	"pickup_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pickup_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"pickup_id" text NOT NULL,
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"tracking_number" text,
	"scanned_at" timestamp (3) with time zone,
	"released_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "pickups" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"number" integer NOT NULL,
	"carrier_id" text NOT NULL,
	"city_id" text,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"places" integer NOT NULL,
	"status" text NOT NULL,
	"reason_code" text,
	"note" text,
	"letterhead_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slot_holds" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"carrier_id" text NOT NULL,
	"user_id" text NOT NULL,
	"city_id" text,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"places" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "carrier_schedules" ADD CONSTRAINT "carrier_schedules_carrier_id_carriers_id_fk" FOREIGN KEY ("carrier_id") REFERENCES "public"."carriers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carrier_schedules" ADD CONSTRAINT "carrier_schedules_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pickup_history" ADD CONSTRAINT "pickup_history_pickup_id_pickups_id_fk" FOREIGN KEY ("pickup_id") REFERENCES "public"."pickups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pickup_orders" ADD CONSTRAINT "pickup_orders_pickup_id_pickups_id_fk" FOREIGN KEY ("pickup_id") REFERENCES "public"."pickups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pickup_orders" ADD CONSTRAINT "pickup_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pickups" ADD CONSTRAINT "pickups_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pickups" ADD CONSTRAINT "pickups_carrier_id_carriers_id_fk" FOREIGN KEY ("carrier_id") REFERENCES "public"."carriers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pickups" ADD CONSTRAINT "pickups_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_holds" ADD CONSTRAINT "slot_holds_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_holds" ADD CONSTRAINT "slot_holds_carrier_id_carriers_id_fk" FOREIGN KEY ("carrier_id") REFERENCES "public"."carriers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_holds" ADD CONSTRAINT "slot_holds_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pickup_history_pickup" ON "pickup_history" USING btree ("pickup_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "pickup_orders_line" ON "pickup_orders" USING btree ("pickup_id","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pickup_orders_in_one" ON "pickup_orders" USING btree ("order_id") WHERE "pickup_orders"."released_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "pickups_number" ON "pickups" USING btree ("number");--> statement-breakpoint
CREATE INDEX "pickups_slot" ON "pickups" USING btree ("store_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "pickups_created" ON "pickups" USING btree ("store_id","created_at","id");--> statement-breakpoint
CREATE INDEX "pickups_status" ON "pickups" USING btree ("store_id","status","starts_at");--> statement-breakpoint
CREATE INDEX "pickups_carrier" ON "pickups" USING btree ("carrier_id","ends_at");--> statement-breakpoint
CREATE INDEX "pickups_open" ON "pickups" USING btree ("ends_at") WHERE "pickups"."status" in ('requested', 'confirmed', 'moved');--> statement-breakpoint
CREATE INDEX "slot_holds_carrier" ON "slot_holds" USING btree ("carrier_id","ends_at");--> statement-breakpoint
CREATE INDEX "slot_holds_expiry" ON "slot_holds" USING btree ("expires_at");