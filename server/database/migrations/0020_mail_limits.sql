ALTER TABLE "mail_outbox" ADD COLUMN "mail_class" text;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "mailbox_key" text;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "sender_store_id" text;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "sender_user_id" text;--> statement-breakpoint
CREATE INDEX "mail_outbox_mailbox" ON "mail_outbox" USING btree ("mailbox_key","mail_class","created_at") WHERE "mail_outbox"."mailbox_key" is not null;--> statement-breakpoint
CREATE INDEX "mail_outbox_store" ON "mail_outbox" USING btree ("sender_store_id","mail_class","created_at") WHERE "mail_outbox"."sender_store_id" is not null;--> statement-breakpoint
CREATE INDEX "mail_outbox_user" ON "mail_outbox" USING btree ("sender_user_id","mail_class","created_at") WHERE "mail_outbox"."sender_user_id" is not null;