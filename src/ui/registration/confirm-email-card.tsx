import { Card, CardHeader } from '../kit/layout/card';
import { useText } from '../text/use-text';
import { ConfirmEmail } from './confirm-email';

/** The confirmation of a user's address in a store that is open: of a colleague, or after a change. */
export function ConfirmEmailCard() {
  const t = useText('registration');
  return (
    <Card>
      <CardHeader title={t('card.title')} />
      <p>{t('card.text')}</p>
      <ConfirmEmail />
    </Card>
  );
}
