-- What stood before: from now on days and periods are written together.
INSERT INTO metric_product_periods
SELECT store_id, period, product_id, sum(pieces), sum(revenue)
  FROM metric_product_days
 CROSS JOIN LATERAL (VALUES (to_char(day, 'YYYY')), (to_char(day, 'YYYY-MM'))) AS periods (period)
 GROUP BY store_id, period, product_id;
