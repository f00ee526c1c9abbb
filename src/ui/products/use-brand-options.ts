import { useState } from 'react';
import { useListBrandsQuery } from '#application/api/reference-endpoints.generated';
import { nameLanguage } from '../lists/name-language';
import { useLanguage } from '../text/use-language';

/**
 * Brands searched by the typed text, because a marketplace has many. The props of `Autocomplete`.
 */
export function useBrandOptions() {
  const [typed, setTyped] = useState('');
  const { data, isFetching } = useListBrandsQuery({
    ...(typed && { q: typed }),
    ...nameLanguage('name', useLanguage()),
    page: 1,
    pageSize: 100,
  });
  return {
    options: (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
    onInput: setTyped,
    loading: isFetching,
  };
}
