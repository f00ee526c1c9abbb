import { useMemo } from 'react';
import type { EditedRecord } from '#application/editing/edited-record';
import { tourEditing } from '#application/tours/tour-editing';
import { errorsSchema } from '#domain/forms/errors-schema';
import { mustBeComplete } from '#domain/tours/tour-form';
import type { TourStatus } from '#domain/tours/tour-lifecycle';
import { type TourValues, tourValuesErrors } from '#domain/tours/tour-values';
import { RecordForm } from '../forms/record-form';
import { useRecordEdit } from '../forms/use-record-edit';
import { Columns, Stack } from '../kit/table/columns';
import { PicturesField } from '../media/pictures-field';
import { useText } from '../text/use-text';
import { TourPolicyCard, TourPriceCard } from './tour-price-card';
import { TourTextsCard } from './tour-texts-card';
import { TourPlaceCard, TourPlacesCard } from './tour-visit-card';
import { useTourErrorText, useTourFieldTexts, useTourParts } from './use-tour-field-texts';

interface TourFormProps {
  record: EditedRecord<TourValues>;
  status: TourStatus;
  /** Called after a save, with the id of the tour. */
  onSaved: (id: string) => void;
}

/** All fields of a tour, card by card. */
export function TourForm({ record, status, onSaved }: TourFormProps) {
  const t = useText('tours');
  const edit = useRecordEdit({ editing: tourEditing, record, subject: 'tour' });
  const schema = useMemo(
    () => errorsSchema<TourValues>((values) => tourValuesErrors(values, status)),
    [status],
  );
  const isPublic = mustBeComplete(status);
  return (
    <RecordForm
      edit={edit}
      schema={schema}
      fields={useTourFieldTexts()}
      parts={useTourParts()}
      errorText={useTourErrorText()}
      label={t('form.label')}
      onSaved={() => onSaved(edit.record.id ?? '')}
    >
      <TourTextsCard isPublic={isPublic} />
      <Columns>
        <Stack>
          <TourPlaceCard isPublic={isPublic} />
          <TourPlacesCard />
          <TourPriceCard />
          <TourPolicyCard />
        </Stack>
        <Stack>
          <PicturesField name="pictureIds" product={null} owner={`tour ${record.id ?? 'new'}`} />
        </Stack>
      </Columns>
    </RecordForm>
  );
}
