import type { Language } from '../format/languages';
import { type LocalizedNames, localizedName } from '../text/localized-name';
import { nameCollator } from '../text/name-collation';

interface TreeCategory extends LocalizedNames {
  readonly id: string;
  readonly parentId: string | null;
}

/** A category in its place, with the names from the root to itself. */
export interface PlacedCategory<Category> {
  readonly category: Category;
  readonly path: readonly string[];
}

/**
 * Categories as a tree in a flat list: each is followed by its children, and siblings are in the
 * order of their names in the language. One whose parent is not among them is a root.
 */
export function categoryTree<Category extends TreeCategory>(
  categories: readonly Category[],
  language: Language,
): PlacedCategory<Category>[] {
  const { compare } = nameCollator(language);
  const known = new Set(categories.map(({ id }) => id));
  const parentOf = ({ parentId }: Category) =>
    parentId !== null && known.has(parentId) ? parentId : null;
  const below = (parentId: string | null, above: readonly string[]): PlacedCategory<Category>[] =>
    categories
      .filter((category) => parentOf(category) === parentId)
      .map((category) => ({ category, name: localizedName(category, language) }))
      .sort((one, other) => compare(one.name, other.name))
      .flatMap(({ category, name }) => {
        const path = [...above, name];
        return [{ category, path }, ...below(category.id, path)];
      });
  return below(null, []);
}

const STEP = ' › ';

/** A path in words: "Chaussures › Babouches". */
export function pathText(path: readonly string[]): string {
  return path.join(STEP);
}

/** The end of a path, as many whole names as fit into a number of characters, at least the last. */
export function endOfPath(path: readonly string[], maxLength: number): string {
  const fits = path.findIndex((_, from) => pathText(path.slice(from)).length <= maxLength);
  const from = fits === -1 ? path.length - 1 : fits;
  return from > 0 ? `…${STEP}${pathText(path.slice(from))}` : pathText(path);
}
