CREATE TABLE "notifications" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"severity" text NOT NULL,
	"title" text NOT NULL,
	"title_en" text NOT NULL,
	"title_ar" text NOT NULL,
	"body" text NOT NULL,
	"body_en" text NOT NULL,
	"body_ar" text NOT NULL,
	"entity_type" text,
	"entity_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "store_availability" (
	"store_id" text PRIMARY KEY NOT NULL,
	"weekly" jsonb NOT NULL,
	"closures" jsonb NOT NULL,
	"handling_days" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_logos" (
	"store_id" text PRIMARY KEY NOT NULL,
	"data_url" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "clients_store";--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "ice" text;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "addresses" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "sort_name" text GENERATED ALWAYS AS (left(search_text, 80)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "juridical_name" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "description" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "billing_address" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "zipcode" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "ice" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "rce" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "platform_identifier" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "payment" jsonb;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "shipping_rules" jsonb;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "notification_preferences" jsonb;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "social_links" jsonb;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "policies" jsonb;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_availability" ADD CONSTRAINT "store_availability_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_logos" ADD CONSTRAINT "store_logos_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_kind" ON "notifications" USING btree ("user_id","kind","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id","created_at","id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_created" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "clients_name" ON "clients" USING btree ("store_id","sort_name","id");--> statement-breakpoint
CREATE INDEX "clients_created" ON "clients" USING btree ("store_id","created_at","id");--> statement-breakpoint
CREATE INDEX "clients_search" ON "clients" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_platform_identifier_unique" UNIQUE("platform_identifier");