ALTER TABLE "payout_entries" ADD COLUMN "tour_booking_id" text;--> statement-breakpoint
ALTER TABLE "tour_bookings" ADD COLUMN "settled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payout_entries" ADD CONSTRAINT "payout_entries_tour_booking_id_tour_bookings_id_fk" FOREIGN KEY ("tour_booking_id") REFERENCES "public"."tour_bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_entries_tour" ON "payout_entries" USING btree ("tour_booking_id","kind") WHERE "payout_entries"."tour_booking_id" is not null;--> statement-breakpoint
CREATE INDEX "tour_bookings_unsettled" ON "tour_bookings" USING btree ("store_id","id") WHERE "tour_bookings"."payment_method" = 'card' and "tour_bookings"."settled_at" is null;