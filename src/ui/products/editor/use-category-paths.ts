import { useMemo } from 'react';
import {
  type Category,
  useListCategoriesQuery,
} from '#application/api/reference-endpoints.generated';
import { localizedName } from '#domain/text/localized-name';
import { useLanguage } from '../../text/use-language';

/** Categories with their ancestors: "Chaussures › Babouches", in the tree's order. */
export function useCategoryPaths(): { value: string; label: string }[] {
  const { data } = useListCategoriesQuery();
  const language = useLanguage();
  return useMemo(() => {
    const categories = data?.items ?? [];
    const byId = new Map(categories.map((category) => [category.id, category]));
    const wordsOf = (category: Category): string[] => {
      const parent = byId.get(category.parentId ?? '');
      return [...(parent ? wordsOf(parent) : []), localizedName(category, language)];
    };
    return categories.map((category) => ({
      value: category.id,
      label: wordsOf(category).join(' › '),
    }));
  }, [data, language]);
}
