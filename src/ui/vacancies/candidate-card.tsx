import { memo } from 'react';
import { useDrag } from 'react-aria-components/useDrag';
import { styled } from 'styled-components';
import { CANDIDACY_COLUMNS, columnAction } from '#domain/vacancies/candidacy-columns';
import type { CandidacySummary } from '#openapi/types.generated';
import CalendarIcon from '~icons/solar/calendar-linear';
import FileIcon from '~icons/solar/document-text-linear';
import StarIcon from '~icons/solar/star-linear';
import { DragHandle } from '../kit/drag-handle';
import { Chip } from '../kit/feedback/chip';
import { Icon } from '../kit/icon';
import { VisuallyHidden } from '../kit/layout/visually-hidden';
import { Menu } from '../kit/overlays/menu';
import { useNow } from '../lists/use-now';
import { useRecordState } from '../lists/use-record-state';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';
import { type CandidacyActors, eventOf } from './candidacy-actors';

const Card = styled.li`
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
`;
const Line = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--space-4);
  min-inline-size: 0;
  /* The icons of the controls end where the texts do. */
  margin-inline-end: calc(-1 * var(--space-8));
`;
/** Its first line is beside the middle of the controls. */
const Name = styled.button`
  flex: 1;
  min-inline-size: 0;
  padding-block: 5px;
  ${media.touch} {
    padding-block: 11px;
  }
  overflow-wrap: anywhere;
  text-align: start;
  font: var(--weight-strong) var(--text-body) var(--font-body);
`;
const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-12);
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
`;
const Fact = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
`;

/** Candidates are dragged to the columns that an action leads to, and nowhere else. */
export function dragType(column: string): string {
  return `application/x-candidate-${column}`;
}

interface CandidateCardProps {
  candidacy: CandidacySummary;
  actors: CandidacyActors;
  /** Whether a pointer or a key drags it; its menu moves it in any case. */
  isDraggable: boolean;
  onOpen: (candidacyId: string) => void;
}

/** A candidate on the board, as a card that is dragged, with the menu that moves it. */
export const CandidateCard = memo(DraggableCandidate);

function DraggableCandidate({ candidacy, actors, isDraggable, onOpen }: CandidateCardProps) {
  const t = useText('vacancies');
  const { id, firstName, lastName } = candidacy;
  const name = `${firstName} ${lastName}`;
  const known = useRecordState(actors, id, (snapshot) => snapshot?.context.record);
  const { allowedActions, status } = known ?? candidacy;
  const isBusy = useRecordState(actors, id, (snapshot) => snapshot?.hasTag('busy') === true);
  const columns = CANDIDACY_COLUMNS.filter((column) => columnAction(allowedActions, column));
  const isMovable = isDraggable && !isBusy && columns.length > 0;
  const { dragProps, dragButtonProps, isDragging } = useDrag({
    hasDragButton: true,
    isDisabled: !isMovable,
    getItems: () => [
      Object.fromEntries([
        ...columns.map((column) => [dragType(column), id]),
        ['text/plain', name],
      ]),
    ],
    getAllowedDropOperations: () => ['move'],
  });
  return (
    <Card {...dragProps} data-candidate={id} {...(isDragging && { 'data-dragging': '' })}>
      <Line>
        <Name type="button" onClick={() => onOpen(id)}>
          <bdi>{name}</bdi>
        </Name>
        {isDraggable && columns.length > 0 && (
          <DragHandle label={t('candidate.drag', { name })} button={dragButtonProps} />
        )}
        <Menu
          label={t('candidate.menu', { name })}
          size="small"
          busy={isBusy}
          items={[
            { id: 'open', label: t('candidate.open') },
            ...allowedActions.map(({ action }, at) => ({
              id: action,
              label: t(`candidate.actions.${action}`),
              separated: at === 0 || action === 'refuse',
              danger: action === 'refuse',
            })),
          ]}
          onAction={(chosen) => {
            const allowed = allowedActions.find(({ action }) => action === chosen);
            if (allowed) actors.of(id)?.send(eventOf(allowed.action));
            else onOpen(id);
          }}
        />
      </Line>
      {(status === 'refused' || status === 'withdrawn') && (
        <Facts>
          <Chip>{t(`candidate.status.${status}`)}</Chip>
        </Facts>
      )}
      <CandidateFacts candidacy={candidacy} />
    </Card>
  );
}

/** When they applied, the interview, the ratings and the CV. */
function CandidateFacts({ candidacy }: Pick<CandidateCardProps, 'candidacy'>) {
  const t = useText('vacancies');
  const format = useFormat();
  const now = useNow();
  const { createdAt, interview, interviewers, cardsCount, score, hasCv } = candidacy;
  return (
    <Facts>
      <span>{t('candidate.appliedAt', { when: format.relative(createdAt, now) })}</span>
      {interview && (
        <Fact>
          <Icon of={CalendarIcon} size={16} />
          <VisuallyHidden>{t('candidate.interview')}</VisuallyHidden>
          {format.moment(interview.startsAt, now)}
        </Fact>
      )}
      {interviewers.length > 0 && (
        <Fact>
          <Icon of={StarIcon} size={16} />
          <VisuallyHidden>{t('cards.title')}</VisuallyHidden>
          {score === null
            ? t('cards.count', { count: cardsCount, total: interviewers.length })
            : t('cards.mean', { score: format.number(score) })}
        </Fact>
      )}
      {hasCv && (
        <Fact>
          <Icon of={FileIcon} size={16} />
          {t('candidate.cv')}
        </Fact>
      )}
    </Facts>
  );
}
