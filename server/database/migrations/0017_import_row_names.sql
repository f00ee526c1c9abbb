ALTER TABLE "import_rows" ADD COLUMN "name_en" text;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "name_ar" text;