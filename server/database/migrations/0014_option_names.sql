-- The options of ordered items in English and Arabic, where the French text is still that of the variant.
ALTER TABLE "order_items" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "order_items" SET
    "options_text_en" = nullif(named.english, named.french),
    "options_text_ar" = nullif(named.arabic, named.french)
  FROM (
    SELECT options.variant_id,
           string_agg(attribute_values.name, ' · ' ORDER BY options.rank) AS french,
           string_agg(coalesce(nullif(attribute_values.name_en, ''), attribute_values.name), ' · ' ORDER BY options.rank) AS english,
           string_agg(coalesce(nullif(attribute_values.name_ar, ''), attribute_values.name), ' · ' ORDER BY options.rank) AS arabic
      FROM variant_option_values options JOIN attribute_values ON attribute_values.id = options.value_id
     GROUP BY options.variant_id) named
 WHERE named.variant_id = "order_items"."variant_id"
   AND replace("order_items"."options_text", ', ', ' · ') = named.french;--> statement-breakpoint
ALTER TABLE "order_items" ENABLE TRIGGER USER;
