CREATE SEQUENCE "public"."tour_booking_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1;--> statement-breakpoint
CREATE TABLE "departure_history" (
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
	"departure_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "departure_series" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"tour_id" text NOT NULL,
	"start_day" date NOT NULL,
	"time" text NOT NULL,
	"recurrence" jsonb NOT NULL,
	"exceptions" text[] DEFAULT '{}' NOT NULL,
	"guide_ids" text[] DEFAULT '{}' NOT NULL,
	"minimum" integer NOT NULL,
	"maximum" integer NOT NULL,
	"cut_off_minutes" integer NOT NULL,
	"planned_until" date NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "departures" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"tour_id" text NOT NULL,
	"series_id" text,
	"series_day" date,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"reason_code" text,
	"note" text,
	"minimum" integer NOT NULL,
	"maximum" integer NOT NULL,
	"cut_off_minutes" integer NOT NULL,
	"cut_off_at" timestamp (3) with time zone NOT NULL,
	"guide_ids" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "departures_places" CHECK ("departures"."minimum" between 1 and "departures"."maximum")
);
--> statement-breakpoint
CREATE TABLE "tour_booking_history" (
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
	"booking_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tour_bookings" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"number" integer NOT NULL,
	"departure_id" text NOT NULL,
	"status" text NOT NULL,
	"first_name" text,
	"last_name" text,
	"phone_number" text,
	"email" text,
	"language" text,
	"guests" jsonb NOT NULL,
	"places" integer NOT NULL,
	"total" integer NOT NULL,
	"cancellation_policy" jsonb NOT NULL,
	"payment_method" text,
	"payment_status" text NOT NULL,
	"refunded_total" integer DEFAULT 0 NOT NULL,
	"authorized_at" timestamp (3) with time zone,
	"captured_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	"card_payment_id" text,
	"settled_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"ticket_code" text,
	"checked_in_at" timestamp (3) with time zone,
	"search_text" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "tour_bookings_places" CHECK ("tour_bookings"."places" > 0),
	CONSTRAINT "tour_bookings_refunded" CHECK ("tour_bookings"."refunded_total" >= 0 and "tour_bookings"."refunded_total" <= "tour_bookings"."total")
);
--> statement-breakpoint
CREATE TABLE "tour_history" (
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
	"tour_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tour_pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"tour_id" text NOT NULL,
	"media_id" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tours" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"status" text NOT NULL,
	"title" text NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"title_ar" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"description_ar" text DEFAULT '' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"content_en" text DEFAULT '' NOT NULL,
	"content_ar" text DEFAULT '' NOT NULL,
	"included" text DEFAULT '' NOT NULL,
	"included_en" text DEFAULT '' NOT NULL,
	"included_ar" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"city_id" text,
	"latitude" double precision,
	"longitude" double precision,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"guide_ids" text[] DEFAULT '{}' NOT NULL,
	"duration_minutes" integer NOT NULL,
	"price_adult" integer,
	"price_child" integer,
	"price_group" integer,
	"group_size" integer,
	"minimum" integer NOT NULL,
	"maximum" integer NOT NULL,
	"cut_off_minutes" integer NOT NULL,
	"cancellation_policy" jsonb NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "tours_places" CHECK ("tours"."minimum" between 1 and "tours"."maximum"),
	CONSTRAINT "tours_point" CHECK (("tours"."latitude" is null) = ("tours"."longitude" is null))
);
--> statement-breakpoint
CREATE TABLE "waiting_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"departure_id" text NOT NULL,
	"position" integer NOT NULL,
	"status" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone_number" text NOT NULL,
	"email" text,
	"language" text NOT NULL,
	"guests" jsonb NOT NULL,
	"places" integer NOT NULL,
	"offer_expires_at" timestamp (3) with time zone,
	"booking_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "waiting_entries_places" CHECK ("waiting_entries"."places" > 0)
);
--> statement-breakpoint
ALTER TABLE "payout_entries" ADD COLUMN "tour_booking_id" text;--> statement-breakpoint
ALTER TABLE "departure_history" ADD CONSTRAINT "departure_history_departure_id_departures_id_fk" FOREIGN KEY ("departure_id") REFERENCES "public"."departures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departure_series" ADD CONSTRAINT "departure_series_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departure_series" ADD CONSTRAINT "departure_series_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departures" ADD CONSTRAINT "departures_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departures" ADD CONSTRAINT "departures_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departures" ADD CONSTRAINT "departures_series_id_departure_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."departure_series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_booking_history" ADD CONSTRAINT "tour_booking_history_booking_id_tour_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."tour_bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_bookings" ADD CONSTRAINT "tour_bookings_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_bookings" ADD CONSTRAINT "tour_bookings_departure_id_departures_id_fk" FOREIGN KEY ("departure_id") REFERENCES "public"."departures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_bookings" ADD CONSTRAINT "tour_bookings_card_payment_id_card_payments_id_fk" FOREIGN KEY ("card_payment_id") REFERENCES "public"."card_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_history" ADD CONSTRAINT "tour_history_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_pictures" ADD CONSTRAINT "tour_pictures_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_pictures" ADD CONSTRAINT "tour_pictures_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tours" ADD CONSTRAINT "tours_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tours" ADD CONSTRAINT "tours_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_entries" ADD CONSTRAINT "waiting_entries_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_entries" ADD CONSTRAINT "waiting_entries_departure_id_departures_id_fk" FOREIGN KEY ("departure_id") REFERENCES "public"."departures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_entries" ADD CONSTRAINT "waiting_entries_booking_id_tour_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."tour_bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "departure_history_departure" ON "departure_history" USING btree ("departure_id","at");--> statement-breakpoint
CREATE INDEX "departure_series_tour" ON "departure_series" USING btree ("tour_id");--> statement-breakpoint
CREATE INDEX "departure_series_planned" ON "departure_series" USING btree ("planned_until") WHERE "departure_series"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "departures_series" ON "departures" USING btree ("series_id","series_day");--> statement-breakpoint
CREATE INDEX "departures_store" ON "departures" USING btree ("store_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "departures_tour" ON "departures" USING btree ("tour_id","starts_at");--> statement-breakpoint
CREATE INDEX "departures_cut_off" ON "departures" USING btree ("cut_off_at") WHERE "departures"."status" in ('open', 'full');--> statement-breakpoint
CREATE INDEX "departures_running" ON "departures" USING btree ("starts_at") WHERE "departures"."status" in ('confirmed', 'under_way');--> statement-breakpoint
CREATE INDEX "tour_booking_history_booking" ON "tour_booking_history" USING btree ("booking_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "tour_bookings_number" ON "tour_bookings" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "tour_bookings_ticket" ON "tour_bookings" USING btree ("ticket_code");--> statement-breakpoint
CREATE INDEX "tour_bookings_departure" ON "tour_bookings" USING btree ("departure_id","status");--> statement-breakpoint
CREATE INDEX "tour_bookings_created" ON "tour_bookings" USING btree ("store_id","created_at","id");--> statement-breakpoint
CREATE INDEX "tour_bookings_expiry" ON "tour_bookings" USING btree ("expires_at") WHERE "tour_bookings"."status" = 'held';--> statement-breakpoint
CREATE INDEX "tour_bookings_uncaptured" ON "tour_bookings" USING btree ("departure_id") WHERE "tour_bookings"."payment_status" = 'authorized';--> statement-breakpoint
CREATE INDEX "tour_bookings_unsettled" ON "tour_bookings" USING btree ("store_id","id") WHERE "tour_bookings"."payment_method" = 'card' and "tour_bookings"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "tour_history_tour" ON "tour_history" USING btree ("tour_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "tour_pictures_media" ON "tour_pictures" USING btree ("media_id","tour_id");--> statement-breakpoint
CREATE INDEX "tour_pictures_tour" ON "tour_pictures" USING btree ("tour_id","position");--> statement-breakpoint
CREATE INDEX "tours_store" ON "tours" USING btree ("store_id","updated_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_entries_position" ON "waiting_entries" USING btree ("departure_id","position");--> statement-breakpoint
CREATE INDEX "waiting_entries_offer" ON "waiting_entries" USING btree ("offer_expires_at") WHERE "waiting_entries"."status" = 'offered';--> statement-breakpoint
ALTER TABLE "payout_entries" ADD CONSTRAINT "payout_entries_tour_booking_id_tour_bookings_id_fk" FOREIGN KEY ("tour_booking_id") REFERENCES "public"."tour_bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_entries_tour" ON "payout_entries" USING btree ("tour_booking_id","kind") WHERE "payout_entries"."tour_booking_id" is not null;