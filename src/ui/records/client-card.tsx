import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useGetClientQuery } from '#application/api/clients-endpoints.generated';
import { formatPhoneNumber } from '#domain/contact/phone-number';
import type { OrderClient } from '#openapi/types.generated';
import ChatIcon from '~icons/solar/chat-round-line-linear';
import LetterIcon from '~icons/solar/letter-linear';
import CallIcon from '~icons/solar/phone-calling-linear';
import PhoneIcon from '~icons/solar/phone-linear';
import { Avatar } from '../kit/avatar';
import { ButtonLink } from '../kit/button';
import { Icon, type IconType } from '../kit/icon';
import { Card, CardHeader } from '../kit/layout/card';
import { Skeleton } from '../kit/loading/skeleton';
import { Muted } from '../kit/table/columns';
import { TextLink } from '../kit/text-link';
import { clientPath } from '../links/client-path';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';

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

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
  & > * {
    flex: 1 0 auto;
  }
`;

interface ClientCardProps {
  client: OrderClient;
  /** More details of the address and the reason. */
  children?: ReactNode;
}

/** The client's name, and how to contact them. */
export function ClientCard({ client, children }: ClientCardProps) {
  const list = useText('orders');
  const name = `${client.firstName} ${client.lastName}`;
  return (
    <Card>
      <CardHeader title={list('detail.client')} aside={<OrdersOf client={client} />} />
      <Stack>
        <Person>
          <Avatar name={name} size={44} />
          <div>
            <TextLink to={clientPath(client)}>
              <bdi>{name}</bdi>
            </TextLink>
            <Since clientId={client.id} />
          </div>
        </Person>
        <ContactLinks phoneNumber={client.phoneNumber} />
        <ClientLine icon={PhoneIcon}>
          <a href={`tel:${client.phoneNumber}`}>
            <bdi dir="ltr">{formatPhoneNumber(client.phoneNumber)}</bdi>
          </a>
        </ClientLine>
        {client.email && (
          <ClientLine icon={LetterIcon}>
            <a href={`mailto:${client.email}`}>
              <bdi dir="ltr">{client.email}</bdi>
            </a>
          </ClientLine>
        )}
        {children}
      </Stack>
    </Card>
  );
}

/** Most questions about an order are answered by calling the client. */
export function ContactLinks({ phoneNumber }: { phoneNumber: string }) {
  const t = useText('order');
  const look = { variant: 'outline', size: 'small' } as const;
  return (
    <Links>
      <ButtonLink {...look} icon={CallIcon} to={`tel:${phoneNumber}`}>
        {t('reach.call')}
      </ButtonLink>
      <ButtonLink
        {...look}
        icon={ChatIcon}
        target="_blank"
        rel="noopener"
        to={`https://wa.me/${phoneNumber.replace(/\D/g, '')}`}
      >
        {t('reach.whatsapp')}
      </ButtonLink>
    </Links>
  );
}

/** A line of the card, with its icon. */
export function ClientLine({ icon, children }: { icon: IconType; children: ReactNode }) {
  return (
    <Fact>
      <Icon of={icon} />
      <div>{children}</div>
    </Fact>
  );
}

/** A link to a search for the client's other orders. */
function OrdersOf({ client }: { client: OrderClient }) {
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
  return <Muted>{t('client.since', { date: format.date(currentData.createdAt) })}</Muted>;
}
