import { useState } from 'react';
import { styled } from 'styled-components';
import { addDays, casablancaDay } from '#domain/time/casablanca-day';
import { Button } from '../kit/button';
import { DateRangeField, type RangePreset } from '../kit/date-range-field';
import type { DayRange } from '../kit/day-value';
import { useText } from '../text/use-text';
import type { Period } from './period-filter';

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-16);
  padding: var(--space-8);
`;
const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: var(--space-8);
`;

/** Days of one's own, or one of the periods that are asked for most. */
export function PeriodPanel(props: { period: Period; onChoose: (range: DayRange | null) => void }) {
  const t = useText('lists');
  const { from, to } = props.period;
  const [range, setRange] = useState<DayRange | null>(from && to ? { from, to } : null);
  return (
    <Stack>
      <DateRangeField
        label={t('period.label')}
        value={range}
        onChange={setRange}
        presets={usePresets()}
      />
      <Foot>
        <Button variant="outline" size="small" onClick={() => props.onChoose(null)}>
          {t('period.all')}
        </Button>
        <Button size="small" disabled={!range} onClick={() => props.onChoose(range)}>
          {t('period.apply')}
        </Button>
      </Foot>
    </Stack>
  );
}

function usePresets(): RangePreset[] {
  const t = useText('lists');
  const to = casablancaDay(new Date());
  return [
    { label: t('period.week'), from: addDays(to, -6), to },
    { label: t('period.days30'), from: addDays(to, -29), to },
    { label: t('period.month'), from: `${to.slice(0, 8)}01`, to },
  ];
}
