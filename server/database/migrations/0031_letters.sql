ALTER TABLE "conversation_messages" ADD COLUMN "letter_id" text;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD COLUMN "is_automatic" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "conversation_messages_mail" ON "conversation_messages" USING btree ("mail_id") WHERE "conversation_messages"."mail_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_messages_letter" ON "conversation_messages" USING btree ("store_id","letter_id") WHERE "conversation_messages"."letter_id" is not null;