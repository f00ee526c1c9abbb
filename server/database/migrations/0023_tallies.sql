CREATE TABLE "tallies" (
	"store_id" text NOT NULL,
	"subject" text NOT NULL,
	"facets" jsonb NOT NULL,
	"count" integer NOT NULL,
	"amount" bigint NOT NULL,
	"refunded_total" bigint NOT NULL
);
--> statement-breakpoint
DROP TABLE "order_tallies" CASCADE;--> statement-breakpoint
DROP TABLE "product_tallies" CASCADE;--> statement-breakpoint
CREATE INDEX "tallies_store" ON "tallies" USING btree ("store_id","subject");