import { useListCategoriesQuery } from '#application/api/reference-endpoints.generated';
import type { SelectOption } from '../kit/fields/select';
import { useLocalizedName } from '../text/localized';

/** One em space for each level, so that a flat list shows the tree. */
const INDENT = '\u2003';

/**
 * The marketplace's categories as a tree in a flat list, in the page's language; none until they
 * are wanted.
 */
export function useCategoryOptions(isWanted = true): SelectOption<string>[] {
  const { data } = useListCategoriesQuery(undefined, { skip: !isWanted });
  const localized = useLocalizedName();
  return (data?.items ?? []).map((category) => ({
    value: category.id,
    label: INDENT.repeat(category.level) + localized(category),
  }));
}
