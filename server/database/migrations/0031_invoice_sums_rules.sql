-- Invoices come to amounts beside their list: what they charge, and what of it is still due.
SELECT keep_tallies_of('invoices',
  $$jsonb_build_object('type', type, 'status', status, 'isArchived', archived_at IS NOT NULL)$$,
  'total', 'amount_due');
