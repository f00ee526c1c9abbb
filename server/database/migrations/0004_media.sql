CREATE TABLE "media" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"file_name" text NOT NULL,
	"url" text NOT NULL,
	"mime_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"alt" text,
	"alt_en" text,
	"alt_ar" text,
	"position" integer DEFAULT 0 NOT NULL,
	"checksum" text NOT NULL,
	"search_text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_leftovers" (
	"media_id" text PRIMARY KEY NOT NULL,
	"keys" text[] NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_images" ADD COLUMN "media_id" text;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "media_checksum" ON "media" USING btree ("store_id","checksum");--> statement-breakpoint
CREATE INDEX "media_created" ON "media" USING btree ("store_id","created_at","id");--> statement-breakpoint
CREATE INDEX "media_position" ON "media" USING btree ("store_id","position","id");--> statement-breakpoint
CREATE INDEX "media_search" ON "media" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_images_media" ON "product_images" USING btree ("media_id","position","product_id");--> statement-breakpoint
CREATE INDEX "products_pending" ON "products" USING btree ("store_id") WHERE "products"."pending_changes" is not null;