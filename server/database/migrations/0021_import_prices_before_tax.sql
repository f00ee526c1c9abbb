ALTER TABLE "import_jobs" ALTER COLUMN "findings" SET DEFAULT '{"marks":{},"decimalMark":null,"openNumbers":[],"dateOrder":null,"openDates":[],"sales":{"dayFirst":[],"monthFirst":[]},"beforeTax":[],"currencyRows":[]}'::jsonb;--> statement-breakpoint
-- Files of the release before were not judged for these.
UPDATE "import_jobs" SET "findings" = '{"beforeTax": [], "currencyRows": []}'::jsonb || "findings";--> statement-breakpoint
UPDATE "import_jobs" SET "options" = '{"vatRate": null}'::jsonb || "options";--> statement-breakpoint
UPDATE "import_jobs" SET
	"recognised" = jsonb_set("recognised", '{options}', '{"vatRate": null}'::jsonb || ("recognised" -> 'options'))
WHERE "recognised" IS NOT NULL;--> statement-breakpoint
UPDATE "import_readings" SET
	"reading" = jsonb_set("reading", '{options}', '{"vatRate": null}'::jsonb || ("reading" -> 'options'));
