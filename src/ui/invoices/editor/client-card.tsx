import { Card, CardHeader } from '../../kit/card';
import { Stack } from '../../kit/columns';
import { useText } from '../../text/use-text';
import { ClientFields } from './client-fields';

/** Whom the invoice is for; kept on issue as it is written here. */
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
