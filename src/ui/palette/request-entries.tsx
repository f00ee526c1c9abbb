import { useListCancellationsQuery } from '#application/api/cancellations-endpoints.generated';
import { useListReturnsQuery } from '#application/api/returns-endpoints.generated';
import { isolated } from '#domain/format/isolated';
import CancelIcon from '~icons/solar/forbidden-circle-linear';
import ReturnIcon from '~icons/solar/undo-left-round-linear';
import { usePermission } from '../app/use-permission';
import { Icon, type IconType } from '../kit/icon';
import { clientNameOf } from '../requests/request-cells';
import { type RequestKind, type RequestSummary, requestPath } from '../requests/request-kinds';
import { useText } from '../text/use-text';
import { askFor, type Found, found, MarkedName } from './found-entries';

/** Returns that the server finds, by number, order, client or what they contain. */
export function useReturnEntries(query: string): Found {
  const t = useText('palette');
  const answer = useListReturnsQuery(askFor(usePermission('returns.see'), query));
  const entryOf = useRequestEntry('returns', ReturnIcon, query);
  return { id: 'returns', title: t('groups.returns'), ...found(answer, entryOf) };
}

/** Cancellations that the server finds, as it finds returns. */
export function useCancellationEntries(query: string): Found {
  const t = useText('palette');
  const answer = useListCancellationsQuery(askFor(usePermission('orders.see'), query));
  const entryOf = useRequestEntry('cancellations', CancelIcon, query);
  return { id: 'cancellations', title: t('groups.cancellations'), ...found(answer, entryOf) };
}

const useRequestEntry = (kind: RequestKind, icon: IconType, query: string) => {
  const words = useText('requests');
  return (request: RequestSummary) => {
    const { id, number, orderNumber, status, reasonCode } = request;
    const name = `${number} · ${clientNameOf(request)}`;
    const facts = [words(`status.${status}`), words(`reasons.${reasonCode}`)];
    return {
      id: `${kind}:${id}`,
      name,
      title: <MarkedName name={name} query={query} />,
      description: [...facts, isolated(`#${orderNumber}`)].join(' · '),
      lead: <Icon of={icon} />,
      to: requestPath(kind, { id }),
    };
  };
};
