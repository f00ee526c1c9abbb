CREATE TABLE "email_change_links" (
	"id" text PRIMARY KEY NOT NULL,
	"change_id" text NOT NULL,
	"requested_by" text NOT NULL,
	"email_key" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"user_id" text,
	"requested_by" text NOT NULL,
	"old_email" text,
	"new_email" text,
	"old_user_name" text,
	"status" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"send_again_at" timestamp (3) with time zone NOT NULL,
	"undo_token_hash" text,
	"undo_expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"proved_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "identity_provider" text;--> statement-breakpoint
ALTER TABLE "email_change_links" ADD CONSTRAINT "email_change_links_change_id_email_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."email_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_change_links" ADD CONSTRAINT "email_change_links_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "email_change_links_token" ON "email_change_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "email_change_links_change" ON "email_change_links" USING btree ("change_id");--> statement-breakpoint
CREATE INDEX "email_change_links_email" ON "email_change_links" USING btree ("email_key","created_at");--> statement-breakpoint
CREATE INDEX "email_change_links_requester" ON "email_change_links" USING btree ("requested_by","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_open_of_user" ON "email_changes" USING btree ("user_id") WHERE "email_changes"."status" = 'requested';--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_open_of_store" ON "email_changes" USING btree ("store_id") WHERE "email_changes"."status" = 'requested' and "email_changes"."user_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_undo" ON "email_changes" USING btree ("undo_token_hash");--> statement-breakpoint
CREATE INDEX "email_changes_user" ON "email_changes" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "email_changes_store" ON "email_changes" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "email_changes_requester" ON "email_changes" USING btree ("requested_by");