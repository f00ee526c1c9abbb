import { bidiIsolate } from '#domain/format/bidi-isolate';
import type { PayoutSummary } from '#openapi/types.generated';
import { ButtonLink } from '../kit/button';
import { Muted } from '../kit/table/columns';
import { payoutPath } from '../links/payout-path';
import { settingsPath } from '../links/settings-path';
import { usePermission } from '../portal-context/use-permission';
import { useText } from '../text/use-text';

const CONTACT_PATH = '/contact-us';

/**
 * The link to what mends a payout: the store's account in the settings, its page to answer, or the
 * marketplace. Nothing for a payout that is on its way. Users who may not change the account are
 * told who may.
 */
export function TroubleAction({ payout }: { payout: PayoutSummary }) {
  const t = useText('payouts');
  const mayChangeAccount = usePermission('store.identity.edit');
  const { trouble, number } = payout;
  if (!trouble) return null;
  const { remedy, reason } = trouble;
  if (remedy === 'change_account' && !mayChangeAccount)
    return <Muted>{t('remedy.askAdmin')}</Muted>;
  const to = {
    change_account: settingsPath('payment'),
    answer: payoutPath(payout),
    contact: CONTACT_PATH,
  }[remedy];
  const label = t(reason === 'no_account' ? 'remedy.add_account' : `remedy.${remedy}`);
  return (
    <ButtonLink
      variant="outline"
      size="small"
      to={to}
      aria-label={t('remedy.of', { action: label, number: bidiIsolate(number) })}
    >
      {label}
    </ButtonLink>
  );
}
