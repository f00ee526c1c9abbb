import { styled } from 'styled-components';
import type { View } from '#application/api/account-endpoints.generated';
import { contentOf, shows, VIEW_PARAM } from '#application/lists/table-view';
import ViewsIcon from '~icons/solar/bookmark-linear';
import SaveIcon from '~icons/solar/diskette-linear';
import RenameIcon from '~icons/solar/pen-2-linear';
import DefaultIcon from '~icons/solar/star-bold';
import MakeDefaultIcon from '~icons/solar/star-linear';
import DeleteIcon from '~icons/solar/trash-bin-minimalistic-linear';
import { Button } from '../kit/button';
import { Icon } from '../kit/icon';
import { Menu, type MenuItem } from '../kit/menu';
import { Popover } from '../kit/popover';
import { Skeleton } from '../kit/skeleton';
import { TickIcon } from '../kit/tick-icon';
import { VisuallyHidden } from '../kit/visually-hidden';
import { useText } from '../text/use-text';
import { ProblemState } from './problem-state';
import { type ListTable, useTableViews } from './use-list-table';
import { useViewActor, type ViewActor } from './use-view-actor';
import { ViewDialogs } from './view-dialogs';

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

/** The saved views of a list: choose one, keep what is seen as one, rename, overwrite, delete. */
export function ViewsMenu({ table }: { table: ListTable }) {
  const t = useText('lists');
  const { actor, snapshot } = useViewActor(table);
  const currentId = new URLSearchParams(table.sight.query).get(VIEW_PARAM);
  const { data } = useTableViews(table.name, currentId !== null);
  const current = data?.items.find(({ id }) => id === currentId);
  const name = current && (shows(table.sight, current) ? 'current' : 'currentChanged');
  return (
    <>
      <Popover
        label={name ? t(`views.${name}`, { name: current.name }) : t('views.label')}
        icon={ViewsIcon}
        iconOnly={!current}
        width={320}
      >
        {(close) => <ViewList table={table} currentId={currentId} actor={actor} onDone={close} />}
      </Popover>
      <ViewDialogs actor={actor} snapshot={snapshot} />
    </>
  );
}

interface ViewListProps {
  table: ListTable;
  currentId: string | null;
  actor: ViewActor;
  onDone: () => void;
}

function ViewList({ table, currentId, actor, onDone }: ViewListProps) {
  const t = useText('lists');
  const { data, error, refetch } = useTableViews(table.name);
  if (!data) return error ? <ProblemState error={error} onRetry={refetch} /> : <Skeleton />;
  const save = () => {
    onDone();
    actor.send({ type: 'view.save', content: contentOf(table.sight) });
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
            <ViewActions view={view} table={table} actor={actor} onDone={onDone} />
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
  actor,
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
      table.change({ defaultView: isDefault ? null : view.id });
      return;
    }
    onDone();
    if (id === 'overwrite') {
      actor.send({ type: 'view.overwrite', view, content: contentOf(table.sight) });
    }
    if (id === 'rename') actor.send({ type: 'view.rename', view });
    if (id === 'delete') actor.send({ type: 'view.delete', view });
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
