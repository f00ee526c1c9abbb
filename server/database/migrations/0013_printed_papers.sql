ALTER TABLE "order_items" ADD COLUMN "options_text_en" text;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "options_text_ar" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "storage_place" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "tax_id" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "business_tax_id" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "cnss" text;