import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../kit/button';
import { DateRangeField } from '../kit/fields/date-range-field';
import type { DayRange } from '../kit/fields/day-value';
import { useText } from '../text/use-text';
import { periodPresets } from './period-presets';
import { ANY_PERIOD, type Period, presetPeriod } from './period-query';
import { useToday } from './use-now';

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
  onChoose: (period: Period) => void;
}

/** Buttons for the most common periods, and a range of days. */
export function PeriodPanel({ period: { from, to, preset }, onChoose }: PeriodPanelProps) {
  const t = useText('lists');
  const today = useToday();
  const [range, setRange] = useState<DayRange | null>(from && to ? { from, to } : null);
  return (
    <Stack>
      <Line>
        {periodPresets(today).map(({ id }) => (
          <Button
            key={id}
            variant="outline"
            size="small"
            aria-pressed={id === preset}
            onClick={() => onChoose(presetPeriod(id, today))}
          >
            {t(`period.${id}`)}
          </Button>
        ))}
        <Button variant="text" size="small" onClick={() => onChoose(ANY_PERIOD)}>
          {t('period.all')}
        </Button>
      </Line>
      <DateRangeField label={t('period.own')} value={range} onChange={setRange} />
      <Button wide disabled={!range} onClick={() => onChoose(range ?? ANY_PERIOD)}>
        {t('period.apply')}
      </Button>
    </Stack>
  );
}
