import { styled } from 'styled-components';
import { dueStateOf } from '#domain/tasks/task-due';
import { checklistProgress } from '#domain/tasks/task-form';
import { casablancaInstant } from '#domain/time/casablanca-day';
import type { TaskSummary } from '#openapi/types.generated';
import CommentIcon from '~icons/solar/chat-round-dots-linear';
import CheckIcon from '~icons/solar/check-circle-linear';
import ListIcon from '~icons/solar/checklist-minimalistic-linear';
import ClockIcon from '~icons/solar/clock-circle-linear';
import WarningIcon from '~icons/solar/danger-circle-linear';
import FileIcon from '~icons/solar/gallery-wide-linear';
import RepeatIcon from '~icons/solar/restart-linear';
import { Avatar } from '../kit/avatar';
import { StatusChip } from '../kit/feedback/chip';
import type { Tone } from '../kit/feedback/tone';
import { Icon, type IconType } from '../kit/icon';
import { VisuallyHidden } from '../kit/layout/visually-hidden';
import { useToday } from '../lists/use-now';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';

/** Short facts beside each other, on several lines where they need them. */
export const Wrapped = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-8);
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
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

const DUE_TONES: Readonly<Record<string, readonly [Tone, IconType]>> = {
  overdue: ['error', WarningIcon],
  today: ['warning', ClockIcon],
  soon: ['info', ClockIcon],
  later: ['neutral', ClockIcon],
};

/** When a task is due; what is done of it; who does it. */
export function TaskFacts({ task }: { task: TaskSummary }) {
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
function DueChip({ task }: { task: Pick<TaskSummary, 'status' | 'dueDay'> }) {
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
