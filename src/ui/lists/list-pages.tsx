import type { ReactNode } from 'react';
import { Pagination } from '../kit/pagination';
import type { useListUrl } from './list-url';

interface ListPagesProps {
  /** The page that is shown; nothing where there is no row. */
  shown: { total: number } | undefined;
  state: { page: number; pageSize: number };
  url: ReturnType<typeof useListUrl>;
  /** Before the pages: how to walk the list by keyboard. */
  lead?: ReactNode;
}

/** The way through the pages of a list, kept in its address. */
export function ListPages({ shown, state, url, lead }: ListPagesProps) {
  if (!shown || shown.total === 0) return null;
  return (
    <Pagination
      page={state.page}
      pageSize={state.pageSize}
      total={shown.total}
      onPage={(page) => url.change({ page })}
      onPageSize={(pageSize) => url.change({ pageSize, page: null })}
      lead={lead}
    />
  );
}
