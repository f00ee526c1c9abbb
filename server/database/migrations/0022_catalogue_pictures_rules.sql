-- A variant's picture was an address of its own; it is one of its product's pictures now, and shown once it is here.
UPDATE variants
   SET image_ids = coalesce((SELECT array_agg(i.id ORDER BY i.position) FROM product_images i
                              WHERE i.product_id = variants.product_id AND i.url = variants.picture_url), '{}'),
       picture_url = (SELECT i.url FROM product_images i
                       WHERE i.product_id = variants.product_id AND i.url = variants.picture_url AND NOT i.is_remote)
 WHERE picture_url IS NOT NULL;
