import { orderNumberText } from '#domain/orders/order-number';
import CancelIcon from '~icons/solar/forbidden-circle-linear';
import ReturnIcon from '~icons/solar/undo-left-round-linear';
import { clientNameOf } from '../after-sales/request-cells';
import type { RequestKind, RequestSummary } from '../after-sales/request-kinds';
import { Icon, type IconType } from '../kit/icon';
import { requestPath } from '../links/request-path';
import { useText } from '../text/use-text';
import type { PaletteEntries } from './palette-entry';
import { type Found, HighlightedName } from './search-entries';

/** Returns that the server finds, by number, order, client or items. */
export function useReturnEntries(query: string, found: Found): PaletteEntries {
  const t = useText('palette');
  const entryOf = useRequestEntry('returns', ReturnIcon, query);
  return { id: 'returns', title: t('groups.returns'), items: (found?.returns ?? []).map(entryOf) };
}

/** Cancellations that the server finds, by the same fields as returns. */
export function useCancellationEntries(query: string, found: Found): PaletteEntries {
  const t = useText('palette');
  const entryOf = useRequestEntry('cancellations', CancelIcon, query);
  return {
    id: 'cancellations',
    title: t('groups.cancellations'),
    items: (found?.cancellations ?? []).map(entryOf),
  };
}

function useRequestEntry(kind: RequestKind, icon: IconType, query: string) {
  const texts = useText('requests');
  return (request: RequestSummary) => {
    const { id, number, orderNumber, status, reasonCode } = request;
    const name = `${number} · ${clientNameOf(request)}`;
    const facts = [texts(`status.${status}`), texts(`reasons.${reasonCode}`)];
    return {
      id: `${kind}:${id}`,
      name,
      title: <HighlightedName name={name} query={query} />,
      description: [...facts, orderNumberText(orderNumber)].join(' · '),
      lead: <Icon of={icon} />,
      to: requestPath(kind, { id }),
    };
  };
}
