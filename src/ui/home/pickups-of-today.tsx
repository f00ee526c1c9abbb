import type { Today } from '#openapi/types.generated';
import { Card, CardHeader } from '../kit/layout/card';
import { TextLink } from '../kit/text-link';
import { BOOKING_PATH } from '../links/pickup-path';
import { PickupLines } from '../pickups/pickup-lines';
import { useText } from '../text/use-text';

/** The pickups of today, the missed ones whose orders still wait first. */
export function PickupsOfToday({ pickups }: { pickups: Today['pickups'] }) {
  const t = useText('today');
  const booking = useText('booking');
  return (
    <Card>
      <CardHeader
        title={booking('due.title')}
        aside={<TextLink to={BOOKING_PATH}>{t('pickups.all')}</TextLink>}
      />
      <PickupLines pickups={pickups} />
    </Card>
  );
}
