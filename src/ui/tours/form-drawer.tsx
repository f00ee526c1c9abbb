import { styled } from 'styled-components';
import type { FormValues } from '#application/editing/edited-record';
import { RecordForm, type RecordFormProps } from '../forms/record-form';
import { Button } from '../kit/button';
import { Drawer } from '../kit/overlays/drawer';
import { useText } from '../text/use-text';
import { Fields } from './form-layout';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-8);
`;

interface FormDrawerProps<Values extends FormValues>
  extends Omit<RecordFormProps<Values>, 'label' | 'ownButtons'> {
  title: string;
  submitLabel: string;
  onClose: () => void;
}

/** A form of a record beside the page, with its own buttons. */
export function FormDrawer<Values extends FormValues>(props: FormDrawerProps<Values>) {
  const { title, submitLabel, onClose, children, ...form } = props;
  const t = useText('tours');
  const busy = form.edit.snapshot.hasTag('busy');
  return (
    <Drawer open onClose={onClose} title={title} side="end" width={520}>
      <RecordForm<Values> {...form} label={title} ownButtons>
        <Fields>{children}</Fields>
        <Actions>
          <Button variant="outline" disabled={busy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" busy={busy}>
            {submitLabel}
          </Button>
        </Actions>
      </RecordForm>
    </Drawer>
  );
}
