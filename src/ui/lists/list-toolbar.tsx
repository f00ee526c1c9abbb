import type { ReactNode } from 'react';
import { Button } from '../kit/button';
import { Toolbar } from '../kit/card';
import { SearchField } from '../kit/search-field';
import type { useListUrl } from './list-url';

interface ListToolbarProps {
  /** Of the search. */
  label: string;
  placeholder: string;
  q: string;
  url: ReturnType<typeof useListUrl>;
  /** The words of the way back to the whole list; null where nothing narrows it. */
  clear: string | null;
  /** The filters, where there are any beside the search. */
  children?: ReactNode;
  /** At the end: what concerns the table as a whole. */
  tools: ReactNode;
}

/** Search and filters of a list, kept in its address. */
export function ListToolbar(props: ListToolbarProps) {
  const { label, placeholder, q, url, clear, children, tools } = props;
  return (
    <Toolbar>
      <SearchField
        label={label}
        placeholder={placeholder}
        value={q}
        onSearch={(sought) => url.change({ q: sought })}
      />
      {children}
      {clear !== null && (
        <Button variant="text" onClick={() => url.clear(['tab', 'sort', 'pageSize'])}>
          {clear}
        </Button>
      )}
      {tools}
    </Toolbar>
  );
}
