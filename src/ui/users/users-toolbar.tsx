import type { ReactNode } from 'react';
import { ROLES } from '#domain/permissions/permissions';
import { FilterSelect } from '../lists/filter-select';
import { ListToolbar } from '../lists/list-toolbar';
import type { useListUrl } from '../lists/list-url';
import { useText } from '../text/use-text';
import { isFiltered, type UserListState } from './user-list-query';

interface UsersToolbarProps {
  state: UserListState;
  url: ReturnType<typeof useListUrl>;
  /** At the end: actions on the list as a whole. */
  children: ReactNode;
}

/** Search and filter of the staff. */
export function UsersToolbar({ state, url, children }: UsersToolbarProps) {
  const t = useText('users');
  const shell = useText('shell');
  return (
    <ListToolbar
      label={t('searchLabel')}
      placeholder={t('search')}
      q={state.q}
      url={url}
      clear={isFiltered(state) ? t('filters.clear') : null}
      tools={children}
    >
      <FilterSelect
        name="role"
        label={t('filters.role')}
        any={t('filters.anyRole')}
        labelled
        value={state.role}
        options={ROLES.map((value) => ({ value, label: shell(`roles.${value}`) }))}
        url={url}
      />
    </ListToolbar>
  );
}
