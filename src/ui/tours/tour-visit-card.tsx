import { millisecondsInMinute, minutesInHour } from 'date-fns/constants';
import { Suspense } from 'react';
import { useListTaskPeopleQuery } from '#application/api/tasks-endpoints.generated';
import { SPOKEN_LANGUAGES, type SpokenLanguage } from '#domain/format/spoken-languages';
import { isUnreadable, type TypedNumber } from '#domain/format/unreadable-number';
import { TOUR_LIMITS } from '#domain/tours/tour-form';
import { MultiSelect } from '../kit/fields/multi-select';
import { Select } from '../kit/fields/select';
import { bound, fieldId } from '../kit/form/bound';
import { BoundAutocomplete } from '../kit/form/bound-autocomplete';
import { BufferedNumberField, BufferedTextField } from '../kit/form/bound-buffered-fields';
import { useFormField } from '../kit/form/form-error-text';
import { Card, CardHeader } from '../kit/layout/card';
import { lazyComponent } from '../kit/loading/lazy-component';
import { Skeleton } from '../kit/loading/skeleton';
import { useCityOptions } from '../store/use-cities';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { Fields, Pair } from './form-layout';
import { useSpokenLanguageName } from './use-spoken-language-name';

const MapPointField = lazyComponent(() => import('../map/map-point-field'), 'MapPointField');
const BoundLanguages = bound(MultiSelect<SpokenLanguage>);
const BoundGuides = bound(MultiSelect<string>);

/** How long before a departure the last booking is possible, in minutes. */
const CUT_OFFS = [0, 1, 2, 6, 12, 24, 48, 72, 168].map((hours) => hours * minutesInHour);

interface VisitCardProps {
  /** The tour is public, so that nothing may be missing. */
  isPublic: boolean;
}

/** Where and with whom it takes place. */
export function TourPlaceCard({ isPublic }: VisitCardProps) {
  const t = useText('tours');
  const languageName = useSpokenLanguageName();
  const people = useListTaskPeopleQuery().data?.items ?? [];
  return (
    <Card>
      <CardHeader title={t('form.place')} />
      <Fields>
        <BufferedTextField
          name="address"
          label={t('fields.address')}
          help={t('form.addressHelp')}
          maxLength={TOUR_LIMITS.address}
          required={isPublic}
          dir="auto"
          autoComplete="off"
        />
        <BoundAutocomplete
          name="cityId"
          label={t('fields.cityId')}
          required={isPublic}
          options={useCityOptions()}
        />
        <PointField />
        <BoundLanguages
          name="languages"
          label={t('fields.languages')}
          required={isPublic}
          options={SPOKEN_LANGUAGES.map((value) => ({ value, label: languageName(value) }))}
        />
        <BoundGuides
          name="guideIds"
          label={t('fields.guideIds')}
          help={t('form.guidesHelp')}
          options={people.map(({ id, firstName, lastName }) => ({
            value: id,
            label: `${firstName} ${lastName}`,
          }))}
        />
      </Fields>
    </Card>
  );
}

/** Where the map shows it. The map is loaded with the form, in the space that it takes. */
function PointField() {
  const t = useText('tours');
  const { value: cityId } = useFormField<string | null>('cityId');
  return (
    <Suspense fallback={<Skeleton $height="560px" />}>
      <MapPointField name="mapPoint" label={t('fields.mapPoint')} cityId={cityId} />
    </Suspense>
  );
}

/** How long it takes, for how many guests, and until when it can be booked. */
export function TourPlacesCard() {
  const t = useText('tours');
  return (
    <Card>
      <CardHeader title={t('form.places')} />
      <Fields>
        <Pair>
          <BufferedNumberField
            name="durationMinutes"
            label={t('fields.durationMinutes')}
            unit={t('form.minutes')}
            required
          />
          <CutOffField />
        </Pair>
        <Pair>
          <BufferedNumberField
            name="minimum"
            label={t('fields.minimum')}
            help={t('form.minimumHelp')}
            required
          />
          <BufferedNumberField
            name="maximum"
            label={t('fields.maximum')}
            help={t('form.maximumHelp')}
            required
          />
        </Pair>
      </Fields>
    </Card>
  );
}

function CutOffField() {
  const t = useText('tours');
  const format = useFormat();
  const { value, error, change } = useFormField<TypedNumber>('cutOffMinutes');
  const minutes = isUnreadable(value) ? null : value;
  const choices = [...new Set([...CUT_OFFS, ...(minutes === null ? [] : [minutes])])].sort(
    (one, other) => one - other,
  );
  const textOf = (cutOff: number) =>
    cutOff === 0
      ? t('form.noCutOff')
      : t('form.cutOff', { duration: format.duration(cutOff * millisecondsInMinute) });
  return (
    <Select
      id={fieldId('cutOffMinutes')}
      label={t('fields.cutOffMinutes')}
      help={t('form.cutOffHelp')}
      error={error}
      value={minutes === null ? null : `${minutes}`}
      options={choices.map((cutOff) => ({ value: `${cutOff}`, label: textOf(cutOff) }))}
      onChange={(chosen) => change(Number(chosen))}
    />
  );
}
