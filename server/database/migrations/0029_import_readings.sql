CREATE TABLE "import_readings" (
	"store_id" text NOT NULL,
	"header_key" text NOT NULL,
	"reading" jsonb NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "import_readings_store_id_header_key_pk" PRIMARY KEY("store_id","header_key")
);
--> statement-breakpoint
ALTER TABLE "import_jobs" ADD COLUMN "remembered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "import_jobs" ADD COLUMN "recognised" jsonb;--> statement-breakpoint
ALTER TABLE "import_readings" ADD CONSTRAINT "import_readings_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_readings_used" ON "import_readings" USING btree ("used_at");