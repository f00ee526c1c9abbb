import type { ReactNode } from 'react';
import type { Media } from '#openapi/types.generated';
import type { TableSelection } from '../../kit/table/data-table-bar';
import type { ListQuery } from '../../lists/list-query';
import type { useListUrl } from '../../lists/list-url';
import { useText } from '../../text/use-text';
import type { LibraryState } from './library-query';

/** Common properties of grid and list. */
export interface LibraryRowsProps {
  pictures: readonly Media[];
  list: ListQuery;
  state: LibraryState;
  url: ReturnType<typeof useListUrl>;
  /** Undefined for users without edit permission. */
  selection: TableSelection | undefined;
  onOpen: (picture: Media) => void;
  empty: ReactNode;
}

/** "3 produits", or a text that no product uses it. */
export function useUseText(): (picture: Media) => string {
  const t = useText('media');
  return ({ usageCount: count }) =>
    count === 0 ? t('library.notUsed') : t('library.usedBy', { count });
}
