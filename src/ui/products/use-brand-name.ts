import { useState } from 'react';
import { useListBrandsQuery } from '#application/api/reference-endpoints.generated';

const PAGE_SIZE = 100;

/**
 * The name of a brand. The contract returns brands in pages, so pages are fetched until it is
 * found.
 */
export function useBrandName(brandId: string | null): string | undefined {
  const [page, setPage] = useState(1);
  const { currentData } = useListBrandsQuery(
    { page, pageSize: PAGE_SIZE },
    { skip: brandId === null },
  );
  const found = currentData?.items.find(({ id }) => id === brandId);
  if (currentData && !found && page * PAGE_SIZE < currentData.total) setPage(page + 1);
  return found?.name;
}
