import { clientEditing } from '#application/clients/client-editing';
import type { EditedRecord } from '#application/editing/edited-record';
import { type ClientValues, clientSchema } from '#domain/clients/client-form';
import { parsePhoneNumber } from '#domain/contact/phone-number';
import { FieldGrid } from '../account/account-layout';
import type { FieldTexts } from '../forms/edit-conflict';
import { RecordForm } from '../forms/record-form';
import { CardLead, FullWidthRow } from '../forms/settings-layout';
import { useRecordEdit } from '../forms/use-record-edit';
import { BoundAutocomplete } from '../kit/form/bound-autocomplete';
import { BoundTextField } from '../kit/form/bound-fields';
import { BoundPhoneField } from '../kit/form/bound-phone-field';
import { BoundSelect } from '../kit/form/bound-select';
import { BoundTextArea } from '../kit/form/bound-text-area';
import { Card, CardHeader } from '../kit/layout/card';
import { Stack } from '../kit/table/columns';
import { useCityOptions } from '../store/use-cities';
import { useText } from '../text/use-text';
import {
  DistinctChoice,
  type ExistingClient,
  ExistingClientLink,
  existingClientOf,
} from './existing-client';

const GENDERS = ['none', 'female', 'male'] as const;

interface ClientFormProps {
  /** Keep its identity with useMemo. */
  record: EditedRecord<ClientValues>;
  /** Receives the client's id. */
  onSaved: (id: string | null) => void;
}

/** A client's names, contact, main address and the team's note. */
export function ClientForm({ record, onSaved }: ClientFormProps) {
  const t = useText('clients');
  const edit = useRecordEdit({ editing: clientEditing, record, subject: 'client' });
  const existing = existingClientOf(edit);
  return (
    <RecordForm
      edit={edit}
      schema={clientSchema}
      label={t('form.label')}
      onSaved={() => onSaved(edit.record.id)}
      fields={useClientTexts()}
    >
      <Stack>
        <Card>
          <CardHeader title={t('form.person')} />
          <PersonFields existing={existing} />
          <DistinctChoice existing={existing} />
        </Card>
        <Card>
          <CardHeader title={t('form.address')} />
          <CardLead>
            {record.values.otherAddresses.length > 0
              ? t('form.otherAddresses', { count: record.values.otherAddresses.length })
              : t('form.addressText')}
          </CardLead>
          <AddressFields />
        </Card>
        <Card>
          <CardHeader title={t('note.title')} />
          <BoundTextArea name="note" label={t('note.label')} rows={3} dir="auto" />
        </Card>
      </Stack>
    </RecordForm>
  );
}

/** The labels of the fields, and how a conflict shows their values. */
function useClientTexts(): FieldTexts<ClientValues> {
  const t = useText('clients');
  const cities = useCityOptions();
  return {
    firstName: { label: t('fields.firstName') },
    lastName: { label: t('fields.lastName') },
    phoneNumber: { label: t('fields.phoneNumber') },
    email: { label: t('fields.email') },
    ice: { label: t('fields.ice') },
    gender: { label: t('fields.gender'), show: (gender) => t(`genders.${gender}`) },
    line1: { label: t('fields.line1') },
    line2: { label: t('fields.line2') },
    cityId: {
      label: t('fields.cityId'),
      show: (cityId) => cities.find(({ value }) => value === cityId)?.label ?? '',
    },
    zipcode: { label: t('fields.zipcode') },
    note: { label: t('note.title') },
    otherAddresses: { label: t('fields.otherAddresses'), show: (others) => String(others.length) },
    isDistinct: { label: t('form.distinct'), show: () => t('form.distinct') },
  };
}

function PersonFields({ existing }: { existing: ExistingClient | null }) {
  const t = useText('clients');
  return (
    <FieldGrid>
      <BoundTextField name="firstName" label={t('fields.firstName')} required maxLength={80} />
      <BoundTextField name="lastName" label={t('fields.lastName')} required maxLength={80} />
      <BoundPhoneField
        name="phoneNumber"
        label={t('fields.phoneNumber')}
        read={parsePhoneNumber}
        aside={existing?.fields.includes('phoneNumber') && <ExistingClientLink of={existing} />}
        required
      />
      <BoundTextField
        name="email"
        label={t('fields.email')}
        aside={existing?.fields.includes('email') && <ExistingClientLink of={existing} />}
        dir="ltr"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
      <BoundSelect
        name="gender"
        label={t('fields.gender')}
        options={GENDERS.map((value) => ({ value, label: t(`genders.${value}`) }))}
      />
      <BoundTextField
        name="ice"
        label={t('fields.ice')}
        help={t('form.iceHelp')}
        dir="ltr"
        inputMode="numeric"
        maxLength={20}
      />
    </FieldGrid>
  );
}

function AddressFields() {
  const t = useText('clients');
  return (
    <FieldGrid>
      <FullWidthRow>
        <BoundTextArea oneLine name="line1" label={t('fields.line1')} dir="auto" maxLength={200} />
      </FullWidthRow>
      <FullWidthRow>
        <BoundTextArea oneLine name="line2" label={t('fields.line2')} dir="auto" maxLength={200} />
      </FullWidthRow>
      <BoundAutocomplete
        name="cityId"
        label={t('fields.cityId')}
        options={useCityOptions()}
        emptyText={t('form.noCity')}
      />
      <BoundTextField
        name="zipcode"
        label={t('fields.zipcode')}
        dir="ltr"
        inputMode="numeric"
        maxLength={10}
      />
    </FieldGrid>
  );
}
