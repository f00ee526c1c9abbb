-- The sums of a payout are those of its entries. Only an open payout takes entries.

CREATE OR REPLACE FUNCTION sum_payout_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE payouts
     SET gross_sales = payouts.gross_sales + added.gross_sales,
         commission = payouts.commission + added.commission,
         fees = payouts.fees + added.fees,
         refunds = payouts.refunds + added.refunds,
         adjustments = payouts.adjustments + added.adjustments,
         carried_over = payouts.carried_over + added.carried_over,
         entries_count = entries_count + added.entries
    FROM (SELECT payout_id, count(*)::integer AS entries,
                 coalesce(sum(amount) FILTER (WHERE kind = 'sale'), 0) AS gross_sales,
                 coalesce(sum(amount) FILTER (WHERE kind = 'commission'), 0) AS commission,
                 coalesce(sum(amount) FILTER (WHERE kind = 'fee'), 0) AS fees,
                 coalesce(sum(amount) FILTER (WHERE kind = 'refund'), 0) AS refunds,
                 coalesce(sum(amount) FILTER (WHERE kind = 'adjustment'), 0) AS adjustments,
                 coalesce(sum(amount) FILTER (WHERE kind = 'carry_over'), 0) AS carried_over
            FROM written GROUP BY payout_id) AS added
   WHERE payouts.id = added.payout_id AND payouts.status = 'open';
  IF EXISTS (SELECT 1 FROM written JOIN payouts ON payouts.id = written.payout_id
              WHERE payouts.status <> 'open') THEN
    RAISE EXCEPTION 'a closed payout takes no entries' USING ERRCODE = '23001';
  END IF;
  RETURN NULL;
END;
$$;

-- No entry is changed or deleted.
CREATE OR REPLACE FUNCTION keep_payout_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'entries of payouts are kept as they were written' USING ERRCODE = '23001';
END;
$$;

--> tables
SELECT ensure_trigger($$CREATE TRIGGER payout_entries_summed AFTER INSERT ON payout_entries
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION sum_payout_entries()$$);
SELECT ensure_trigger($$CREATE TRIGGER payout_entries_kept BEFORE DELETE OR UPDATE ON payout_entries
  FOR EACH ROW EXECUTE FUNCTION keep_payout_entry()$$);
