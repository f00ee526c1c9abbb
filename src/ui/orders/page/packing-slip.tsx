import { styled } from 'styled-components';
import type { Order } from '#application/api/orders-endpoints.generated';
import type { Language } from '#domain/format/languages';
import { localizedName } from '#domain/text/localized-name';
import { PrintedSheet } from '../../print/printed-sheet';
import { formatIn } from '../../text/use-format';
import { useTextIn, useTextInWithStatus } from '../../text/use-text-in';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-4) var(--space-16);
  margin-block-start: var(--space-16);
  & > dt {
    color: var(--text-2);
  }
`;
const Note = styled.p`
  margin-block-start: var(--space-16);
`;

/** One slip for each parcel; each begins on a new page. */
const Slip = styled.article`
  & + & {
    break-before: page;
  }
`;

interface PackingSlipsProps {
  /** In the order of the printed pages. */
  orders: readonly Order[];
  language: Language;
  onPrinted: () => void;
}

/** The contents and address of each parcel; no prices, because the slip is put into the parcel. */
export function PackingSlips({ orders, language, onPrinted }: PackingSlipsProps) {
  const { t, isSettled } = useTextInWithStatus('invoice', language);
  if (!isSettled) return null;
  const numbers = orders.map(({ number }) => `#${number}`).join(' ');
  return (
    <PrintedSheet
      title={orders.length > 1 ? t('slip.title') : `${t('slip.title')} ${numbers}`}
      language={language}
      onPrinted={onPrinted}
    >
      {orders.map((order) => (
        <Slip key={order.id}>
          <h1>{t('slip.title')}</h1>
          <SlipFacts order={order} language={language} />
          <SlipItems order={order} language={language} />
          {order.clientNote && (
            <Note>
              {t('slip.note')}
              <br />
              <bdi>{order.clientNote}</bdi>
            </Note>
          )}
        </Slip>
      ))}
    </PrintedSheet>
  );
}

interface SlipProps {
  order: Order;
  language: Language;
}

function SlipFacts({ order, language }: SlipProps) {
  const t = useTextIn('invoice', language);
  const format = formatIn(language);
  const { client, shippingAddress: address, carrier, trackingNumber } = order;
  const city = localizedName(
    { name: address.city, nameEn: address.cityEn, nameAr: address.cityAr },
    language,
  );
  const street = [address.line1, address.line2].filter(Boolean).join(', ');
  return (
    <Facts>
      <dt>{t('slip.order')}</dt>
      <dd>
        <bdi dir="ltr">#{order.number}</bdi>
      </dd>
      <dt>{t('slip.date')}</dt>
      <dd>{format.date(order.orderDate)}</dd>
      <dt>{t('slip.to')}</dt>
      <dd>
        <b>
          <bdi>{`${client.firstName} ${client.lastName}`}</bdi>
        </b>
        <br />
        <bdi>{street}</bdi>
        <br />
        {[address.zipcode, city].filter(Boolean).join(' ')}
        <br />
        <bdi dir="ltr">{client.phoneNumber}</bdi>
      </dd>
      {trackingNumber && (
        <>
          <dt>{t('slip.carrier')}</dt>
          <dd>
            <bdi>{carrier}</bdi>
          </dd>
          <dt>{t('slip.tracking')}</dt>
          <dd>
            <bdi dir="ltr">{trackingNumber}</bdi>
          </dd>
        </>
      )}
    </Facts>
  );
}

/** The pieces that were neither cancelled nor returned. */
function SlipItems({ order, language }: SlipProps) {
  const t = useTextIn('invoice', language);
  const format = formatIn(language);
  const kept = order.items
    .map((item) => ({
      ...item,
      left: item.quantity - item.quantityCancelled - item.quantityReturned,
    }))
    .filter(({ left }) => left > 0);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('slip.product')}</th>
          <th scope="col">{t('slip.sku')}</th>
          <th scope="col" data-end="">
            {t('slip.quantity')}
          </th>
        </tr>
      </thead>
      <tbody>
        {kept.map((item) => (
          <tr key={item.id}>
            <td>
              <b>
                <bdi>{localizedName(item, language)}</bdi>
              </b>
              {item.optionsText && (
                <>
                  <br />
                  <bdi>{item.optionsText}</bdi>
                </>
              )}
            </td>
            <td>
              <bdi dir="ltr">{item.sku}</bdi>
            </td>
            <td data-end="">{format.number(item.left)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
