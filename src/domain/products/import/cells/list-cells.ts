import { isLibraryAddress } from '../../../media/library-address';
import { pictureFileName } from '../../../media/picture-name';
import { isPublicWebAddress } from '../../../network/public-address';
import { comparableCode } from '../../comparable-code';

/** The root of all categories in Magento. */
const ROOT = /^(?:default category|root catalog)$/i;

/** A longer path is not a category. */
const MAX_PATH_CHARACTERS = 1000;

/** Values of a WooCommerce-like list, `S, M, L`; a comma within a value is written `\,`. */
export function readList(cell: string): string[] {
  return cell
    .split(/(?<!\\)[,|]/)
    .map((value) => value.replaceAll('\\,', ',').trim())
    .filter(Boolean);
}

/** The cell of a list, which `readList` and the lookup of names read back. */
export function writeList(values: readonly string[]): string {
  const [only] = values;
  if (values.length === 1 && only !== undefined) return only;
  // Names are looked up without punctuation: a blank stands for the marks that separate values.
  return values.map((value) => value.replace(/[\\|]/g, ' ').replaceAll(',', '\\,')).join(', ');
}

/**
 * A category's path from the root: `Men > Shoes`, `Men -> Shoes`, `Men/Shoes`. From several
 * categories (`Men > Shoes, Sale`, `Men; Sale`) the first is taken; the comma of `Food, Beverages & Tobacco` is
 * not a separator.
 */
export function readCategoryPath(cell: string): string[] {
  const [first = ''] = cell.slice(0, MAX_PATH_CHARACTERS).split(/;|(?<!\\),(?! *\S+ &)/);
  const separator = /[>»]/.test(first) ? /->|[>»]/ : /[/|]/;
  const path = first
    .replaceAll('\\,', ',')
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);
  return path.length > 1 && ROOT.test(path[0] ?? '') ? path.slice(1) : path;
}

/** Where Wix keeps the pictures that its files name without an address. */
const WIX_MEDIA = /^[\da-f]{6}_[\da-f]{32}~mv2[\w.~-]*$/;
const WIX_ADDRESS = 'https://static.wixstatic.com/media/';

/** Addresses in an image cell: one, or several separated by commas, semicolons, bars or line ends. */
export function readImages(cell: string): string[] {
  const separator = cell.includes('://') ? /[,;](?=\s*(?:https?:)?\/\/)|\||\n/ : /[,;|\n]/;
  return cell
    .split(separator)
    .map((address) => address.trim())
    .filter(Boolean)
    .map((address) => (WIX_MEDIA.test(address) ? `${WIX_ADDRESS}${address}` : address));
}

/**
 * What an image cell names: a picture on another host, which is fetched later; a picture of the
 * store's library, by its address or the name of its file (`bol-1.jpg`, `C:\\photos\\bol-1`); an
 * address that is refused, because it is of a private network or holds a password; or nothing that can be used.
 */
export type ImageSource = 'remote' | 'library' | 'refused' | 'unusable';

const MAX_ADDRESS_CHARACTERS = 2000;

export function imageSourceOf(cell: string): ImageSource {
  if (isLibraryAddress(cell) || pictureFileName(cell) !== null) return 'library';
  if (cell.length > MAX_ADDRESS_CHARACTERS || !/^https?:\/\//i.test(cell)) return 'unusable';
  if (!URL.canParse(cell)) return 'unusable';
  return isPublicWebAddress(cell) ? 'remote' : 'refused';
}

/**
 * Options of each variant by its comparable code, as Bagisto and Magento list them on the parent:
 * `sku=A-1,color=Red|sku=A-2,…`.
 */
export function readVariantOptions(
  cell: string,
): ReadonlyMap<string, readonly { name: string; value: string }[]> {
  const bySku = new Map<string, { name: string; value: string }[]>();
  for (const part of cell.split('|')) {
    const pairs = part.split(',').map((pair) => {
      const at = pair.indexOf('=');
      return { name: pair.slice(0, at).trim(), value: pair.slice(at + 1).trim() };
    });
    const sku = pairs.find((pair) => pair.name === 'sku')?.value;
    if (sku)
      bySku.set(
        comparableCode(sku),
        pairs.filter((pair) => pair.name !== 'sku' && pair.value !== ''),
      );
  }
  return bySku;
}
