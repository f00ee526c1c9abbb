import { useFormikContext } from 'formik';
import { styled } from 'styled-components';
import { type Language, languageRecords } from '#domain/format/languages';
import type { AvailabilityForm } from '#domain/stores/availability-form';
import { WEEKDAYS, type Weekday } from '#domain/stores/store-availability';
import { weekdayOf } from '#domain/stores/store-opening';
import { casablancaDay } from '#domain/time/casablanca-day';
import CopyIcon from '~icons/solar/copy-linear';
import { CardLead, FlushCard, FlushHeader } from '../../../forms/settings-layout';
import { Button } from '../../../kit/button';
import { CardHeader } from '../../../kit/layout/card';
import { useNow } from '../../../lists/use-now';
import { useLanguage } from '../../../text/use-language';
import { useText } from '../../../text/use-text';
import { DayRow } from './day-row';
import { HourScale, visibleHours } from './hours-bar';

/** The days in the order of the language's week (specification, section 9). */
export function weekOf(language: Language): readonly Weekday[] {
  return languageRecords[language].weekStartsOn === 0
    ? ['sunday', ...WEEKDAYS.slice(0, 6)]
    : WEEKDAYS;
}

const Rows = styled.ul`
  padding-block-end: var(--space-8);
`;

/** The opening hours of each day of the week. */
export function WeekCard({ readOnly }: { readOnly: boolean }) {
  const t = useText('storeSettings');
  const language = useLanguage();
  const today = weekdayOf(casablancaDay(useNow()));
  const form = useFormikContext<AvailabilityForm>();
  const days = weekOf(language);
  const scale = visibleHours(WEEKDAYS.flatMap((day) => form.values[day]));
  const copy = (from: Weekday) => {
    const spans = form.values[from];
    const worked = WEEKDAYS.filter((day) => day === from || form.values[day].length > 0);
    void form.setValues({
      ...form.values,
      ...Object.fromEntries(worked.map((day) => [day, spans])),
    });
  };
  const first = days.find((day) => form.values[day].length > 0);
  return (
    <FlushCard>
      <FlushHeader>
        <CardHeader
          title={t('hours.title')}
          aside={
            !readOnly &&
            first && (
              <Button variant="outline" size="small" icon={CopyIcon} onClick={() => copy(first)}>
                {t('hours.copyAll', { day: t(`days.${first}`) })}
              </Button>
            )
          }
        />
        <CardLead>{t('hours.text')}</CardLead>
      </FlushHeader>
      <HourScale scale={scale} />
      <Rows>
        {days.map((day) => (
          <DayRow
            key={day}
            day={day}
            scale={scale}
            isToday={day === today}
            readOnly={readOnly}
            onCopy={() => copy(day)}
          />
        ))}
      </Rows>
    </FlushCard>
  );
}
