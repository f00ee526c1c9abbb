CREATE TABLE "media_names" (
	"media_id" text NOT NULL,
	"store_id" text NOT NULL,
	"file_name" text NOT NULL,
	"name_key" text DEFAULT '' NOT NULL,
	"named_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "media_names_media_id_file_name_pk" PRIMARY KEY("media_id","file_name")
);
--> statement-breakpoint
ALTER TABLE "media_names" ADD CONSTRAINT "media_names_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_names" ADD CONSTRAINT "media_names_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_names_key" ON "media_names" USING btree ("store_id","name_key");