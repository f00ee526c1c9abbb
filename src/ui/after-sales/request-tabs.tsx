import { useGetWaitingQuery } from '#application/api/waiting-endpoints.generated';
import { CANCELLATIONS_PATH, RETURNS_PATH } from '../links/request-path';
import { PageTabs } from '../lists/page-tabs';
import { useText } from '../text/use-text';

/** The requests of clients, each kind a page, with the number of those that wait for an answer. */
export function RequestTabs() {
  const t = useText('requests');
  const { returns = 0, cancellations = 0 } = useGetWaitingQuery().data ?? {};
  return (
    <PageTabs
      label={t('kinds')}
      pages={[
        {
          to: RETURNS_PATH,
          label: t('returns.title'),
          permission: 'returns.see',
          waiting: returns,
        },
        {
          to: CANCELLATIONS_PATH,
          label: t('cancellations.title'),
          permission: 'orders.see',
          waiting: cancellations,
        },
      ]}
    />
  );
}
