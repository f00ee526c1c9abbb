import { styled } from 'styled-components';
import { useGetClientQuery } from '#application/api/clients-endpoints.generated';
import { formatPhoneNumber } from '#domain/contact/phone-number';
import type { Order, OrderClient } from '#openapi/types.generated';
import ChatIcon from '~icons/solar/chat-round-line-linear';
import PinIcon from '~icons/solar/map-point-linear';
import PhoneIcon from '~icons/solar/phone-linear';
import { Avatar } from '../../kit/avatar';
import { Note } from '../../kit/feedback/note';
import { Card } from '../../kit/layout/card';
import { Skeleton } from '../../kit/loading/skeleton';
import { Muted, Stack } from '../../kit/table/columns';
import { TextLink } from '../../kit/text-link';
import { clientPath } from '../../links/client-path';
import { ClientLine, ContactLinks } from '../../records/client-card';
import { useLocalizedName } from '../../text/localized';
import { useText } from '../../text/use-text';

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
const Setbacks = styled.span`
  color: var(--warning-text);
  font: var(--weight-strong) var(--text-small) var(--font-body);
`;

interface TriageClientProps {
  client: OrderClient;
  /** Undefined until it has been read. */
  order: Order | undefined;
}

/** Who ordered, what they ordered before, and how to reach them. */
export function TriageClient({ client, order }: TriageClientProps) {
  const t = useText('order');
  const name = `${client.firstName} ${client.lastName}`;
  return (
    <Card>
      <Stack style={{ gap: 'var(--space-12)' }}>
        <Person>
          <Avatar name={name} size={44} />
          <div>
            <TextLink to={clientPath(client)}>
              <bdi>{name}</bdi>
            </TextLink>
            <History clientId={client.id} />
          </div>
        </Person>
        <ContactLinks phoneNumber={client.phoneNumber} />
        <ClientLine icon={PhoneIcon}>
          <a href={`tel:${client.phoneNumber}`}>
            <bdi dir="ltr">{formatPhoneNumber(client.phoneNumber)}</bdi>
          </a>
        </ClientLine>
        {order && <Address address={order.shippingAddress} />}
        {order?.clientNote && (
          <Note tone="neutral" icon={ChatIcon} title={t('client.note')}>
            <p dir="auto">{t('client.quote', { note: order.clientNote })}</p>
          </Note>
        )}
      </Stack>
    </Card>
  );
}

function Address({ address }: { address: Order['shippingAddress'] }) {
  const localized = useLocalizedName();
  const city = localized({ name: address.city, nameEn: address.cityEn, nameAr: address.cityAr });
  return (
    <ClientLine icon={PinIcon}>
      <address dir="auto">
        {[address.line1, address.line2].filter(Boolean).join(', ')}
        <br />
        {[address.zipcode, city].filter(Boolean).join(' ')}
      </address>
    </ClientLine>
  );
}

/** The client's orders before this one, and those that cost the store money. */
function History({ clientId }: { clientId: string }) {
  const t = useText('triage');
  const { currentData: client, isError } = useGetClientQuery({ clientId });
  if (isError) return null;
  if (!client) return <Skeleton $height="20px" />;
  const { ordersCount, refusedCount, returnsCount } = client;
  const setbacks = [
    refusedCount > 0 && t('client.refused', { count: refusedCount }),
    returnsCount > 0 && t('client.returns', { count: returnsCount }),
  ].filter(Boolean);
  return (
    <>
      <Muted>
        {ordersCount > 1 ? t('client.before', { count: ordersCount - 1 }) : t('client.first')}
      </Muted>
      {setbacks.length > 0 && <Setbacks>{setbacks.join(' · ')}</Setbacks>}
    </>
  );
}
