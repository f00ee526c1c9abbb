import { useRef } from 'react';
import { useDrop } from 'react-aria-components/useDrop';
import { styled } from 'styled-components';
import { type CandidacyColumn, columnAction } from '#domain/vacancies/candidacy-columns';
import type { CandidacySummary } from '#openapi/types.generated';
import { dropArea } from '../kit/drop-area.styles';
import { Counter } from '../kit/feedback/counter';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { type CandidacyActors, eventOf } from './candidacy-actors';
import { CandidateCard, dragType } from './candidate-card';

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
    font: var(--weight-strong) var(--text-body) var(--font-body);
  }
`;
/** Receives the candidates that are dropped, and the focus while one is moved by keyboard. */
const Cards = styled.div`
  ${dropArea}
  flex: 1;
  min-block-size: 96px;
  padding: 0 var(--space-8) var(--space-8);
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

interface CandidateColumnProps {
  column: CandidacyColumn;
  candidacies: readonly CandidacySummary[];
  actors: CandidacyActors;
  /** Whether a pointer or a key drags the cards. */
  isDraggable: boolean;
  onOpen: (candidacyId: string) => void;
}

/** A stage of the board with its candidates, the oldest application first. */
export function CandidateColumn(props: CandidateColumnProps) {
  const { column, candidacies, actors, isDraggable, onOpen } = props;
  const t = useText('vacancies');
  const format = useFormat();
  const element = useRef<HTMLDivElement>(null);
  const { dropProps, isDropTarget } = useDrop({
    ref: element,
    getDropOperation: (types) => (types.has(dragType(column)) ? 'move' : 'cancel'),
    onDrop: ({ items }) => {
      for (const item of items) {
        if (item.kind !== 'text') continue;
        void item.getText(dragType(column)).then((id) => drop(actors, column, id));
      }
    },
  });
  const id = `column-${column}`;
  return (
    <Column aria-labelledby={id}>
      <Head>
        <h2 id={id}>{t(`columnNames.${column}`)}</h2>
        <Counter $tone="neutral">{format.number(candidacies.length)}</Counter>
      </Head>
      <Cards
        {...dropProps}
        ref={element}
        role="group"
        tabIndex={-1}
        aria-labelledby={id}
        {...(isDropTarget && { 'data-drop-target': '' })}
      >
        {candidacies.length === 0 && <Nothing>{t('board.emptyColumn')}</Nothing>}
        {candidacies.length > 0 && (
          <ul>
            {candidacies.map((candidacy) => (
              <CandidateCard
                key={candidacy.id}
                candidacy={candidacy}
                actors={actors}
                isDraggable={isDraggable}
                onOpen={onOpen}
              />
            ))}
          </ul>
        )}
      </Cards>
    </Column>
  );
}

/** Asks the process of a candidacy for the action that the drop means now. */
function drop(actors: CandidacyActors, column: CandidacyColumn, id: string): void {
  const actor = actors.of(id);
  const allowed = actor?.getSnapshot().context.record.allowedActions ?? [];
  const action = columnAction(allowed, column);
  if (action) actor?.send(eventOf(action));
}
