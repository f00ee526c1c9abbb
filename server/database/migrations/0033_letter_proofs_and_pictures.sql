ALTER TABLE "conversation_messages" ADD COLUMN "sender_proof" text;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD COLUMN "pictures" jsonb DEFAULT '[]'::jsonb NOT NULL;