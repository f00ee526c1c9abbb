import { Link } from 'react-router';
import { styled } from 'styled-components';
import { formatPhoneNumber } from '#domain/contact/phone-number';
import type { Client } from '#openapi/types.generated';
import { TwoLines } from '../kit/layout/two-lines';
import { NameText } from '../kit/name-text';
import { clientPath } from '../links/client-path';
import { useLocalizedName } from '../text/localized';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { clientNameOf } from './client-name';

const Warned = styled.span`
  color: var(--warning-text);
  font-weight: var(--weight-strong);
`;

interface CellProps {
  client: Client;
}

/** The name, which leads to the client's page, and the phone number. */
export function ClientCell({ client }: CellProps) {
  const path = clientPath(client);
  return (
    <TwoLines
      dir="auto"
      title={clientNameOf(client)}
      below={<bdi dir="ltr">{formatPhoneNumber(client.phoneNumber)}</bdi>}
    >
      <Link to={path}>
        <NameText>{clientNameOf(client)}</NameText>
      </Link>
    </TwoLines>
  );
}

/** The city of the main address. */
export function CityCell({ client: { addresses } }: CellProps) {
  const localized = useLocalizedName();
  const [main] = addresses;
  if (!main) return '—';
  const city = localized({ name: main.city, nameEn: main.cityEn, nameAr: main.cityAr });
  return <bdi title={city}>{city}</bdi>;
}

/** A number of orders or returns that cost the store money; marked unless it is zero. */
export function WarnedCount({ count }: { count: number }) {
  const format = useFormat();
  const text = format.number(count);
  return count > 0 ? <Warned>{text}</Warned> : text;
}

/** Refusals and returns in words; nothing for a client without any. */
export function Setbacks({ client: { refusedCount, returnsCount } }: CellProps) {
  const t = useText('clients');
  const parts = [
    refusedCount > 0 && t('refusedCount', { count: refusedCount }),
    returnsCount > 0 && t('returnsCount', { count: returnsCount }),
  ].filter(Boolean);
  return parts.length > 0 ? <Warned>{parts.join(' · ')}</Warned> : null;
}
