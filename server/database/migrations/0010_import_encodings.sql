ALTER TABLE "import_jobs" ADD COLUMN "encodings" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "import_jobs" ADD COLUMN "preamble" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "import_jobs" ADD COLUMN "header_row" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_jobs" ADD COLUMN "totals_row" integer;