import { useState } from 'react';
import { DateField } from '../../kit/fields/date-field';
import { DateRangeField } from '../../kit/fields/date-range-field';
import type { DayRange } from '../../kit/fields/day-value';
import { useText } from '../../text/use-text';
import { Section, Stack } from '../section';

/** Days and ranges of days: free, limited, invalid and disabled. */
export function Dates() {
  const t = useText('catalogue');
  const [day, setDay] = useState<string | null>('2026-11-19');
  const [payout, setPayout] = useState<string | null>('2026-11-20');
  const [birth, setBirth] = useState<string | null>(null);
  const [range, setRange] = useState<DayRange | null>({ from: '2026-11-22', to: '2026-11-26' });
  return (
    <Section title={t('dates.title')} note={t('dates.note')}>
      <Stack>
        <DateField label={t('dates.day')} help={t('dates.dayHelp')} value={day} onChange={setDay} />
        <DateRangeField
          label={t('dates.range')}
          presets={[
            { id: 'week', label: t('dates.week'), from: '2026-11-13', to: '2026-11-19' },
            { id: 'month', label: t('dates.month'), from: '2026-10-21', to: '2026-11-19' },
          ]}
          value={range}
          onChange={setRange}
        />
        <DateField
          label={t('dates.soon')}
          help={t('dates.soonHelp')}
          min="2026-11-16"
          max="2026-11-30"
          value={payout}
          onChange={setPayout}
        />
        <DateField
          label={t('dates.wrong')}
          required
          error={birth === null ? t('dates.wrongText') : undefined}
          value={birth}
          onChange={setBirth}
        />
        <DateField label={t('dates.off')} disabled value="2026-11-18" onChange={() => undefined} />
      </Stack>
    </Section>
  );
}
