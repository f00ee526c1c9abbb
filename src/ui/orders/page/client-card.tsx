import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useGetClientQuery } from '#application/api/clients-endpoints.generated';
import type { Order } from '#application/api/orders-endpoints.generated';
import ChatIcon from '~icons/solar/chat-round-line-linear';
import LetterIcon from '~icons/solar/letter-linear';
import PinIcon from '~icons/solar/map-point-linear';
import PhoneIcon from '~icons/solar/phone-linear';
import { Avatar } from '../../kit/avatar';
import { Card, CardHead } from '../../kit/card';
import { Quiet } from '../../kit/columns';
import { Icon, type IconType } from '../../kit/icon';
import { Note } from '../../kit/note';
import { Skeleton } from '../../kit/skeleton';
import { TextLink } from '../../kit/text-link';
import { useLocalizedName } from '../../text/localized';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-12);
`;
const Person = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  min-inline-size: 0;
  & > div {
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;
const Fact = styled.div`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: var(--space-12);
  overflow-wrap: anywhere;
  & > svg {
    margin-block-start: 2px;
    color: var(--text-2);
  }
  & a {
    color: inherit;
    font-weight: inherit;
  }
  & address {
    font-style: normal;
  }
`;

/** Who ordered, how to reach him, and where the parcel goes. */
export function ClientCard({ order }: { order: Order }) {
  const t = useText('order');
  const list = useText('orders');
  const localized = useLocalizedName();
  const { client, shippingAddress: address } = order;
  const name = `${client.firstName} ${client.lastName}`;
  const city = localized({ name: address.city, nameEn: address.cityEn, nameAr: address.cityAr });
  return (
    <Card>
      <CardHead title={list('detail.client')} aside={<OrdersOf order={order} />} />
      <Stack>
        <Person>
          <Avatar name={name} size={44} hue="violet" />
          <div>
            <b>
              <bdi>{name}</bdi>
            </b>
            <Since clientId={client.id} />
          </div>
        </Person>
        <Line icon={PhoneIcon}>
          <a href={`tel:${client.phoneNumber}`}>
            <bdi dir="ltr">{client.phoneNumber}</bdi>
          </a>
        </Line>
        {client.email && (
          <Line icon={LetterIcon}>
            <a href={`mailto:${client.email}`}>
              <bdi dir="ltr">{client.email}</bdi>
            </a>
          </Line>
        )}
        <Line icon={PinIcon}>
          <address dir="auto">
            {[address.line1, address.line2].filter(Boolean).join(', ')}
            <br />
            {[address.zipcode, city].filter(Boolean).join(' ')}
          </address>
        </Line>
        {order.clientNote && (
          <Note tone="neutral" icon={ChatIcon} title={t('client.note')}>
            <p dir="auto">{t('client.quote', { note: order.clientNote })}</p>
          </Note>
        )}
      </Stack>
    </Card>
  );
}

function Line({ icon, children }: { icon: IconType; children: ReactNode }) {
  return (
    <Fact>
      <Icon of={icon} />
      <div>{children}</div>
    </Fact>
  );
}

/** The client's other orders, a search away. */
function OrdersOf({ order: { client } }: { order: Order }) {
  const t = useText('order');
  const { currentData } = useGetClientQuery({ clientId: client.id });
  if (!currentData) return null;
  return (
    <TextLink to={`/dashboard/order?q=${encodeURIComponent(client.phoneNumber)}`}>
      {t('client.orders', { count: currentData.ordersCount })}
    </TextLink>
  );
}

function Since({ clientId }: { clientId: string }) {
  const t = useText('order');
  const format = useFormat();
  const { currentData } = useGetClientQuery({ clientId });
  if (!currentData) return <Skeleton $height="20px" />;
  return <Quiet>{t('client.since', { date: format.date(currentData.createdAt) })}</Quiet>;
}
