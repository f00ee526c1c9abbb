import { useMemo } from 'react';
import { useListTaskPeopleQuery } from '#application/api/tasks-endpoints.generated';
import { departureEditing, departureRecord } from '#application/tours/departure-editing';
import { errorsSchema } from '#domain/forms/errors-schema';
import { type DepartureValues, departureValuesErrors } from '#domain/tours/departure-values';
import type { Departure } from '#openapi/types.generated';
import { useRecordEdit } from '../forms/use-record-edit';
import { toasts } from '../kit/feedback/toast-store';
import { MultiSelect } from '../kit/fields/multi-select';
import { bound } from '../kit/form/bound';
import { BoundNumberField } from '../kit/form/bound-more-fields';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { FormDrawer } from './form-drawer';
import { Pair } from './form-layout';
import { useTourErrorText } from './use-tour-field-texts';

const BoundGuides = bound(MultiSelect<string>);
const schema = errorsSchema<DepartureValues>(departureValuesErrors);

interface DepartureFormProps {
  departure: Departure;
  onDone: () => void;
}

/** The places and the guides of a departure. */
export function DepartureForm({ departure, onDone }: DepartureFormProps) {
  const t = useText('tours');
  const format = useFormat();
  const people = useListTaskPeopleQuery().data?.items ?? [];
  const record = useMemo(() => departureRecord(departure), [departure]);
  const edit = useRecordEdit<DepartureValues>({ editing: departureEditing, record, subject: null });
  return (
    <FormDrawer<DepartureValues>
      edit={edit}
      schema={schema}
      fields={{
        minimum: {
          label: t('fields.minimum'),
          show: (value) => (typeof value === 'number' ? value : ''),
        },
        maximum: {
          label: t('fields.maximum'),
          show: (value) => (typeof value === 'number' ? value : ''),
        },
        guideIds: { label: t('fields.guideIds'), show: (ids) => format.number(ids.length) },
      }}
      errorText={useTourErrorText()}
      title={t('departure.edit')}
      submitLabel={t('series.save')}
      onClose={onDone}
      onSaved={() => {
        toasts.show({ title: t('departure.saved') });
        onDone();
      }}
    >
      <Pair>
        <BoundNumberField name="minimum" label={t('fields.minimum')} required />
        <BoundNumberField
          name="maximum"
          label={t('fields.maximum')}
          help={t('departure.maximumHelp')}
          required
        />
      </Pair>
      <BoundGuides
        name="guideIds"
        label={t('fields.guideIds')}
        options={people.map(({ id, firstName, lastName }) => ({
          value: id,
          label: `${firstName} ${lastName}`,
        }))}
      />
    </FormDrawer>
  );
}
