import type { PickupSummary } from '#openapi/types.generated';
import PickupIcon from '~icons/solar/delivery-linear';
import { Icon } from '../kit/icon';
import { pickupPath } from '../links/pickup-path';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import type { PaletteEntries } from './palette-entry';
import { type Found, HighlightedName } from './search-entries';

/** Pickups that the server finds, by number or carrier. */
export function usePickupEntries(query: string, found: Found): PaletteEntries {
  const t = useText('palette');
  const texts = useText('booking');
  const { dateTime } = useFormat();
  const entryOf = ({ id, number, carrier, status, startsAt, ordersCount }: PickupSummary) => {
    const name = `${number} · ${carrier.name}`;
    const facts = [
      texts(`status.${status}`),
      dateTime(startsAt),
      texts('orders', { count: ordersCount }),
    ];
    return {
      id: `pickup:${id}`,
      name,
      title: <HighlightedName name={name} query={query} />,
      description: facts.join(' · '),
      lead: <Icon of={PickupIcon} mirrored />,
      to: pickupPath({ id }),
    };
  };
  return { id: 'pickups', title: t('groups.pickups'), items: (found?.pickups ?? []).map(entryOf) };
}
