import { useState } from 'react';
import { styled } from 'styled-components';
import { orderReference } from '#domain/orders/order-number';
import { pickLines } from '#domain/papers/pick-list';
import { PaperHead } from '../../papers/paper-head';
import { useApplication } from '../../portal-context/application-context';
import { formatIn } from '../../text/use-format';
import { useTextIn } from '../../text/use-text-in';
import type { OrderPaperProps } from './order-paper-props';
import { ItemName } from './parcel-lines';

const List = styled.article`
  display: flex;
  flex-direction: column;
  gap: 4mm;
`;
const Box = styled.span`
  display: inline-block;
  inline-size: 1.2em;
  block-size: 1.2em;
  border: 0.3mm solid currentColor;
  border-radius: 0.6mm;
`;
const Pieces = styled.b`
  font-size: 1.4em;
`;
const Orders = styled.ul`
  list-style: none;
  font-variant-numeric: tabular-nums;
  line-height: 1.35;
  white-space: nowrap;
`;

/** The goods of all orders together, to be taken from the shelves before they are packed. */
export function PickList({ orders, facts, language, format: sheet }: OrderPaperProps) {
  const t = useTextIn('papers', language);
  const format = formatIn(language);
  const { clock } = useApplication();
  const [printedAt] = useState(() => new Date(clock.now()));
  // Without room for a column, the SKU stands below the name.
  const hasSkuColumn = sheet === 'a4';
  const lines = pickLines(orders);
  const pieces = lines.reduce((sum, line) => sum + line.pieces, 0);
  return (
    <List>
      <PaperHead facts={facts}>
        <h1>{t('names.pickList')}</h1>
        <p>{format.dateTime(printedAt)}</p>
        <p>
          {t('pickList.orders', { count: orders.length })} · {t('order.pieces', { count: pieces })}
        </p>
      </PaperHead>
      {lines.length === 0 && <p>{t('pickList.none')}</p>}
      {lines.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('columns.picked')}</th>
              <th scope="col">{t('columns.place')}</th>
              {hasSkuColumn && <th scope="col">{t('columns.sku')}</th>}
              <th scope="col">{t('columns.product')}</th>
              <th scope="col" data-end="">
                {t('columns.quantity')}
              </th>
              <th scope="col">{t('columns.orders')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ item, pieces: all, orders: takers }) => (
              <tr key={item.variantId}>
                <td>
                  <Box />
                </td>
                <td>{item.storagePlace && <bdi>{item.storagePlace}</bdi>}</td>
                {hasSkuColumn && (
                  <td>
                    <bdi dir="ltr">{item.sku}</bdi>
                  </td>
                )}
                <td>
                  <ItemName item={item} language={language} />
                  {!hasSkuColumn && <bdi dir="ltr">{item.sku}</bdi>}
                </td>
                <td data-end="">
                  <Pieces>{format.number(all)}</Pieces>
                </td>
                <td>
                  <Orders>
                    {takers.map(({ number, pieces: some }) => (
                      <li key={number}>
                        <bdi dir="ltr">
                          {orderReference(number)} × {format.number(some)}
                        </bdi>
                      </li>
                    ))}
                  </Orders>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </List>
  );
}
