CREATE TABLE "import_confirmations" (
	"job_id" text NOT NULL,
	"number" integer NOT NULL,
	"standouts" text[] NOT NULL,
	CONSTRAINT "import_confirmations_job_id_number_pk" PRIMARY KEY("job_id","number")
);
--> statement-breakpoint
ALTER TABLE "import_jobs" ADD COLUMN "outcomes" jsonb DEFAULT '{"new":0,"changed":0,"unchanged":0,"refused":0,"skipped":0}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "import_jobs" ADD COLUMN "standouts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "outcome" text;--> statement-breakpoint
UPDATE "import_rows" SET "outcome" = CASE "status" WHEN 'error' THEN 'refused' WHEN 'skipped' THEN 'skipped' ELSE 'changed' END;--> statement-breakpoint
ALTER TABLE "import_rows" ALTER COLUMN "outcome" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "changes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "standouts" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "weight" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_confirmations" ADD CONSTRAINT "import_confirmations_job_id_import_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."import_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_rows_weight" ON "import_rows" USING btree ("job_id","weight" DESC NULLS LAST,"number");--> statement-breakpoint
CREATE INDEX "import_rows_outcome" ON "import_rows" USING btree ("job_id","outcome","weight" DESC NULLS LAST,"number");--> statement-breakpoint
CREATE INDEX "import_rows_standouts" ON "import_rows" USING btree ("job_id","weight" DESC NULLS LAST,"number") WHERE "import_rows"."standouts" <> '{}';--> statement-breakpoint
-- A check of the release before did not find what stands out: it is made again before the run.
UPDATE "import_jobs" SET "status" = 'uploaded', "revision" = "revision" + 1 WHERE "status" = 'checked';
