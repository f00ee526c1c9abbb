import { Button } from 'react-aria-components/Button';
import { styled } from 'styled-components';
import type { TaskList, TaskSummary } from '#application/api/tasks-endpoints.generated';
import { dueStateOf } from '#domain/tasks/task-due';
import { checklistProgress } from '#domain/tasks/task-form';
import { casablancaInstant } from '#domain/time/casablanca-day';
import CommentIcon from '~icons/solar/chat-round-dots-linear';
import CheckIcon from '~icons/solar/check-circle-linear';
import ListIcon from '~icons/solar/checklist-minimalistic-linear';
import ClockIcon from '~icons/solar/clock-circle-linear';
import WarningIcon from '~icons/solar/danger-circle-linear';
import FileIcon from '~icons/solar/gallery-wide-linear';
import DragIcon from '~icons/solar/hamburger-menu-linear';
import RepeatIcon from '~icons/solar/restart-linear';
import { Avatar } from '../kit/avatar';
import { StatusChip } from '../kit/feedback/chip';
import type { Tone } from '../kit/feedback/tone';
import { Icon, type IconType } from '../kit/icon';
import { iconMask, maskedIcon } from '../kit/icon-mask';
import { VisuallyHidden } from '../kit/layout/visually-hidden';
import { lazyComponent, preloadable } from '../kit/loading/lazy-component';
import { MenuTrigger } from '../kit/overlays/menu';
import { useToday } from '../lists/use-now';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';
import type { TaskActor } from './task-actors';

const loadMenu = preloadable(() => import('./opened-tasks'));
const TaskMenu = lazyComponent(loadMenu, 'TaskMenu');

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-8);
  min-inline-size: 0;
`;
const Wrapped = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-8);
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
`;
const Title = styled.button`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  text-align: start;
  font: var(--weight-strong) var(--text-body) var(--font-body);
  &[data-done] {
    color: var(--text-2);
    text-decoration: line-through;
  }
`;
const Handle = styled(Button)`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 32px;
  block-size: 32px;
  border-radius: var(--radius-control);
  color: var(--text-2);
  cursor: grab;
  &::before {
    --icon: ${iconMask(DragIcon)};
    ${maskedIcon(16)}
  }
  &[data-focus-visible] {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  /* A finger scrolls; the menu moves. */
  ${media.touch} {
    display: none;
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
const Figure = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
`;
const People = styled.span`
  display: inline-flex;
  gap: 2px;
  margin-inline-start: auto;
`;

interface TaskCardProps {
  task: TaskSummary;
  /** The list in which the card is shown. */
  listId: string;
  lists: readonly TaskList[];
  actor: TaskActor | undefined;
  onOpen: (taskId: string) => void;
}

/** A task on the board: title, labels, due day, progress, people, and the menu that moves it. */
export function TaskCard({ task, listId, lists, actor, onOpen }: TaskCardProps) {
  const t = useText('tasks');
  const { title, status, labels } = task;
  return (
    <>
      <Line>
        <Title
          type="button"
          dir="auto"
          {...(status === 'done' && { 'data-done': '' })}
          onClick={() => onOpen(task.id)}
        >
          {title}
        </Title>
        <Handle slot="drag" aria-label={t('drag', { title })} />
        <MenuTrigger label={t('actionsOf', { title })} size="small" load={loadMenu}>
          {(disclosure) => (
            <TaskMenu
              task={task}
              listId={listId}
              lists={lists}
              actor={actor}
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
      <Facts task={task} />
    </>
  );
}

const DUE_TONES: Readonly<Record<string, readonly [Tone, IconType]>> = {
  overdue: ['error', WarningIcon],
  today: ['warning', ClockIcon],
  soon: ['info', ClockIcon],
  later: ['neutral', ClockIcon],
};

/** When a task is due; what is done of it; who does it. */
function Facts({ task }: { task: TaskSummary }) {
  const t = useText('tasks');
  const progress = checklistProgress(task.checklist);
  const { commentsCount, filesCount, assignees } = task;
  const names = assignees.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  return (
    <Wrapped>
      {task.status === 'done' && (
        <StatusChip tone="success" icon={CheckIcon}>
          {t('done')}
        </StatusChip>
      )}
      <DueChip task={task} />
      {task.recurrence && (
        <Figure>
          <Icon of={RepeatIcon} size={16} />
          <VisuallyHidden>{t('recurring')}</VisuallyHidden>
        </Figure>
      )}
      {progress && (
        <CountedFigure
          icon={ListIcon}
          label={t('checklistLabel', progress)}
          text={t('checklistDone', progress)}
        />
      )}
      {commentsCount > 0 && (
        <CountedFigure
          icon={CommentIcon}
          label={t('commentsLabel', { count: commentsCount })}
          text={`${commentsCount}`}
        />
      )}
      {filesCount > 0 && (
        <CountedFigure
          icon={FileIcon}
          label={t('filesLabel', { count: filesCount })}
          text={`${filesCount}`}
        />
      )}
      {names.length > 0 && (
        <People title={names.join(', ')}>
          {names.slice(0, 3).map((name) => (
            <Avatar key={name} name={name} size={24} />
          ))}
          <VisuallyHidden>{names.join(', ')}</VisuallyHidden>
        </People>
      )}
    </Wrapped>
  );
}

function CountedFigure({ icon, label, text }: { icon: IconType; label: string; text: string }) {
  return (
    <Figure>
      <Icon of={icon} size={16} />
      <span aria-hidden="true">{text}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Figure>
  );
}

/** The due day of an open task, with how close it is. */
export function DueChip({ task }: { task: Pick<TaskSummary, 'status' | 'dueDay'> }) {
  const t = useText('tasks');
  const format = useFormat();
  const state = dueStateOf(task, useToday());
  const [tone, icon] = DUE_TONES[state ?? ''] ?? [];
  if (!state || !task.dueDay || !tone || !icon) return null;
  return (
    <StatusChip tone={tone} icon={icon}>
      {t(`due.${state}`, { day: format.date(casablancaInstant(task.dueDay)) })}
    </StatusChip>
  );
}
