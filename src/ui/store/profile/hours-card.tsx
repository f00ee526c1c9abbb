import type { Availability } from '#openapi/types.generated';
import { Card, CardHeader } from '../../kit/layout/card';
import { FactRow, FactRows } from '../../kit/layout/fact-rows';
import { Muted } from '../../kit/table/columns';
import { useLanguage } from '../../text/use-language';
import { useText } from '../../text/use-text';
import { weekOf } from '../settings/availability/week-card';
import { SettingsLink } from './settings-link';

/** The opening hours of the week, in the language's order of weekdays. */
export function HoursCard({ availability }: { availability: Availability }) {
  const t = useText('storeSettings');
  const language = useLanguage();
  return (
    <Card>
      <CardHeader title={t('hours.title')} aside={<SettingsLink tab="availability" />} />
      <FactRows>
        {weekOf(language).map((day) => {
          const spans = availability.weekly.filter((hours) => hours.day === day);
          return (
            <FactRow key={day} name={t(`days.${day}`)}>
              {spans.length === 0 ? (
                <Muted>{t('hours.closed')}</Muted>
              ) : (
                <bdi dir="ltr">
                  {spans.map(({ opens, closes }) => `${opens} – ${closes}`).join(', ')}
                </bdi>
              )}
            </FactRow>
          );
        })}
      </FactRows>
    </Card>
  );
}
