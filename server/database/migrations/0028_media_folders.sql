ALTER TABLE "media" ADD COLUMN "folder" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "media_folder" ON "media" USING btree ("store_id","folder");