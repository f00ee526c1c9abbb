ALTER TABLE "conversations" ADD COLUMN "chat_order_id" text;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "chat_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "chat_opened_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "is_team_room" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_chat" ON "conversations" USING btree ("chat_order_id") WHERE "conversations"."chat_order_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_team_room" ON "conversations" USING btree ("store_id") WHERE "conversations"."is_team_room";