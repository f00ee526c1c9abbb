import { useMemo } from 'react';
import { useListCategoriesQuery } from '#application/api/reference-endpoints.generated';
import { categoryTree, endOfPath, pathText } from '#domain/products/category-tree';
import type { ComboOption } from '../../kit/fields/combo-parts';
import { useLanguage } from '../../text/use-language';

/** Number of characters that the field of a narrow card shows. */
const FIELD_LENGTH = 26;

/** Categories with their ancestors: "Chaussures › Babouches", in the tree's order. */
export function useCategoryPaths(): ComboOption[] {
  const { data } = useListCategoriesQuery();
  const language = useLanguage();
  return useMemo(
    () =>
      categoryTree(data?.items ?? [], language).map(({ category, path }) => ({
        value: category.id,
        label: pathText(path),
        short: endOfPath(path, FIELD_LENGTH),
      })),
    [data, language],
  );
}
