ALTER TABLE "payouts" ADD COLUMN "held_order_ids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "answer_by" timestamp (3) with time zone;