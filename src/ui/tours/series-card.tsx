import { useState } from 'react';
import { styled } from 'styled-components';
import { casablancaInstant } from '#domain/time/casablanca-day';
import type { DepartureSeries, Tour } from '#openapi/types.generated';
import EditIcon from '~icons/solar/pen-2-linear';
import { IconButton } from '../kit/icon-button';
import { Card, CardHeader } from '../kit/layout/card';
import { Deferred } from '../kit/loading/deferred';
import { lazyComponent } from '../kit/loading/lazy-component';
import { usePermission } from '../portal-context/use-permission';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { Hint } from './form-layout';

const SeriesDrawer = lazyComponent(() => import('./opened-tour'), 'SeriesDrawer');

const Lines = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-12);
`;
const Line = styled.li`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--space-8);
`;

const NOON = 12;

/** The series of departures of a tour; each can be changed. */
export function SeriesCard({ tour: { series } }: { tour: Tour }) {
  const t = useText('tours');
  const [edited, setEdited] = useState<string | null>(null);
  const mayEdit = usePermission('tours.edit');
  const opened = series.find(({ id }) => id === edited);
  if (series.length === 0) return null;
  return (
    <Card>
      <CardHeader title={t('series.title')} />
      <Lines>
        {series.map((one) => (
          <SeriesLine
            key={one.id}
            series={one}
            onEdit={mayEdit ? () => setEdited(one.id) : undefined}
          />
        ))}
      </Lines>
      {opened && (
        <Deferred>
          <SeriesDrawer key={opened.id} series={opened} onDone={() => setEdited(null)} />
        </Deferred>
      )}
    </Card>
  );
}

interface SeriesLineProps {
  series: DepartureSeries;
  onEdit: (() => void) | undefined;
}

function SeriesLine({ series, onEdit }: SeriesLineProps) {
  const t = useText('tours');
  const format = useFormat();
  const { startDay, time, recurrence, exceptions } = series;
  const date = (day: string) => format.date(casablancaInstant(day, NOON));
  const rule = t(`series.every.${recurrence.frequency}`, { count: recurrence.interval });
  return (
    <Line>
      <div>
        <p>{t('series.rule', { rule, time, day: date(startDay) })}</p>
        <Hint>
          {[
            recurrence.until ? t('series.until', { day: date(recurrence.until) }) : null,
            exceptions.length > 0
              ? t('series.without', { days: format.list(exceptions.map(date)) })
              : null,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Hint>
      </div>
      {onEdit && (
        <IconButton
          size="small"
          icon={EditIcon}
          label={t('series.edit', { rule })}
          onClick={onEdit}
        />
      )}
    </Line>
  );
}
