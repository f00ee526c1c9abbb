import type { ReactNode } from 'react';
import { Button } from '../kit/button';
import { SearchField } from '../kit/fields/search-field';
import { Toolbar } from '../kit/layout/card';
import type { useListUrl } from './list-url';

interface ListToolbarProps {
  /** Label of the search field. */
  label: string;
  placeholder: string;
  q: string;
  url: ReturnType<typeof useListUrl>;
  /** The text of the button that clears all filters; null without filters. */
  clear: string | null;
  /** The filters, in addition to the search. */
  children?: ReactNode;
  /** At the end: settings of the whole table. */
  tools: ReactNode;
}

/** Search and filters of a list, stored in its URL. */
export function ListToolbar(props: ListToolbarProps) {
  const { label, placeholder, q, url, clear, children, tools } = props;
  return (
    <Toolbar>
      <SearchField
        label={label}
        placeholder={placeholder}
        value={q}
        busy={url.isReading}
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
