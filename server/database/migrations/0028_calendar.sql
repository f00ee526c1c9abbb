CREATE TABLE "calendar_events" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"uid" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"is_all_day" boolean NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"recurrence" jsonb,
	"changes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"participant_ids" text[] DEFAULT '{}' NOT NULL,
	"reminders" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_by" text,
	"is_long" boolean NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone,
	"next_reminder_at" timestamp (3) with time zone,
	"archived_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"user_id" text NOT NULL,
	"secret_hash" text NOT NULL,
	"sources" text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "calendar_imports" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"user_id" text NOT NULL,
	"file_name" text NOT NULL,
	"status" text NOT NULL,
	"items" jsonb NOT NULL,
	"planned" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_imports" ADD CONSTRAINT "calendar_imports_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_events_begin" ON "calendar_events" USING btree ("store_id","starts_at") WHERE "calendar_events"."archived_at" is null and not "calendar_events"."is_long";--> statement-breakpoint
CREATE INDEX "calendar_events_span" ON "calendar_events" USING btree ("store_id","first_at") WHERE "calendar_events"."archived_at" is null and "calendar_events"."is_long";--> statement-breakpoint
CREATE INDEX "calendar_events_reminder" ON "calendar_events" USING btree ("next_reminder_at") WHERE "calendar_events"."archived_at" is null and "calendar_events"."next_reminder_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_events_uid" ON "calendar_events" USING btree ("store_id","uid") WHERE "calendar_events"."archived_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_user" ON "calendar_feeds" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_secret" ON "calendar_feeds" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "calendar_imports_expiry" ON "calendar_imports" USING btree ("expires_at");