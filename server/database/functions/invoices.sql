-- An issued invoice stays as it was issued: only what was paid and credited, the status that follows, and the id of a
-- client that was merged into another may change. It is never deleted.
CREATE OR REPLACE FUNCTION keep_issued_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'invoice % is issued and can''t be deleted', OLD.id USING ERRCODE = '23001';
  END IF;
  IF NEW.status = 'draft' OR NEW.archived_at IS NOT NULL
     OR (NEW.id, NEW.store_id, NEW.type, NEW.number, NEW.order_id, NEW.order_number, NEW.issue_date,
         NEW.issued_at, NEW.dated_at, NEW.seller, NEW.client - 'id', NEW.lines, NEW.tax_totals, NEW.subtotal,
         NEW.tax_total, NEW.total, NEW.created_at)
        IS DISTINCT FROM
        (OLD.id, OLD.store_id, OLD.type, OLD.number, OLD.order_id, OLD.order_number, OLD.issue_date,
         OLD.issued_at, OLD.dated_at, OLD.seller, OLD.client - 'id', OLD.lines, OLD.tax_totals, OLD.subtotal,
         OLD.tax_total, OLD.total, OLD.created_at)
     OR (NEW.tour_booking_id, NEW.tour_booking_number) IS DISTINCT FROM (OLD.tour_booking_id, OLD.tour_booking_number)
     OR NEW.original_invoice_id IS DISTINCT FROM OLD.original_invoice_id
     OR NEW.due_date IS DISTINCT FROM OLD.due_date
     OR NEW.letterhead_id IS DISTINCT FROM OLD.letterhead_id
     OR NEW.note IS DISTINCT FROM OLD.note
     OR NEW.amount_paid < OLD.amount_paid OR NEW.credited_total < OLD.credited_total THEN
    RAISE EXCEPTION 'invoice % is issued and can''t be changed', OLD.id USING ERRCODE = '23001';
  END IF;
  RETURN NEW;
END;
$$;

-- A series only takes its next number.
CREATE OR REPLACE FUNCTION keep_invoice_series() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR NEW.last_number <> OLD.last_number + 1
     OR (NEW.store_id, NEW.year, NEW.type) IS DISTINCT FROM (OLD.store_id, OLD.year, OLD.type) THEN
    RAISE EXCEPTION 'a series of invoices has no gaps' USING ERRCODE = '23001';
  END IF;
  RETURN NEW;
END;
$$;

--> tables
SELECT ensure_trigger($$CREATE TRIGGER invoices_kept BEFORE DELETE OR UPDATE ON invoices
  FOR EACH ROW WHEN (old.status <> 'draft'::text) EXECUTE FUNCTION keep_issued_invoice()$$);
SELECT ensure_trigger($$CREATE TRIGGER invoice_series_kept BEFORE DELETE OR UPDATE ON invoice_series
  FOR EACH ROW EXECUTE FUNCTION keep_invoice_series()$$);
