-- The names under which pictures are found in the library. Which names are equal is decided in
-- src/domain/media/picture-name.ts; the key only has to be the same for all equal names, so that few rows are read.

-- Without folder, extension of a picture, accents, case, marks and blanks. Letters become lower case after the accents
-- are removed, because a database of locale C knows only the lower case of ASCII.
CREATE OR REPLACE FUNCTION picture_name_key(said text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT left(
    regexp_replace(
      translate(
        lower(normalize(
          regexp_replace(btrim(said), '\.(jpg|jpeg|jpe|jfif|pjpeg|pjp|png|webp|gif|avif)[\u0001-\u0020\u007f-\u00a0\u200b-\u200f\u202a-\u202f\u2060-\u206f\ufeff]*$', '', 'i'),
          NFKD)),
        'ŒÆØŁĐ', 'œæøłđ'),
      '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u02bb\u02bc\u0300-\u036f\u061c\u180e\u2000-\u206f\u2212\ufe00-\ufe0f\ufeff]', '', 'g'),
    100);
$$;

CREATE OR REPLACE FUNCTION media_name_keyed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.name_key := picture_name_key(NEW.file_name);
  RETURN NEW;
END;
$$;

-- A picture has the name of its first upload; further names are added by later uploads of the same file.
CREATE OR REPLACE FUNCTION media_named() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO media_names (media_id, store_id, file_name, named_at)
    SELECT id, store_id, file_name, created_at FROM named WHERE store_id IS NOT NULL;
  RETURN NULL;
END;
$$;

-- Pictures of the releases that kept one name only.
INSERT INTO media_names (media_id, store_id, file_name, name_key, named_at)
  SELECT id, store_id, file_name, picture_name_key(file_name), created_at FROM media
   WHERE store_id IS NOT NULL
     AND NOT EXISTS (SELECT FROM media_names WHERE media_names.media_id = media.id);

--> tables
SELECT ensure_trigger($$CREATE TRIGGER media_name_keyed BEFORE INSERT ON media_names
  FOR EACH ROW EXECUTE FUNCTION media_name_keyed()$$);
SELECT ensure_trigger($$CREATE TRIGGER media_named AFTER INSERT ON media
  REFERENCING NEW TABLE AS named FOR EACH STATEMENT EXECUTE FUNCTION media_named()$$);
