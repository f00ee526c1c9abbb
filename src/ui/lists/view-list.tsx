import { styled } from 'styled-components';
import { tableStateOf, viewContentOf } from '#application/lists/table-view';
import type { TableViewsEvent } from '#application/lists/table-views.machine';
import type { View } from '#openapi/types.generated';
import SaveIcon from '~icons/solar/diskette-linear';
import RenameIcon from '~icons/solar/pen-2-linear';
import DefaultIcon from '~icons/solar/star-bold';
import MakeDefaultIcon from '~icons/solar/star-linear';
import DeleteIcon from '~icons/solar/trash-bin-minimalistic-linear';
import { Button } from '../kit/button';
import { Icon } from '../kit/icon';
import { VisuallyHidden } from '../kit/layout/visually-hidden';
import { Skeleton } from '../kit/loading/skeleton';
import { Menu, type MenuItem } from '../kit/overlays/menu';
import { TickIcon } from '../kit/tick-icon';
import { useText } from '../text/use-text';
import { ProblemState } from './problem-state';
import { type ListTable, useTableViews } from './use-list-table';

const Lines = styled.ul`
  display: flex;
  flex-direction: column;
  max-block-size: 320px;
  margin: calc(-1 * var(--space-8));
  margin-block-end: var(--space-8);
  overflow-y: auto;
`;
const Line = styled.li`
  display: flex;
  align-items: center;
  gap: var(--space-4);
`;
const Choice = styled.button`
  display: flex;
  flex: 1;
  align-items: center;
  gap: var(--space-8);
  min-inline-size: 0;
  min-block-size: 40px;
  padding-inline: var(--space-8);
  border-radius: var(--radius-control);
  text-align: start;
  &:is(:hover, [aria-current]) {
    background: var(--press);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  & > bdi {
    flex: 1;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > svg {
    color: var(--accent-text);
  }
`;
const Hint = styled.p`
  margin-block-end: var(--space-12);
  color: var(--on-press);
  font: 400 var(--text-small) var(--font-body);
`;

interface ViewListProps {
  table: ListTable;
  currentId: string | null;
  /** Starts the chosen action; it may open a dialog. */
  begin: (event: TableViewsEvent) => void;
  onDone: () => void;
}

/** The saved views, each with its actions, and a button that saves a new one. */
export function ViewList({ table, currentId, begin, onDone }: ViewListProps) {
  const t = useText('lists');
  const { data, error, refetch } = useTableViews(table.name);
  if (!data) return error ? <ProblemState error={error} onRetry={refetch} /> : <Skeleton />;
  const save = () => {
    onDone();
    begin({ type: 'view.save', content: viewContentOf(table.currentView) });
  };
  return (
    <>
      {data.items.length === 0 && <Hint>{t('views.none')}</Hint>}
      <Lines aria-label={t('views.label')}>
        {data.items.map((view) => (
          <Line key={view.id}>
            <Choice
              type="button"
              {...(view.id === currentId ? { 'aria-current': true } : {})}
              onClick={() => {
                onDone();
                table.show(view);
              }}
            >
              <bdi>{view.name}</bdi>
              {view.id === table.layout.defaultView && (
                <>
                  <Icon of={DefaultIcon} size={16} />
                  <VisuallyHidden>{t('views.isDefault')}</VisuallyHidden>
                </>
              )}
              {view.id === currentId && <Icon of={TickIcon} size={16} />}
            </Choice>
            <ViewActions view={view} table={table} begin={begin} onDone={onDone} />
          </Line>
        ))}
      </Lines>
      <Button variant="soft" size="small" wide icon={SaveIcon} onClick={save}>
        {t('views.save')}
      </Button>
    </>
  );
}

function ViewActions({
  view,
  table,
  begin,
  onDone,
}: Omit<ViewListProps, 'currentId'> & { view: View }) {
  const t = useText('lists');
  const isDefault = table.layout.defaultView === view.id;
  const items: MenuItem[] = [
    {
      id: 'default',
      label: t(isDefault ? 'views.noDefault' : 'views.makeDefault'),
      icon: isDefault ? DefaultIcon : MakeDefaultIcon,
    },
    { id: 'overwrite', label: t('views.overwrite'), icon: SaveIcon },
    { id: 'rename', label: t('views.rename'), icon: RenameIcon },
    {
      id: 'delete',
      label: t('views.delete'),
      icon: DeleteIcon,
      danger: true,
      separated: true,
    },
  ];
  const act = (id: string) => {
    if (id === 'default') {
      table.change({
        defaultView: isDefault ? null : view.id,
        defaultState: isDefault ? null : tableStateOf(view),
      });
      return;
    }
    onDone();
    if (id === 'overwrite') {
      begin({ type: 'view.overwrite', view, content: viewContentOf(table.currentView) });
    }
    if (id === 'rename') begin({ type: 'view.rename', view });
    if (id === 'delete') begin({ type: 'view.delete', view });
  };
  return (
    <Menu
      label={t('views.actions', { name: view.name })}
      items={items}
      onAction={act}
      size="small"
    />
  );
}
