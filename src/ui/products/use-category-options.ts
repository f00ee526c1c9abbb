import { useMemo } from 'react';
import { useListCategoriesQuery } from '#application/api/reference-endpoints.generated';
import { categoryTree } from '#domain/products/category-tree';
import type { SelectOption } from '../kit/fields/select';
import { useLanguage } from '../text/use-language';

/** One em space for each level, so that a flat list shows the tree. */
const INDENT = '\u2003';

/**
 * The marketplace's categories as a tree in a flat list, in the page's language; none until they
 * are wanted.
 */
export function useCategoryOptions(isWanted = true): SelectOption<string>[] {
  const { data } = useListCategoriesQuery(undefined, { skip: !isWanted });
  const language = useLanguage();
  return useMemo(
    () =>
      categoryTree(data?.items ?? [], language).map(({ category, path }) => ({
        value: category.id,
        label: INDENT.repeat(path.length - 1) + (path.at(-1) ?? ''),
      })),
    [data, language],
  );
}
