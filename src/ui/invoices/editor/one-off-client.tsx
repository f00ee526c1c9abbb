import { Formik } from 'formik';
import { type InvoiceValues, writtenClient } from '#application/invoices/invoice-values';
import { standaloneClientSchema } from '#domain/invoices/standalone-invoice';
import { Button } from '../../kit/button';
import { KitForm } from '../../kit/form/kit-form';
import { validateWith } from '../../kit/form/zod-formik';
import { useCodeText } from '../../text/problem-text';
import { useText } from '../../text/use-text';
import { ClientFields } from './client-fields';
import type { Drafting } from './use-drafting';

type Values = Pick<InvoiceValues, 'client'>;

const EMPTY: Values = { client: { name: '', ice: '', address: '', email: '' } };
const validate = validateWith<Values>(standaloneClientSchema);

/** A client who is not in the store's list, written out. */
export function OneOffClient({ drafting }: { drafting: Drafting }) {
  const t = useText('invoiceEditor');
  const codeText = useCodeText();
  return (
    <Formik<Values>
      initialValues={EMPTY}
      validate={validate}
      onSubmit={({ client }) => drafting.start({ client: writtenClient(client) })}
    >
      <KitForm errorText={codeText} label={t('client')}>
        <ClientFields />
        {drafting.note}
        <div>
          <Button type="submit" busy={drafting.isBusy}>
            {t('choose.confirm')}
          </Button>
        </div>
      </KitForm>
    </Formik>
  );
}
