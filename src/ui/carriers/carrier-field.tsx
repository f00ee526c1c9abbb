import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { CARRIER_NAME_LENGTH } from '#domain/carriers/carrier-rules';
import { Select } from '../kit/fields/select';
import { fieldId } from '../kit/form/bound';
import { BoundTextField } from '../kit/form/bound-fields';
import { BoundCheckbox } from '../kit/form/bound-more-fields';
import { useFormField } from '../kit/form/form-error-text';
import { Skeleton } from '../kit/loading/skeleton';
import { usePermission } from '../portal-context/use-permission';
import { useText } from '../text/use-text';
import { useCarriers } from './use-carriers';

/** The choice of a carrier that is not in the list; ids of carriers have a prefix. */
const OTHER = 'other';

interface CarrierFieldProps {
  /** The Formik value is the carrier's name, empty while none is chosen. */
  name: string;
  /**
   * The Formik value says whether the carrier is added to the list; false for one of the list. The
   * choice is not offered when left out.
   */
  keepName?: string | undefined;
}

/**
 * The carrier of a handover: one of the store's list, with the last used one preselected, or any
 * other, which can be kept in the list. Without a list its name is typed.
 */
export function CarrierField({ name, keepName }: CarrierFieldProps) {
  const t = useText('orders');
  const { data, isLoading } = useCarriers();
  const listed = data?.items.filter(({ isArchived }) => !isArchived) ?? [];
  if (isLoading) return <Skeleton $height="68px" $radius="var(--radius-control)" />;
  if (listed.length === 0) {
    return <TypedCarrier name={name} keepName={keepName} label={t('handOver.carrier')} />;
  }
  return <ListedCarrier name={name} keepName={keepName} listed={listed} />;
}

interface ListedCarrierProps extends CarrierFieldProps {
  listed: readonly { readonly id: string; readonly name: string }[];
}

function ListedCarrier({ name, keepName, listed }: ListedCarrierProps) {
  const t = useText('orders');
  const { value, error } = useFormField<string>(name);
  const { setFieldValue } = useFormikContext();
  const mayKeep = usePermission('store.operations.edit');
  const [isOther, setOther] = useState(
    value !== '' && !listed.some((carrier) => carrier.name === value),
  );
  const lastUsed = listed[0]?.name ?? '';
  useEffect(() => {
    if (isOther || value !== '') return;
    if (keepName) void setFieldValue(keepName, false);
    void setFieldValue(name, lastUsed);
  }, [isOther, value, setFieldValue, name, keepName, lastUsed]);
  const choose = (id: string) => {
    const chosen = listed.find((carrier) => carrier.id === id);
    setOther(!chosen);
    if (keepName) void setFieldValue(keepName, !chosen && mayKeep);
    void setFieldValue(name, chosen?.name ?? '');
  };
  const chosenId = listed.find((carrier) => carrier.name === value)?.id ?? null;
  return (
    <>
      <Select
        id={`${fieldId(name)}-choice`}
        label={t('handOver.carrier')}
        required
        options={[
          ...listed.map((carrier) => ({ value: carrier.id, label: carrier.name })),
          { value: OTHER, label: t('handOver.otherCarrier') },
        ]}
        value={isOther ? OTHER : chosenId}
        onChange={choose}
        error={isOther ? undefined : error}
      />
      {isOther && (
        <TypedCarrier name={name} keepName={keepName} label={t('handOver.carrierName')} />
      )}
    </>
  );
}

/** A carrier by its name. */
function TypedCarrier({ name, keepName, label }: CarrierFieldProps & { label: string }) {
  const t = useText('orders');
  const mayKeep = usePermission('store.operations.edit');
  return (
    <>
      <BoundTextField name={name} label={label} required maxLength={CARRIER_NAME_LENGTH} />
      {mayKeep && keepName && (
        <BoundCheckbox name={keepName}>{t('handOver.keepCarrier')}</BoundCheckbox>
      )}
    </>
  );
}
