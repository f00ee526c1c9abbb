import { useMemo } from 'react';
import { styled } from 'styled-components';
import { carrierEditing, carrierRecord, newCarrier } from '#application/carriers/carrier-editing';
import {
  CARRIER_NAME_LENGTH,
  carrierSchema,
  TRACKING_ADDRESS_LENGTH,
} from '#domain/carriers/carrier-rules';
import { parsePhoneNumber } from '#domain/contact/phone-number';
import type { Carrier } from '#openapi/types.generated';
import { RecordForm } from '../forms/record-form';
import { useRecordEdit } from '../forms/use-record-edit';
import { Button } from '../kit/button';
import { toasts } from '../kit/feedback/toast-store';
import { BoundTextField } from '../kit/form/bound-fields';
import { BoundPhoneField } from '../kit/form/bound-phone-field';
import { Dialog } from '../kit/overlays/dialog';
import { useCodeText } from '../text/problem-text';
import { useText } from '../text/use-text';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-8);
`;

interface CarrierDialogProps {
  /** Null for a new one. */
  carrier: Carrier | null;
  onDone: () => void;
}

/** The form of a carrier: its name, phone and tracking address. */
export function CarrierDialog({ carrier, onDone }: CarrierDialogProps) {
  const t = useText('storeSettings');
  const codeText = useCodeText();
  const record = useMemo(() => (carrier ? carrierRecord(carrier) : newCarrier), [carrier]);
  const edit = useRecordEdit({ editing: carrierEditing, record, subject: null });
  const busy = edit.snapshot.hasTag('busy');
  const title = t(carrier ? 'carriers.dialog.edit' : 'carriers.dialog.add');
  const saved = () => {
    toasts.show({ title: t(carrier ? 'carriers.done.edit' : 'carriers.done.add') });
    onDone();
  };
  return (
    <Dialog open onClose={onDone} busy={busy} title={title}>
      <RecordForm
        edit={edit}
        schema={carrierSchema}
        label={title}
        onSaved={saved}
        errorText={(code) =>
          code === 'already_taken' ? t('carriers.dialog.taken') : codeText(code)
        }
        fields={{
          name: { label: t('carriers.dialog.name') },
          phone: { label: t('carriers.dialog.phone') },
          trackingAddress: { label: t('carriers.dialog.trackingAddress') },
        }}
      >
        <CarrierFields />
        <Actions>
          <Button variant="outline" disabled={busy} onClick={onDone}>
            {t('cancel')}
          </Button>
          <Button type="submit" busy={busy}>
            {t('carriers.dialog.save')}
          </Button>
        </Actions>
      </RecordForm>
    </Dialog>
  );
}

function CarrierFields() {
  const t = useText('storeSettings');
  return (
    <>
      <BoundTextField
        name="name"
        label={t('carriers.dialog.name')}
        required
        maxLength={CARRIER_NAME_LENGTH}
        dir="auto"
        autoComplete="off"
      />
      <BoundPhoneField
        name="phone"
        label={t('carriers.dialog.phone')}
        read={parsePhoneNumber}
        autoComplete="off"
      />
      <BoundTextField
        name="trackingAddress"
        label={t('carriers.dialog.trackingAddress')}
        help={t('carriers.dialog.trackingHelp')}
        maxLength={TRACKING_ADDRESS_LENGTH}
        dir="ltr"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </>
  );
}
