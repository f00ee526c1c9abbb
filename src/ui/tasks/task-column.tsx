import { type RefObject, useRef, useState } from 'react';
import { useDrop } from 'react-aria-components/useDrop';
import { styled } from 'styled-components';
import type { TaskList, TaskSummary } from '#openapi/types.generated';
import EditIcon from '~icons/solar/pen-2-linear';
import { dropArea } from '../kit/drop-area.styles';
import { Counter } from '../kit/feedback/counter';
import { IconButton } from '../kit/icon-button';
import { useLatest } from '../kit/use-latest';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { QuickAdd } from './quick-add';
import type { TaskActors } from './task-actors';
import { DRAG_TYPE, TaskCard } from './task-card';
import { dropPlace } from './task-placement';

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
/** Receives the tasks that are dropped, and the focus while a task is moved by keyboard. */
const Cards = styled.div`
  ${dropArea}
  flex: 1;
  min-block-size: 96px;
  padding-inline: var(--space-8);
  border-radius: var(--radius-card);
  & > ul {
    display: flex;
    flex-direction: column;
    gap: var(--space-8);
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
  /** Whether a pointer or a key drags the cards. */
  isDraggable: boolean;
  onOpen: (taskId: string) => void;
  /** Opens the form of the list; undefined for a role that may not edit lists. */
  onEdit: (() => void) | undefined;
}

/** A list of the board: its tasks as cards, in the order that the staff gives them. */
export function TaskColumn(props: TaskColumnProps) {
  const { list, lists, tasks, actors, isDraggable, onOpen } = props;
  const t = useText('tasks');
  const element = useRef<HTMLDivElement>(null);
  const { dropProps, isDropTarget, beforeId } = useTaskDrop(element, props);
  return (
    <Column aria-labelledby={`list-${list.id}`}>
      <ColumnHead {...props} />
      <Cards
        {...dropProps}
        ref={element}
        role="group"
        tabIndex={-1}
        aria-labelledby={`list-${list.id}`}
        {...(isDropTarget && { 'data-drop-target': '' })}
      >
        {tasks.length === 0 && <Nothing>{t('emptyList')}</Nothing>}
        {tasks.length > 0 && (
          <ul>
            {tasks.map((task) => (
              <TaskCard
                key={task.id}
                task={task}
                listId={list.id}
                lists={lists}
                order={tasks}
                actors={actors}
                isDraggable={isDraggable}
                isBefore={isDropTarget && beforeId === task.id}
                onOpen={onOpen}
              />
            ))}
          </ul>
        )}
      </Cards>
      <QuickAdd list={list} />
    </Column>
  );
}

function ColumnHead({ list, tasks, onEdit }: Pick<TaskColumnProps, 'list' | 'tasks' | 'onEdit'>) {
  const t = useText('tasks');
  const format = useFormat();
  return (
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
  );
}

/**
 * A drop on the list: above the card in whose upper half the pointer is, otherwise at the end, as by
 * keyboard. `beforeId` is that card.
 */
function useTaskDrop(
  ref: RefObject<HTMLDivElement | null>,
  { list, tasks, actors }: Pick<TaskColumnProps, 'list' | 'tasks' | 'actors'>,
) {
  const [beforeId, setBeforeId] = useState<string | null>(null);
  const latest = useLatest(beforeId);
  const drop = useDrop({
    ref,
    getDropOperation: (types) => (types.has(DRAG_TYPE) ? 'move' : 'cancel'),
    onDropMove: ({ y }) => setBeforeId(cardBelow(ref.current, y)),
    onDropExit: () => setBeforeId(null),
    onDrop: ({ items }) => {
      const before = latest.current;
      setBeforeId(null);
      for (const item of items) {
        if (item.kind !== 'text') continue;
        void item.getText(DRAG_TYPE).then((id) => {
          const place = dropPlace(list.id, tasks, { id, beforeId: before });
          if (place) actors.of(id)?.send({ type: 'task.move', place });
        });
      }
    },
  });
  return { ...drop, beforeId };
}

/** The id of the first card whose middle is below a pointer, `y` px from the top of the column. */
function cardBelow(column: HTMLElement | null, y: number): string | null {
  if (!column) return null;
  const pointer = column.getBoundingClientRect().top + y;
  const card = [...column.querySelectorAll('li')].find((one) => {
    const { top, height } = one.getBoundingClientRect();
    return pointer < top + height / 2;
  });
  return card?.dataset.task ?? null;
}
