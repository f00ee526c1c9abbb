import { Card, CardHeader } from '../../kit/layout/card';
import { Stack } from '../../kit/table/columns';
import { useText } from '../../text/use-text';
import { ClientFields } from './client-fields';

/** The invoice's client; preserved on issue as edited here. */
export function ClientCard() {
  const t = useText('invoiceEditor');
  return (
    <Card>
      <CardHeader title={t('client')} />
      <Stack>
        <ClientFields />
      </Stack>
    </Card>
  );
}
