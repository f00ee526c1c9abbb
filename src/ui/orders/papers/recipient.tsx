import { styled } from 'styled-components';
import { formatPhoneNumber } from '#domain/contact/phone-number';
import { localizedName } from '#domain/text/localized-name';
import { useTextIn } from '../../text/use-text-in';
import type { OrderPartProps } from './order-paper-props';

const Box = styled.section`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  & > h2 {
    font-size: 0.9em;
    font-weight: var(--weight-strong);
  }
  & > b {
    font-size: 1.35em;
    line-height: 1.35;
  }
  & > strong {
    font-size: 1.2em;
  }
`;

/** To whom the parcel goes: name, telephone, street and city. */
export function Recipient({ order, language }: OrderPartProps) {
  const t = useTextIn('papers', language);
  const { client, shippingAddress: address } = order;
  const city = localizedName(
    { name: address.city, nameEn: address.cityEn, nameAr: address.cityAr },
    language,
  );
  return (
    <Box>
      <h2>{t('order.to')}</h2>
      <b>
        <bdi>{`${client.firstName} ${client.lastName}`}</bdi>
      </b>
      <strong>
        <bdi dir="ltr">{formatPhoneNumber(client.phoneNumber)}</bdi>
      </strong>
      <span>
        <bdi>{[address.line1, address.line2].filter(Boolean).join(', ')}</bdi>
      </span>
      <strong>{[address.zipcode, city].filter(Boolean).join(' ')}</strong>
    </Box>
  );
}
