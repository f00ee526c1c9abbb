import type { Availability } from '#application/api/stores-endpoints.generated';
import { Card, CardHead } from '../kit/card';
import { Quiet } from '../kit/columns';
import { FactRow, FactRows } from '../kit/fact-rows';
import { weekOf } from '../store-settings/availability/week-card';
import { useLanguage } from '../text/use-language';
import { useText } from '../text/use-text';
import { SettingsLink } from './settings-link';

/** The hours of the week, in the order of the language's week. */
export function HoursCard({ availability }: { availability: Availability }) {
  const t = useText('storeSettings');
  const language = useLanguage();
  return (
    <Card>
      <CardHead title={t('hours.title')} aside={<SettingsLink tab="availability" />} />
      <FactRows>
        {weekOf(language).map((day) => {
          const spans = availability.weekly.filter((hours) => hours.day === day);
          return (
            <FactRow key={day} name={t(`days.${day}`)}>
              {spans.length === 0 ? (
                <Quiet>{t('hours.closed')}</Quiet>
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
