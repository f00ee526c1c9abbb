import { memo } from 'react';
import { useDrag } from 'react-aria-components/useDrag';
import { styled } from 'styled-components';
import type { TaskList, TaskSummary } from '#openapi/types.generated';
import { DragHandle } from '../kit/drag-handle';
import { lazyComponent, preloadable } from '../kit/loading/lazy-component';
import { MenuTrigger } from '../kit/overlays/menu';
import { useRecordState } from '../lists/use-record-state';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';
import type { TaskActors } from './task-actors';
import { TaskFacts, Wrapped } from './task-facts';

const loadMenu = preloadable(() => import('./opened-tasks'));
const TaskMenu = lazyComponent(loadMenu, 'TaskMenu');

const Card = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  padding: var(--space-12);
  border-radius: var(--radius-note);
  background: var(--paper);
  box-shadow: var(--shadow-card);
  &[draggable='true'] {
    cursor: grab;
  }
  &[data-dragging] {
    opacity: 0.4;
  }
  /* Where the lifted card would go, between this card and the one above. */
  &[data-before]::before {
    content: '';
    position: absolute;
    inset-block-start: calc(var(--space-8) / -2 - 1px);
    inset-inline: 0;
    block-size: 2px;
    background: var(--focus);
  }
`;
const Line = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--space-8);
  min-inline-size: 0;
`;
/** Its first line is beside the middle of the controls. */
const Title = styled.button`
  flex: 1;
  min-inline-size: 0;
  padding-block: 5px;
  ${media.touch} {
    padding-block: 11px;
  }
  overflow-wrap: anywhere;
  text-align: start;
  font: var(--weight-strong) var(--text-body) var(--font-body);
  &[data-done] {
    color: var(--text-2);
    text-decoration: line-through;
  }
`;
const Label = styled.span`
  padding: 2px 8px;
  border-radius: var(--radius-chip);
  background: var(--press);
  color: var(--on-press);
  font: 400 var(--text-chip) var(--font-body);
  overflow-wrap: anywhere;
`;

/** Tasks are dragged between the lists of the board, and nowhere else. */
export const DRAG_TYPE = 'application/x-task-card';

interface TaskCardProps {
  task: TaskSummary;
  /** The list in which the card is shown. */
  listId: string;
  lists: readonly TaskList[];
  /** The tasks of the list in which the card is shown, in its order. */
  order: readonly TaskSummary[];
  actors: TaskActors;
  /** Whether a pointer or a key drags it; its menu moves it in any case. */
  isDraggable: boolean;
  /** The lifted card would go above this one. */
  isBefore: boolean;
  onOpen: (taskId: string) => void;
}

/** A task on the board, as a card that is dragged: title, labels, facts, and the menu that moves it. */
export const TaskCard = memo(DraggableTask);

function DraggableTask(props: TaskCardProps) {
  const { task, listId, lists, order, actors, isDraggable, isBefore, onOpen } = props;
  const t = useText('tasks');
  const { id, title, status, labels } = task;
  const isBusy = useRecordState(actors, id, (snapshot) => snapshot?.hasTag('busy') === true);
  const { dragProps, dragButtonProps, isDragging } = useDrag({
    hasDragButton: true,
    isDisabled: !isDraggable || isBusy,
    getItems: () => [{ [DRAG_TYPE]: id, 'text/plain': title }],
    getAllowedDropOperations: () => ['move'],
  });
  return (
    <Card
      {...dragProps}
      data-task={id}
      {...(isDragging && { 'data-dragging': '' })}
      {...(isBefore && { 'data-before': '' })}
    >
      <Line>
        <Title
          type="button"
          {...(status === 'done' && { 'data-done': '' })}
          onClick={() => onOpen(id)}
        >
          <bdi>{title}</bdi>
        </Title>
        {isDraggable && <DragHandle label={t('drag', { title })} button={dragButtonProps} />}
        <MenuTrigger label={t('actionsOf', { title })} size="small" load={loadMenu}>
          {(disclosure) => (
            <TaskMenu
              task={task}
              listId={listId}
              lists={lists}
              order={order}
              actor={actors.of(id)}
              onOpen={onOpen}
              disclosure={disclosure}
            />
          )}
        </MenuTrigger>
      </Line>
      {labels.length > 0 && (
        <Wrapped>
          {labels.map((label) => (
            <Label key={label} dir="auto">
              {label}
            </Label>
          ))}
        </Wrapped>
      )}
      <TaskFacts task={task} />
    </Card>
  );
}
