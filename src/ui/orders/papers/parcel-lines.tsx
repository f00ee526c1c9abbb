import { styled } from 'styled-components';
import type { Language } from '#domain/format/languages';
import { localizedOptions } from '#domain/orders/options-text';
import { keptPieces } from '#domain/papers/pick-list';
import { localizedName } from '#domain/text/localized-name';
import { unbrokenFigures } from '#domain/text/name-parts';
import type { OrderItem } from '#openapi/types.generated';
import { formatIn } from '../../text/use-format';
import { useTextIn } from '../../text/use-text-in';
import type { OrderPartProps } from './order-paper-props';

/** The items of which pieces were neither cancelled nor returned, with their number. */
export function parcelItems(items: readonly OrderItem[]) {
  return items
    .map((item) => ({ item, pieces: keptPieces(item) }))
    .filter(({ pieces }) => pieces > 0);
}

interface ItemNameProps {
  item: OrderItem;
  language: Language;
}

const Name = styled.span`
  & > b,
  & > span {
    display: block;
  }
`;

/** Name and options, each in the direction of its letters. */
export function ItemName({ item, language }: ItemNameProps) {
  const options = localizedOptions(item, language);
  return (
    <Name>
      <b>
        <bdi>{unbrokenFigures(localizedName(item, language))}</bdi>
      </b>
      {options && (
        <span>
          <bdi>{unbrokenFigures(options)}</bdi>
        </span>
      )}
    </Name>
  );
}

/** What is in the parcel. */
export function ParcelLines({ order, language }: OrderPartProps) {
  const t = useTextIn('papers', language);
  const format = formatIn(language);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('columns.product')}</th>
          <th scope="col">{t('columns.sku')}</th>
          <th scope="col" data-end="">
            {t('columns.quantity')}
          </th>
        </tr>
      </thead>
      <tbody>
        {parcelItems(order.items).map(({ item, pieces }) => (
          <tr key={item.id}>
            <td>
              <ItemName item={item} language={language} />
            </td>
            <td>
              <bdi dir="ltr">{item.sku}</bdi>
            </td>
            <td data-end="">
              <b>{format.number(pieces)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
