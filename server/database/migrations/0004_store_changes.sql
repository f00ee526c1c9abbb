CREATE TABLE "store_changes" (
	"store_id" text NOT NULL,
	"subject" text NOT NULL,
	"amount" numeric NOT NULL
);
--> statement-breakpoint
CREATE INDEX "store_changes_store" ON "store_changes" USING btree ("store_id","subject","amount");