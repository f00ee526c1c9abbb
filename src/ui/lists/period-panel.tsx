import { useState } from 'react';
import { styled } from 'styled-components';
import { casablancaDay } from '#domain/time/casablanca-day';
import { Button } from '../kit/button';
import { DateRangeField } from '../kit/fields/date-range-field';
import type { DayRange } from '../kit/fields/day-value';
import { useText } from '../text/use-text';
import { periodPresets } from './period-presets';
import type { Period } from './period-query';
import { useNow } from './use-now';

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-16);
  padding: var(--space-8);
`;
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
`;

interface PeriodPanelProps {
  period: Period;
  /** Called with null to remove the period. */
  onChoose: (range: DayRange | null) => void;
}

/** Buttons for the most common periods, and a range of days. */
export function PeriodPanel({ period: { from, to }, onChoose }: PeriodPanelProps) {
  const t = useText('lists');
  const [range, setRange] = useState<DayRange | null>(from && to ? { from, to } : null);
  return (
    <Stack>
      <Line>
        {usePeriodPresets().map(({ label, ...days }) => (
          <Button key={label} variant="outline" size="small" onClick={() => onChoose(days)}>
            {label}
          </Button>
        ))}
        <Button variant="text" size="small" onClick={() => onChoose(null)}>
          {t('period.all')}
        </Button>
      </Line>
      <DateRangeField label={t('period.own')} value={range} onChange={setRange} />
      <Button wide disabled={!range} onClick={() => onChoose(range)}>
        {t('period.apply')}
      </Button>
    </Stack>
  );
}

/** The most common periods, up to today in Casablanca. */
export function usePeriodPresets(): (DayRange & { label: string })[] {
  const t = useText('lists');
  return periodPresets(casablancaDay(useNow())).map(({ id, ...days }) => ({
    label: t(`period.${id}`),
    ...days,
  }));
}
