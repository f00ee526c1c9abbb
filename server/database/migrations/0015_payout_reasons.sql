CREATE TABLE "payout_files" (
	"id" text PRIMARY KEY NOT NULL,
	"payout_id" text NOT NULL,
	"store_id" text NOT NULL,
	"history_id" text,
	"file_name" text NOT NULL,
	"mime_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"storage_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_history" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_type" text NOT NULL,
	"actor_id" text,
	"actor_name" text,
	"action" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"reason_code" text,
	"note" text,
	"visibility" text NOT NULL,
	"payout_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "reason_code" text;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "late_notified_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payout_files" ADD CONSTRAINT "payout_files_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_files" ADD CONSTRAINT "payout_files_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_files" ADD CONSTRAINT "payout_files_history_id_payout_history_id_fk" FOREIGN KEY ("history_id") REFERENCES "public"."payout_history"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_history" ADD CONSTRAINT "payout_history_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payout_files_payout" ON "payout_files" USING btree ("payout_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payout_files_history" ON "payout_files" USING btree ("history_id");--> statement-breakpoint
CREATE INDEX "payout_files_unsent" ON "payout_files" USING btree ("created_at") WHERE "payout_files"."history_id" is null;--> statement-breakpoint
CREATE INDEX "payout_history_payout" ON "payout_history" USING btree ("payout_id","at","id");