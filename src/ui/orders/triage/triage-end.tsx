import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { restOf, type TriageQueue } from '#domain/orders/triage-queue';
import { Button, ButtonLink } from '../../kit/button';
import { EmptyState } from '../../kit/feedback/empty-state';
import { Card } from '../../kit/layout/card';
import { ORDERS_PATH } from '../../links/order-path';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import type { Triage } from './use-triage';

const Title = styled.span`
  &:focus {
    outline: none;
  }
`;
const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-8) var(--space-24);
  margin: 0;
  & > div {
    display: flex;
    flex-direction: column-reverse;
    align-items: center;
  }
  & dt {
    color: var(--text-2);
    font: 400 var(--text-small) var(--font-body);
  }
  & dd {
    margin: 0;
    font: var(--weight-head) var(--text-h2) var(--font-head);
    font-variant-numeric: tabular-nums;
  }
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-8);
  margin-block-start: var(--space-16);
`;

/** The end of a sitting: what was answered, and what can be done next. */
export function TriageEnd({ triage: { actor, snapshot } }: { triage: Triage }) {
  const t = useText('triage');
  const { queue } = snapshot.context;
  const figures = figuresOf(queue);
  const left = restOf(queue);
  const accepted = figures.accepted;
  const title = useRef<HTMLSpanElement>(null);
  const isAnswered = Object.values(figures).some((count) => count > 0);
  // The button of the last answer is gone.
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus();
  }, []);
  return (
    <Card>
      <EmptyState
        title={
          <Title ref={title} tabIndex={-1} role="status">
            {left > 0 ? t('end.left', { count: left }) : t(isAnswered ? 'end.done' : 'end.none')}
          </Title>
        }
        action={
          <>
            {isAnswered && <FiguresOf figures={figures} />}
            <Ways>
              {left > 0 && (
                <Button variant="primary" onClick={() => actor.send({ type: 'triage.resume' })}>
                  {t('end.resume', { count: left })}
                </Button>
              )}
              {accepted > 0 && (
                <ButtonLink
                  variant={left > 0 ? 'outline' : 'primary'}
                  to={`${ORDERS_PATH}?tab=toPrepare`}
                >
                  {t('end.prepare', { count: accepted })}
                </ButtonLink>
              )}
              <ButtonLink variant="outline" to={ORDERS_PATH}>
                {t('end.back')}
              </ButtonLink>
            </Ways>
          </>
        }
      >
        {!isAnswered && left === 0 && t('end.noneText')}
      </EmptyState>
    </Card>
  );
}

const FIGURES = ['accepted', 'refused', 'skipped', 'passed'] as const;
type Figures = Record<(typeof FIGURES)[number], number>;

function figuresOf({ answered, skipped, passed }: TriageQueue): Figures {
  const count = (wanted: 'accepted' | 'refused') =>
    answered.filter(({ answer }) => answer === wanted).length;
  return {
    accepted: count('accepted'),
    refused: count('refused'),
    skipped: skipped.length,
    passed: passed.length,
  };
}

/** How many orders had which answer; none that is zero. */
function FiguresOf({ figures }: { figures: Figures }) {
  const t = useText('triage');
  const format = useFormat();
  return (
    <Figures>
      {FIGURES.filter((name) => figures[name] > 0).map((name) => (
        <div key={name}>
          <dt>{t(`end.${name}`)}</dt>
          <dd>{format.number(figures[name])}</dd>
        </div>
      ))}
    </Figures>
  );
}
