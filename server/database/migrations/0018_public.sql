CREATE TABLE "inquiries" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"product" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone_number" text,
	"city_id" text,
	"subject" text,
	"message" text,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"title_en" text NOT NULL,
	"title_ar" text NOT NULL,
	"excerpt" text NOT NULL,
	"excerpt_en" text NOT NULL,
	"excerpt_ar" text NOT NULL,
	"content" text NOT NULL,
	"content_en" text NOT NULL,
	"content_ar" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inquiries_created" ON "inquiries" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "posts_slug" ON "posts" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "posts_published" ON "posts" USING btree ("published_at","id");--> statement-breakpoint
CREATE INDEX "clients_phone" ON "clients" USING btree ("store_id","phone_number");--> statement-breakpoint
CREATE INDEX "products_public_created" ON "products" USING btree ("created_at","id") WHERE "products"."archived_at" is null and "products"."status" = 'published';--> statement-breakpoint
CREATE INDEX "products_public_price" ON "products" USING btree ("price_min","id") WHERE "products"."archived_at" is null and "products"."status" = 'published';--> statement-breakpoint
CREATE INDEX "products_public_name" ON "products" USING btree ("sort_name","id") WHERE "products"."archived_at" is null and "products"."status" = 'published';--> statement-breakpoint
CREATE INDEX "products_public_handle" ON "products" USING btree ("handle") WHERE "products"."archived_at" is null and "products"."status" = 'published';