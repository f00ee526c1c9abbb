import { useState } from 'react';
import { useListBrandsQuery } from '#application/api/reference-endpoints.generated';

/** Brands looked up by what is typed: a marketplace has many. What `Autocomplete` needs of them. */
export function useBrandOptions() {
  const [typed, setTyped] = useState('');
  const { data, isFetching } = useListBrandsQuery({
    ...(typed && { q: typed }),
    page: 1,
    pageSize: 100,
  });
  return {
    options: (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
    onInput: setTyped,
    loading: isFetching,
  };
}
