-- The log of who changed what covers every subject's tables; derived columns stay out of it, and an
-- account number never enters it.
SELECT audit_table('stores', '{}', '{payment}');
--> statement-breakpoint
SELECT audit_table('clients', '{search_text,sort_name}');
--> statement-breakpoint
SELECT audit_table('store_availability');
--> statement-breakpoint
SELECT audit_table('store_logos', '{data_url}');
--> statement-breakpoint
SELECT audit_table('product_attributes');
--> statement-breakpoint
SELECT audit_table('media', '{search_text}');
--> statement-breakpoint
SELECT audit_table('delivery_attempts');
--> statement-breakpoint
SELECT audit_table('cancellations', '{search_text}');
--> statement-breakpoint
SELECT audit_table('cancellation_items');
--> statement-breakpoint
SELECT audit_table('returns', '{search_text}');
--> statement-breakpoint
SELECT audit_table('return_items');
--> statement-breakpoint
SELECT audit_table('payments', '{search_text}');
--> statement-breakpoint
SELECT audit_table('refunds');
--> statement-breakpoint
SELECT audit_table('invoices', '{search_text}');
--> statement-breakpoint
SELECT audit_table('invoice_payments');
--> statement-breakpoint
SELECT audit_table('payouts', '{net}');
--> statement-breakpoint
SELECT audit_table('payout_entries');
