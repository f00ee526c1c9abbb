import ListIcon from '~icons/solar/list-linear';
import GridIcon from '~icons/solar/widget-linear';
import { Button } from '../../kit/button';
import { SearchField } from '../../kit/fields/search-field';
import { SegmentedControl } from '../../kit/fields/segmented-control';
import { Select } from '../../kit/fields/select';
import { Toolbar } from '../../kit/layout/card';
import { FilterSelect } from '../../lists/filter-select';
import type { useListUrl } from '../../lists/list-url';
import { useText } from '../../text/use-text';
import { LibraryListTools } from './library-list-tools';
import { hasFilters, LIBRARY_SORTS, LIBRARY_USES, type LibraryState } from './library-query';

interface LibraryToolbarProps {
  state: LibraryState;
  url: ReturnType<typeof useListUrl>;
  view: 'grid' | 'list';
  onView: (view: 'grid' | 'list') => void;
}

/** Search, filter, order and view of the library. */
export function LibraryToolbar({ state, url, view, onView }: LibraryToolbarProps) {
  const t = useText('media');
  return (
    <Toolbar>
      <SearchField
        label={t('library.searchLabel')}
        placeholder={t('library.search')}
        value={state.q}
        busy={url.isReading}
        onSearch={(q) => url.change({ q })}
      />
      <FilterSelect
        labelled
        name="use"
        label={t('library.use')}
        any={t('library.anyUse')}
        value={state.use}
        options={LIBRARY_USES.map((value) => ({ value, label: t(`library.${value}`) }))}
        url={url}
      />
      <Select
        compact
        hideLabel
        label={t('library.sort')}
        value={state.sort}
        options={LIBRARY_SORTS.map((value) => ({ value, label: t(`library.sorts.${value}`) }))}
        onChange={(sort) => url.change({ sort })}
      />
      <SegmentedControl
        label={t('library.view')}
        value={view}
        segments={[
          { value: 'grid', label: t('library.grid'), icon: GridIcon },
          { value: 'list', label: t('library.list'), icon: ListIcon },
        ]}
        onChange={onView}
      />
      {view === 'list' && <LibraryListTools />}
      {hasFilters(state) && (
        <Button variant="text" onClick={() => url.clear(['folder', 'sort', 'pageSize'])}>
          {t('library.clear')}
        </Button>
      )}
    </Toolbar>
  );
}
