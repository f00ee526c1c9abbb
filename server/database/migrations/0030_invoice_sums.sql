DROP INDEX "invoices_facets";--> statement-breakpoint
CREATE INDEX "invoices_sums" ON "invoices" USING btree ("store_id","archived_at","status","type","dated_at","due_date","id","total","amount_due");