CREATE TABLE "card_instructions" (
	"id" text PRIMARY KEY NOT NULL,
	"card_payment_id" text NOT NULL,
	"order_id" text,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "card_instructions_amount" CHECK ("card_instructions"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "card_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"order_key" text NOT NULL,
	"card_reference" text NOT NULL,
	"amount" integer NOT NULL,
	"status" text NOT NULL,
	"authorization" text,
	"placed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "card_payments_amount" CHECK ("card_payments"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "test_cards" (
	"reference" text PRIMARY KEY NOT NULL,
	"behaviour" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_charges" (
	"key" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"outcome" text NOT NULL,
	"amount" integer NOT NULL,
	"captured" integer DEFAULT 0 NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"released" integer DEFAULT 0 NOT NULL,
	"carried_out" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "card_payment_id" text;--> statement-breakpoint
ALTER TABLE "card_instructions" ADD CONSTRAINT "card_instructions_card_payment_id_card_payments_id_fk" FOREIGN KEY ("card_payment_id") REFERENCES "public"."card_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_instructions_payment" ON "card_instructions" USING btree ("card_payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "card_payments_card" ON "card_payments" USING btree ("order_key","card_reference");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_card_payment_id_card_payments_id_fk" FOREIGN KEY ("card_payment_id") REFERENCES "public"."card_payments"("id") ON DELETE no action ON UPDATE no action;