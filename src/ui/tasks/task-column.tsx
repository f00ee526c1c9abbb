import { GridList, GridListItem } from 'react-aria-components/GridList';
import { type DropItem, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { styled } from 'styled-components';
import type { TaskList, TaskSummary } from '#application/api/tasks-endpoints.generated';
import EditIcon from '~icons/solar/pen-2-linear';
import { AriaLocale } from '../kit/aria-locale';
import { Counter } from '../kit/feedback/counter';
import { IconButton } from '../kit/icon-button';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';
import { QuickAdd } from './quick-add';
import type { TaskActors } from './task-actors';
import { TaskCard } from './task-card';

/** Tasks are dragged between lists of the board, and nowhere else. */
const DRAG_TYPE = 'application/x-task-card';

const Column = styled.section`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  border-radius: var(--radius-card);
  background: var(--sunk);
`;
const Head = styled.header`
  display: flex;
  align-items: center;
  gap: var(--space-8);
  min-block-size: 48px;
  padding-block: var(--space-4);
  padding-inline: var(--space-12) var(--space-8);
  & > h2 {
    overflow: hidden;
    font: var(--weight-strong) var(--text-body) var(--font-body);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > button {
    margin-inline-start: auto;
  }
`;
const Cards = styled(GridList)`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--space-8);
  min-block-size: 96px;
  padding-inline: var(--space-8);
  border-radius: var(--radius-card);
  outline: none;
  &[data-drop-target],
  &[data-focus-visible] {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
  & .react-aria-DropIndicator[data-drop-target] {
    outline: 1px solid var(--focus);
  }
` as typeof GridList;
const Card = styled(GridListItem)`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  padding: var(--space-12);
  border-radius: var(--radius-note);
  background: var(--paper);
  box-shadow: var(--shadow-card);
  cursor: grab;
  outline: none;
  &[data-focus-visible] {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  &[data-dragging] {
    opacity: 0.4;
  }
  ${media.touch} {
    cursor: auto;
  }
`;
const Nothing = styled.p`
  padding: var(--space-24) var(--space-8);
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
  text-align: center;
`;

interface TaskColumnProps {
  list: TaskList;
  lists: readonly TaskList[];
  tasks: readonly TaskSummary[];
  actors: TaskActors;
  onOpen: (taskId: string) => void;
  /** Opens the form of the list; undefined for a role that may not edit lists. */
  onEdit: (() => void) | undefined;
}

/** A list of the board: its tasks as cards, in the order that the staff gives them. */
export function TaskColumn(props: TaskColumnProps) {
  const { list, lists, tasks, actors, onOpen, onEdit } = props;
  const t = useText('tasks');
  const format = useFormat();
  const { dragAndDropHooks } = useTaskDrops(list, tasks, actors);
  return (
    <AriaLocale>
      <Column aria-labelledby={`list-${list.id}`}>
        <Head>
          <h2 id={`list-${list.id}`} dir="auto">
            {list.name}
          </h2>
          <Counter $tone="neutral">{format.number(tasks.length)}</Counter>
          {onEdit && (
            <IconButton
              icon={EditIcon}
              size="small"
              label={t('list.editOf', { name: list.name })}
              onClick={onEdit}
            />
          )}
        </Head>
        <Cards
          aria-label={list.name}
          dragAndDropHooks={dragAndDropHooks}
          renderEmptyState={() => <Nothing>{t('emptyList')}</Nothing>}
        >
          {tasks.map((task) => (
            <Card
              key={task.id}
              id={task.id}
              textValue={t('card', { title: task.title })}
              onAction={() => onOpen(task.id)}
            >
              <TaskCard
                task={task}
                listId={list.id}
                lists={lists}
                actor={actors.of(task.id)}
                onOpen={onOpen}
              />
            </Card>
          ))}
        </Cards>
        <QuickAdd list={list} />
      </Column>
    </AriaLocale>
  );
}

/** The task before which or after which a card was dropped gives the task that it follows. */
function precedingId(
  tasks: readonly TaskSummary[],
  target: { key: string | number; dropPosition: string },
): string | null {
  const at = tasks.findIndex(({ id }) => id === target.key);
  return (target.dropPosition === 'after' ? tasks[at]?.id : tasks[at - 1]?.id) ?? null;
}

/** Drags within a list and between lists; a drop gives the task a place. */
function useTaskDrops(list: TaskList, tasks: readonly TaskSummary[], actors: TaskActors) {
  const place = (ids: Iterable<unknown>, afterId: string | null) => {
    for (const id of ids) {
      actors.of(String(id))?.send({
        type: 'task.move',
        place: { listId: list.id, afterId: afterId === id ? null : afterId },
      });
    }
  };
  const others = (key: unknown) => tasks.filter(({ id }) => id !== key);
  const idsIn = (items: readonly DropItem[]) =>
    Promise.all(items.flatMap((item) => (item.kind === 'text' ? [item.getText(DRAG_TYPE)] : [])));
  return useDragAndDrop({
    getItems: (keys) =>
      tasks
        .filter(({ id }) => keys.has(id))
        .map(({ id, title }) => ({ [DRAG_TYPE]: id, 'text/plain': title })),
    getAllowedDropOperations: () => ['move'],
    acceptedDragTypes: [DRAG_TYPE],
    onReorder: ({ keys, target }) => {
      const [id] = keys;
      place(keys, precedingId(others(id), target));
    },
    onInsert: ({ items, target }) => {
      void idsIn(items).then((ids) => place(ids, precedingId(tasks, target)));
    },
    onRootDrop: ({ items }) => {
      void idsIn(items).then((ids) => place(ids, tasks.at(-1)?.id ?? null));
    },
  });
}
