-- The list of orders says which of them a request for cancellation is open for.
SELECT note_writes_of('cancellations', 'orders', 'store_rows_changed');
