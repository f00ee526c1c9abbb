CREATE TABLE "email_confirmations" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"email_key" text NOT NULL,
	"token_hash" text NOT NULL,
	"wrong_codes" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"code_expires_at" timestamp (3) with time zone NOT NULL,
	"link_expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
DROP INDEX "users_user_name";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_confirmed_at" timestamp (3) with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "email_confirmations" ADD CONSTRAINT "email_confirmations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "email_confirmations_token" ON "email_confirmations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "email_confirmations_user" ON "email_confirmations" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "email_confirmations_email" ON "email_confirmations" USING btree ("email_key","created_at");--> statement-breakpoint
CREATE INDEX "users_unconfirmed" ON "users" USING btree ("user_name_key","created_at") WHERE "users"."email_confirmed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_user_name" ON "users" USING btree ("user_name_key") WHERE "users"."email_confirmed_at" is not null;