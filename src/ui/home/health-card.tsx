import { styled } from 'styled-components';
import type { Today } from '#openapi/types.generated';
import QuestionIcon from '~icons/solar/question-circle-linear';
import { Meter, type MeterTone, Ring } from '../kit/feedback/meter';
import { Card, CardHeader } from '../kit/layout/card';
import { Popover } from '../kit/overlays/popover';
import { Muted } from '../kit/table/columns';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';

type Health = Today['health'];
type HealthGrade = NonNullable<Health['standing']>;

const TONES: Record<HealthGrade, MeterTone> = { good: 'accent', fair: 'warning', poor: 'error' };
const WORD_COLOURS: Record<HealthGrade, string> = {
  good: '--success-text',
  fair: '--warning-text',
  poor: '--error-text',
};

/* Aligns the icon itself with the card's edge, not its square. */
const Corner = styled.div`
  margin: -8px;
  margin-inline-end: -10px;
`;
const Score = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-20);
  margin-block-end: var(--space-24);
  & b {
    font: var(--weight-head) var(--text-figure) var(--font-head);
  }
`;
const Text = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
`;
const HealthGrade = styled.p<{ $standing: HealthGrade | null }>`
  color: var(${({ $standing }) => ($standing ? WORD_COLOURS[$standing] : '--text')});
  font: var(--weight-strong) var(--text-body) var(--font-body);
`;
const Measures = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-16);
  & > li {
    display: flex;
    flex-direction: column;
    gap: var(--space-4);
  }
`;
const Row = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--space-8);
  font: 400 var(--text-small) var(--font-body);
  & > b {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;
const Formula = styled.p`
  padding: var(--space-16);
  font: 400 var(--text-small) var(--font-body);
`;

/** The store's performance, measure by measure against its target. */
export function HealthCard({ health }: { health: Health }) {
  const t = useText('today');
  const format = useFormat();
  const { score, standing: grade, measures } = health;
  return (
    <Card>
      <CardHeader
        title={t('health.title')}
        aside={
          <Corner>
            <Popover label={t('health.how')} icon={QuestionIcon} iconOnly width={320}>
              {() => <Formula>{t('health.formula')}</Formula>}
            </Popover>
          </Corner>
        }
      />
      <Score>
        <Ring
          label={t('health.score')}
          value={score ?? 0}
          tone={grade ? TONES[grade] : 'info'}
          size={104}
          thickness={10}
        >
          {score === null ? '–' : format.number(score)}
        </Ring>
        <Text>
          <HealthGrade $standing={grade}>{t(`health.${grade ?? 'none'}`)}</HealthGrade>
          <Muted>{t(score === null ? 'health.noneHint' : 'health.explanation')}</Muted>
        </Text>
      </Score>
      <Measures>
        {measures.map((measure) => (
          <li key={measure.name}>
            <Measure measure={measure} />
          </li>
        ))}
      </Measures>
    </Card>
  );
}

function Measure({ measure }: { measure: Health['measures'][number] }) {
  const t = useText('today');
  const format = useFormat();
  const { name, value, target, isMet } = measure;
  return (
    <>
      <Row>
        {t(`health.measures.${name}`)}
        <b>{value === null ? t('health.notMeasured') : format.percent(value)}</b>
      </Row>
      <Meter
        label={t(`health.measures.${name}`)}
        value={Math.round((value ?? 0) * 100)}
        tone={isMet === false ? 'warning' : 'accent'}
      />
      <Muted>{t(`health.targets.${name}`, { target: format.percent(target) })}</Muted>
    </>
  );
}
