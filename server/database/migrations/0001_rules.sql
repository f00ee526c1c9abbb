-- What the schema in TypeScript cannot express.

-- Long texts are stored apart from the row, so that reading the rows of a list does not read them too.
-- Each page keeps free space, so that a change of texts alone updates no index.
ALTER TABLE products SET (toast_tuple_target = 512, fillfactor = 85);
--> statement-breakpoint
ALTER TABLE variants ADD CONSTRAINT variants_stock_reserved CHECK (stock_reserved >= 0);
--> statement-breakpoint
-- No piece is cancelled or returned that was not ordered.
ALTER TABLE order_items ADD CONSTRAINT order_items_quantities
  CHECK (quantity > 0 AND quantity_cancelled >= 0 AND quantity_returned >= 0
         AND quantity_cancelled + quantity_returned <= quantity);
--> statement-breakpoint
-- Words are written to the index at once, so that a search after an import reads no list of pending ones.
ALTER INDEX products_search SET (fastupdate = off);
--> statement-breakpoint
ALTER INDEX invoices_search SET (fastupdate = off);
--> statement-breakpoint
ALTER INDEX payments_search SET (fastupdate = off);
