CREATE TABLE "invoice_sendings" (
	"id" text PRIMARY KEY NOT NULL,
	"invoice_id" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"sent_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoice_sendings" ADD CONSTRAINT "invoice_sendings_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_sendings_invoice" ON "invoice_sendings" USING btree ("invoice_id","created_at");