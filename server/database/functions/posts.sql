-- The title key of an article that is written without one: its slug.
CREATE OR REPLACE FUNCTION fill_post_title_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.title_key := NEW.slug;
  RETURN NEW;
END;
$$;

-- An article that is or was public has its slug as an address, which no other store's article can have. A former address
-- of another article of the same store is taken over. A deleted article has none.
CREATE OR REPLACE FUNCTION keep_post_addresses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.archived_at IS NOT NULL THEN
    DELETE FROM post_addresses WHERE post_id = NEW.id;
    RETURN NULL;
  END IF;
  INSERT INTO post_addresses (slug, post_id) VALUES (NEW.slug, NEW.id)
    ON CONFLICT (slug) DO UPDATE SET post_id = excluded.post_id
    WHERE (SELECT store_id FROM posts WHERE id = post_addresses.post_id) IS NOT DISTINCT FROM NEW.store_id;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the address % is of another store', NEW.slug
      USING ERRCODE = 'unique_violation', CONSTRAINT = 'post_addresses_pkey';
  END IF;
  IF TG_OP = 'INSERT' THEN
    INSERT INTO post_addresses (slug, post_id) SELECT former, NEW.id FROM unnest(NEW.former_slugs) AS former
      ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END;
$$;

--> tables
SELECT ensure_trigger($$CREATE TRIGGER posts_title_filled BEFORE INSERT ON posts
  FOR EACH ROW WHEN (new.title_key = ''::text) EXECUTE FUNCTION fill_post_title_key()$$);
SELECT ensure_trigger($$CREATE TRIGGER posts_addressed AFTER INSERT OR UPDATE OF slug, published_at, archived_at ON posts
  FOR EACH ROW WHEN (new.published_at IS NOT NULL) EXECUTE FUNCTION keep_post_addresses()$$);
