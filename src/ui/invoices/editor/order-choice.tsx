import { useState } from 'react';
import { useGetOrderQuery, useListOrdersQuery } from '#application/api/orders-endpoints.generated';
import { orderReference } from '#domain/orders/order-number';
import type { OrderSummary } from '#openapi/types.generated';
import { type AskedText, MAX_RESULTS, useSearchInput } from '../../lists/use-search-input';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { RecordChoice } from './record-choice';
import type { Drafting } from './use-drafting';

interface OrderChoiceProps {
  drafting: Drafting;
  /** Preselected if the address names one. */
  first: string | null;
}

function useFoundOrders(asked: AskedText) {
  return useListOrdersQuery({
    ...asked,
    status: ['delivered', 'invoiced', 'done'],
    sort: '-orderDate',
    page: 1,
    pageSize: MAX_RESULTS,
  });
}

/** The choice of the delivered order to invoice. */
export function OrderChoice({ drafting, first }: OrderChoiceProps) {
  const t = useText('invoiceEditor');
  const format = useFormat();
  const [orderId, setOrderId] = useState(first);
  const { found, setTyped } = useSearchInput(useFoundOrders);
  const { currentData: chosen } = useGetOrderQuery({ orderId: orderId ?? '' }, { skip: !orderId });
  const nameOf = ({ number, client }: Pick<OrderSummary, 'number' | 'client'>) =>
    `${orderReference(number)} · ${client.firstName} ${client.lastName}`;
  return (
    <RecordChoice
      drafting={drafting}
      label={t('choose.label')}
      placeholder={t('choose.placeholder')}
      emptyText={t('choose.none')}
      options={(found.data?.items ?? []).map((order) => ({
        value: order.id,
        label: nameOf(order),
        hint: format.money(order.total),
      }))}
      value={orderId}
      valueLabel={chosen && nameOf(chosen)}
      onChange={setOrderId}
      onInput={setTyped}
      loading={found.isFetching}
      onStart={(id) => drafting.start({ orderId: id })}
    />
  );
}
