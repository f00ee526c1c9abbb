-- Orders that were there before payments get theirs. Cash is taken on delivery, cards and transfers
-- with the order. A claim on an order that came to nothing is given up.
INSERT INTO payments (id, store_id, order_id, method, status, amount, refunded_total, authorized_at,
                      captured_at, failed_at, search_text, created_at, updated_at)
SELECT 'pay_' || substr(id, 5), store_id, id, payment_method,
       CASE WHEN is_lost THEN 'failed'
            WHEN payment_status = 'partially_refunded' THEN 'captured'
            WHEN payment_status = 'refunded' AND total = 0 THEN 'captured'
            ELSE payment_status END,
       total,
       CASE WHEN payment_status = 'refunded' THEN total ELSE 0 END,
       CASE WHEN payment_method = 'card' AND payment_status <> 'pending' THEN order_date END,
       CASE WHEN payment_status IN ('captured', 'partially_refunded', 'refunded')
            THEN CASE payment_method WHEN 'cod' THEN coalesce(delivered_at, updated_at) ELSE order_date END END,
       CASE WHEN is_lost THEN updated_at END,
       search_text, order_date, updated_at
  FROM (SELECT *, payment_status = 'failed'
                  OR (payment_status = 'pending' AND status IN ('cancelled', 'rejected', 'returned')) AS is_lost
          FROM orders) AS known;
--> statement-breakpoint
INSERT INTO refunds (id, store_id, payment_id, order_id, amount, reason, source_id, created_at)
SELECT 'rfd_' || substr(payments.id, 5), payments.store_id, payments.id, orders.id, payments.refunded_total,
       CASE orders.status WHEN 'returned' THEN 'return' ELSE 'cancellation' END, orders.id, orders.updated_at
  FROM payments JOIN orders ON orders.id = payments.order_id
 WHERE payments.refunded_total > 0;
--> statement-breakpoint
UPDATE orders SET payment_status = payments.status
  FROM payments
 WHERE payments.order_id = orders.id AND orders.payment_status <> payments.status;
