ALTER TABLE "invoices" ADD COLUMN "tour_booking_id" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "tour_booking_number" integer;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_tour_booking_id_tour_bookings_id_fk" FOREIGN KEY ("tour_booking_id") REFERENCES "public"."tour_bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_of_tour_booking" ON "invoices" USING btree ("tour_booking_id") WHERE "invoices"."type" = 'invoice' and "invoices"."status" <> 'credited' and "invoices"."archived_at" is null;