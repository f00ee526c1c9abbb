ALTER TABLE "import_jobs" ADD COLUMN "findings" jsonb DEFAULT '{"marks":{},"decimalMark":null,"openNumbers":[],"dateOrder":null,"openDates":[],"sales":{"dayFirst":[],"monthFirst":[]}}'::jsonb NOT NULL;--> statement-breakpoint
-- Files of the release before had `decimalComma`, days before months, and no question.
UPDATE "import_jobs" SET
	"options" = "options" - 'decimalComma' || jsonb_build_object(
		'decimalMark', CASE WHEN "options" -> 'decimalComma' = 'true' THEN 'comma' ELSE 'point' END,
		'dateOrder', 'dayFirst',
		'saleEnd', NULL
	)
WHERE "options" ? 'decimalComma';--> statement-breakpoint
UPDATE "import_jobs" SET
	"recognised" = jsonb_set("recognised", '{options}', ("recognised" -> 'options') - 'decimalComma' || jsonb_build_object(
		'decimalMark', CASE WHEN "recognised" -> 'options' -> 'decimalComma' = 'true' THEN 'comma' ELSE 'point' END,
		'dateOrder', 'dayFirst',
		'saleEnd', NULL
	))
WHERE "recognised" -> 'options' ? 'decimalComma';--> statement-breakpoint
-- Nobody was asked about the mark: a saved point may be the preset one, a comma was found or chosen.
UPDATE "import_readings" SET
	"reading" = jsonb_set("reading", '{options}', ("reading" -> 'options') - 'decimalComma' || jsonb_build_object(
		'decimalMark', CASE WHEN "reading" -> 'options' -> 'decimalComma' = 'true' THEN '"comma"'::jsonb ELSE 'null'::jsonb END,
		'dateOrder', NULL,
		'saleEnd', NULL
	))
WHERE "reading" -> 'options' ? 'decimalComma';
