CREATE TABLE "conversation_files" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"message_id" text,
	"uploaded_by" text,
	"file_name" text NOT NULL,
	"mime_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"storage_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversation_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"conversation_id" text NOT NULL,
	"direction" text NOT NULL,
	"status" text,
	"author_type" text NOT NULL,
	"author_id" text,
	"author_name" text NOT NULL,
	"author_email" text,
	"body" text NOT NULL,
	"html" text,
	"quoted" text,
	"mail_id" text,
	"send_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	"read_at" timestamp (3) with time zone,
	"bounced_at" timestamp (3) with time zone,
	"bounce_reason" text,
	"before" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversation_texts" (
	"conversation_id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversation_unread" (
	"user_id" text NOT NULL,
	"conversation_id" text NOT NULL,
	"store_id" text NOT NULL,
	CONSTRAINT "conversation_unread_user_id_conversation_id_pk" PRIMARY KEY("user_id","conversation_id")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"subject" text NOT NULL,
	"language" text NOT NULL,
	"participants" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"link_kind" text,
	"link_id" text,
	"assignee_id" text,
	"labels" text[] DEFAULT '{}' NOT NULL,
	"label_keys" text[] DEFAULT '{}' NOT NULL,
	"snoozed_until" timestamp (3) with time zone,
	"awaiting_since" timestamp (3) with time zone,
	"answer_due_at" timestamp (3) with time zone,
	"first_answered_at" timestamp (3) with time zone,
	"first_answer_ms" integer,
	"last_message_at" timestamp (3) with time zone NOT NULL,
	"last_message_id" text,
	"last_direction" text,
	"last_text" text DEFAULT '' NOT NULL,
	"messages_count" integer DEFAULT 0 NOT NULL,
	"files_count" integer DEFAULT 0 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_replies" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"body" text NOT NULL,
	"body_ar" text NOT NULL,
	"body_en" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "conversation_files" ADD CONSTRAINT "conversation_files_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_files" ADD CONSTRAINT "conversation_files_message_id_conversation_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."conversation_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_files" ADD CONSTRAINT "conversation_files_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_texts" ADD CONSTRAINT "conversation_texts_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_unread" ADD CONSTRAINT "conversation_unread_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_unread" ADD CONSTRAINT "conversation_unread_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_replies" ADD CONSTRAINT "saved_replies_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_files_message" ON "conversation_files" USING btree ("message_id","created_at","id");--> statement-breakpoint
CREATE INDEX "conversation_files_unused" ON "conversation_files" USING btree ("created_at") WHERE "conversation_files"."message_id" is null;--> statement-breakpoint
CREATE INDEX "conversation_messages_order" ON "conversation_messages" USING btree ("conversation_id","created_at","id");--> statement-breakpoint
CREATE INDEX "conversation_messages_queued" ON "conversation_messages" USING btree ("send_at") WHERE "conversation_messages"."status" = 'queued';--> statement-breakpoint
CREATE INDEX "conversation_texts_search" ON "conversation_texts" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "conversation_unread_conversation" ON "conversation_unread" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "conversations_last" ON "conversations" USING btree ("store_id","last_message_at","id") WHERE "conversations"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "conversations_kind" ON "conversations" USING btree ("store_id","kind","last_message_at","id") WHERE "conversations"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "conversations_status" ON "conversations" USING btree ("store_id","status","last_message_at","id") WHERE "conversations"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "conversations_assignee" ON "conversations" USING btree ("store_id","assignee_id","last_message_at","id") WHERE "conversations"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "conversations_due" ON "conversations" USING btree ("store_id","answer_due_at","id") WHERE "conversations"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "conversations_labels" ON "conversations" USING gin ("label_keys");--> statement-breakpoint
CREATE INDEX "conversations_link" ON "conversations" USING btree ("store_id","link_id");--> statement-breakpoint
CREATE INDEX "conversations_snoozed" ON "conversations" USING btree ("snoozed_until") WHERE "conversations"."archived_at" is null and "conversations"."status" = 'snoozed';--> statement-breakpoint
CREATE INDEX "conversations_expiry" ON "conversations" USING btree ("last_message_at");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_replies_name" ON "saved_replies" USING btree ("store_id","name_key");