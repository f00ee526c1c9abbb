import { useFormikContext } from 'formik';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { useGetCarrierScheduleQuery } from '#application/api/pickups-endpoints.generated';
import { scheduleEditing, scheduleRecord } from '#application/pickups/schedule-editing';
import { NEW_RULE, type ScheduleForm, scheduleSchema } from '#domain/slots/slot-rule-form';
import { SLOT_LIMITS } from '#domain/slots/slot-rules';
import { WEEKDAYS } from '#domain/stores/store-availability';
import type { CarrierSchedule } from '#openapi/types.generated';
import AddIcon from '~icons/solar/add-circle-linear';
import RemoveIcon from '~icons/solar/trash-bin-trash-linear';
import { useCarriers } from '../carriers/use-carriers';
import { RecordForm } from '../forms/record-form';
import { useRecordEdit } from '../forms/use-record-edit';
import { Button } from '../kit/button';
import { EmptyState } from '../kit/feedback/empty-state';
import { toasts } from '../kit/feedback/toast-store';
import { Select } from '../kit/fields/select';
import { BoundAutocomplete } from '../kit/form/bound-autocomplete';
import { BoundTextField } from '../kit/form/bound-fields';
import { BoundNumberField } from '../kit/form/bound-more-fields';
import { BoundSelect } from '../kit/form/bound-select';
import { IconButton } from '../kit/icon-button';
import { Skeleton } from '../kit/loading/skeleton';
import { Dialog } from '../kit/overlays/dialog';
import { ProblemState } from '../lists/problem-state';
import { useCityOptions } from '../store/use-cities';
import { useCodeText } from '../text/problem-text';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';

const Rule = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr)) auto;
  gap: var(--space-12);
  padding-block-end: var(--space-24);
  border-block-end: 1px solid var(--line);
  & > button {
    grid-row: 1;
    grid-column: 5;
    align-self: end;
  }
  ${media.below('phone')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > button {
      grid-row: auto;
      grid-column: auto;
    }
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-8);
`;

/** The slots of the store's carriers, one carrier after another. */
export function ScheduleDialog({ onClose }: { onClose: () => void }) {
  const t = useText('booking');
  const { data, error, refetch } = useCarriers();
  const carriers = data?.items.filter(({ isArchived }) => !isArchived) ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const carrierId = chosen ?? carriers[0]?.id ?? null;
  return (
    <Dialog
      open
      onClose={onClose}
      width={860}
      title={t('rules.title')}
      description={t('rules.text')}
    >
      {!data && error && <ProblemState error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton $height="240px" />}
      {data && carrierId === null && (
        <EmptyState title={t('rules.noCarriers')}>{t('rules.noCarriersText')}</EmptyState>
      )}
      {carrierId !== null && (
        <>
          <Select
            label={t('rules.carrier')}
            options={carriers.map(({ id, name }) => ({ value: id, label: name }))}
            value={carrierId}
            onChange={setChosen}
          />
          <CarrierRules key={carrierId} carrierId={carrierId} onClose={onClose} />
        </>
      )}
    </Dialog>
  );
}

interface CarrierRulesProps {
  carrierId: string;
  onClose: () => void;
}

function CarrierRules({ carrierId, onClose }: CarrierRulesProps) {
  const { currentData, error, refetch } = useGetCarrierScheduleQuery(
    { carrierId },
    { refetchOnMountOrArgChange: true },
  );
  if (currentData) return <RulesForm schedule={currentData} onClose={onClose} />;
  return error ? <ProblemState error={error} onRetry={refetch} /> : <Skeleton $height="240px" />;
}

interface RulesFormProps extends Pick<CarrierRulesProps, 'onClose'> {
  schedule: CarrierSchedule;
}

function RulesForm({ schedule, onClose }: RulesFormProps) {
  const t = useText('booking');
  const codeText = useCodeText();
  const record = useMemo(() => scheduleRecord(schedule), [schedule]);
  const edit = useRecordEdit({ editing: scheduleEditing, record, subject: 'carrierSchedule' });
  const busy = edit.snapshot.hasTag('busy');
  return (
    <RecordForm<ScheduleForm>
      edit={edit}
      schema={scheduleSchema}
      label={t('rules.label')}
      onSaved={() => toasts.show({ title: t('rules.saved') })}
      errorText={(code) => (code === 'overlapping' ? t('rules.overlapping') : codeText(code))}
      fields={{ rules: { label: t('rules.label') } }}
      ownButtons
    >
      <RuleList />
      <Actions>
        <Button variant="outline" disabled={busy} onClick={onClose}>
          {t('rules.cancel')}
        </Button>
        <Button type="submit" busy={busy}>
          {t('rules.save')}
        </Button>
      </Actions>
    </RecordForm>
  );
}

function RuleList() {
  const t = useText('booking');
  const { values, setFieldValue } = useFormikContext<ScheduleForm>();
  const change = (rules: ScheduleForm['rules']) => void setFieldValue('rules', rules);
  return (
    <>
      {values.rules.map((_, index) => (
        <RuleFields
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields of a rule are named by its place.
          key={index}
          index={index}
          onRemove={() => change(values.rules.filter((__, place) => place !== index))}
        />
      ))}
      <Button
        variant="soft"
        icon={AddIcon}
        disabled={values.rules.length >= SLOT_LIMITS.rules}
        onClick={() => change([...values.rules, NEW_RULE])}
      >
        {t('rules.add')}
      </Button>
    </>
  );
}

interface RuleFieldsProps {
  index: number;
  onRemove: () => void;
}

function RuleFields({ index, onRemove }: RuleFieldsProps) {
  const t = useText('booking');
  const cities = useCityOptions();
  const position = index + 1;
  const named = (field: keyof typeof NEW_RULE) => ({
    name: `rules.${index}.${field}`,
    label: t(`rules.fields.${field}`),
  });
  const number = (field: 'minutes' | 'bufferMinutes' | 'capacity' | 'cutOffMinutes') => ({
    ...named(field),
    ...SLOT_LIMITS[field],
    ...(field !== 'capacity' && { unit: t('rules.unit') }),
  });
  return (
    <Rule aria-label={t('rules.group', { position })}>
      <BoundSelect
        {...named('day')}
        options={WEEKDAYS.map((value) => ({ value, label: t(`days.${value}`) }))}
      />
      <BoundAutocomplete {...named('cityId')} options={cities} placeholder={t('rules.anyCity')} />
      <BoundTextField {...named('opens')} dir="ltr" inputMode="numeric" autoComplete="off" />
      <BoundTextField {...named('closes')} dir="ltr" inputMode="numeric" autoComplete="off" />
      <BoundNumberField {...number('minutes')} />
      <BoundNumberField {...number('bufferMinutes')} />
      <BoundNumberField {...number('capacity')} />
      <BoundNumberField {...number('cutOffMinutes')} />
      <IconButton icon={RemoveIcon} label={t('rules.remove', { position })} onClick={onRemove} />
    </Rule>
  );
}
