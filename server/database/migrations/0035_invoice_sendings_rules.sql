-- To whom an invoice went is business data: the log of who changed what covers it.
SELECT audit_table('invoice_sendings');
