import { useMemo } from 'react';
import {
  type SeriesValues,
  seriesEditing,
  seriesRecord,
} from '#application/tours/departure-editing';
import { errorsSchema } from '#domain/forms/errors-schema';
import { casablancaInstant } from '#domain/time/casablanca-day';
import type { DepartureSeries } from '#openapi/types.generated';
import { useRecordEdit } from '../forms/use-record-edit';
import { toasts } from '../kit/feedback/toast-store';
import { BoundDateField } from '../kit/form/bound-dates';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { ExceptionsField } from './exceptions-field';
import { FormDrawer } from './form-drawer';
import { Hint } from './form-layout';

/** The fields hold nothing but days; the server has the rules of a series. */
const schema = errorsSchema<SeriesValues>(() => ({}));
const NOON = 12;

interface SeriesDrawerProps {
  series: DepartureSeries;
  onDone: () => void;
}

/** The exceptions and the last day of a series of departures. */
export function SeriesDrawer({ series, onDone }: SeriesDrawerProps) {
  const t = useText('tours');
  const format = useFormat();
  const record = useMemo(() => seriesRecord(series), [series]);
  const edit = useRecordEdit<SeriesValues>({ editing: seriesEditing, record, subject: null });
  const date = (day: string) => format.date(casablancaInstant(day, NOON));
  return (
    <FormDrawer<SeriesValues>
      edit={edit}
      schema={schema}
      fields={{
        exceptions: { label: t('plan.exceptions'), show: (days) => format.list(days.map(date)) },
        until: { label: t('series.end'), show: (day) => day && date(day) },
      }}
      title={t('series.change')}
      submitLabel={t('series.save')}
      onClose={onDone}
      onSaved={() => {
        toasts.show({ title: t('series.saved') });
        onDone();
      }}
    >
      <ExceptionsField name="exceptions" />
      <BoundDateField name="until" label={t('series.end')} help={t('series.endHelp')} />
      <Hint>{t('series.note')}</Hint>
    </FormDrawer>
  );
}
