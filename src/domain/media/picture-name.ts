/** Extensions of one format, by which a picture may be named in another way. */
const JPEG = 'jpg|jpeg|jpe|jfif|pjpeg|pjp';
const JPEG_EXTENSION = new RegExp(`\\.(?:${JPEG})$`);
const PICTURE_EXTENSION = new RegExp(`\\.(?:${JPEG}|png|webp|gif|avif)$`, 'i');
/** What looks like the extension of a file: letters first, so that `SKU-1.25` has none. */
const ANY_EXTENSION = /\.[a-z][a-z\d]{1,4}$/i;

const INVISIBLE = /\p{Cf}|\p{Cc}|\u034f|[\ufe00-\ufe0f]/gu;
const APOSTROPHES = /[\u2018\u2019\u201b\u02bb\u02bc\u2032\u00b4`\uff07]/g;
const HYPHENS = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;
const MAX_NAME_CHARACTERS = 255;

/** A picture under one of the names of its file. */
export interface NamedPicture {
  readonly mediaId: string;
  readonly fileName: string;
}

/**
 * The name of a picture's file in a text that may hold folders, a drive and the escapes of an
 * address: `C:\photos\a.jpg`, `images/caf%C3%A9.jpg`, `a`. Null for a web address, another kind of file, or no name.
 */
export function pictureFileName(text: string): string | null {
  const path = unescaped(text)
    .replace(INVISIBLE, '')
    .trim()
    .replace(/^file:\/*/i, '/')
    .replace(/^[a-z]:/i, '');
  if (/^\/\/|^[a-z][a-z\d+.-]*:/i.test(path)) return null;
  const name =
    path
      .split(/[\\/]/)
      .at(-1)
      ?.replace(/(\.\w+)\?.*$/, '$1')
      .trim() ?? '';
  if (name === '' || name.length > MAX_NAME_CHARACTERS || name.includes(':')) return null;
  if (!/[\p{L}\p{N}]/u.test(name)) return null;
  return ANY_EXTENSION.test(name) && !PICTURE_EXTENSION.test(name) ? null : name;
}

/**
 * A file name in the form in which names are compared: composed letters, lower case, one kind of
 * apostrophe, hyphen and space, without invisible marks.
 */
function comparablePictureName(fileName: string): string {
  return fileName
    .replace(INVISIBLE, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(APOSTROPHES, "'")
    .replace(HYPHENS, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A comparable name without the extension of a picture. */
function pictureStem(comparable: string): string {
  return comparable.replace(PICTURE_EXTENSION, '');
}

/**
 * The picture that a name means, among pictures in the order in which they got their names: the one
 * of exactly this name, of this name in another spelling, of this name with another extension of
 * JPEG, and then the one whose name differs by a missing extension. Of two pictures with one name
 * the later is meant. `ambiguous` when two with different names fit equally; null when none fits.
 */
export function findPicture<Picture extends NamedPicture>(
  name: string,
  pictures: readonly Picture[],
): Picture | 'ambiguous' | null {
  const sought = comparablePictureName(name);
  const isBare = pictureStem(sought) === sought;
  const fits: ((fileName: string) => boolean)[] = [
    (fileName) => fileName.normalize('NFC') === name.normalize('NFC'),
    (fileName) => comparablePictureName(fileName) === sought,
    (fileName) => inOneFormat(comparablePictureName(fileName)) === inOneFormat(sought),
    (fileName) => {
      const other = comparablePictureName(fileName);
      return pictureStem(other) === pictureStem(sought) && (isBare || pictureStem(other) === other);
    },
  ];
  for (const isFit of fits) {
    const found = pictures.filter(({ fileName }) => isFit(fileName));
    const latest = new Map(found.map((each) => [comparablePictureName(each.fileName), each]));
    const [first, ...others] = latest.values();
    if (first === undefined) continue;
    return others.some(({ mediaId }) => mediaId !== first.mediaId) ? 'ambiguous' : first;
  }
  return null;
}

function inOneFormat(comparable: string): string {
  return comparable.replace(JPEG_EXTENSION, '.jpg');
}

function unescaped(text: string): string {
  if (!/%[\da-f]{2}/i.test(text)) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
