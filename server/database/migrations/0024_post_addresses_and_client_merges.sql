CREATE TABLE "client_merges" (
	"duplicate_id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"client_id" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone_number" text NOT NULL,
	"merged_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_addresses" (
	"slug" text PRIMARY KEY NOT NULL,
	"post_id" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "posts_slug";--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "title_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Derived values: the audit log gets no lines, and the articles stay as they were.
ALTER TABLE "posts" DISABLE TRIGGER USER;--> statement-breakpoint
-- Until now, the slug was made from the title alone.
UPDATE "posts" SET "title_key" = "slug";--> statement-breakpoint
ALTER TABLE "posts" ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "client_merges" ADD CONSTRAINT "client_merges_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_merges" ADD CONSTRAINT "client_merges_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_addresses" ADD CONSTRAINT "post_addresses_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_merges_client" ON "client_merges" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "client_merges_phone" ON "client_merges" USING btree ("store_id","phone_number");--> statement-breakpoint
CREATE INDEX "post_addresses_post" ON "post_addresses" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "clients_email" ON "clients" USING btree ("store_id",lower("email" collate "C")) WHERE "clients"."email" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "posts_title" ON "posts" USING btree ("store_id","title_key") WHERE "posts"."archived_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "posts_slug" ON "posts" USING btree ("store_id","slug") WHERE "posts"."archived_at" is null;--> statement-breakpoint
INSERT INTO "post_addresses" ("slug", "post_id")
	SELECT "slug", "id" FROM "posts" WHERE "published_at" IS NOT NULL AND "archived_at" IS NULL;--> statement-breakpoint
-- Of the articles that had an address before, it led to the one that was changed last.
INSERT INTO "post_addresses" ("slug", "post_id")
	SELECT DISTINCT ON ("former") "former", "id" FROM "posts", unnest("former_slugs") AS "former"
	WHERE "published_at" IS NOT NULL AND "archived_at" IS NULL
	ORDER BY "former", "updated_at" DESC, "id"
	ON CONFLICT DO NOTHING;
