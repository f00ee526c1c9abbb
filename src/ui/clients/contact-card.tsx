import { formatPhoneNumber } from '#domain/contact/phone-number';
import type { Client } from '#openapi/types.generated';
import LetterIcon from '~icons/solar/letter-linear';
import PinIcon from '~icons/solar/map-point-linear';
import PhoneIcon from '~icons/solar/phone-linear';
import { Card, CardHeader } from '../kit/layout/card';
import { FactRow, FactRows } from '../kit/layout/fact-rows';
import { Stack } from '../kit/table/columns';
import { ClientLine, ContactLinks } from '../records/client-card';
import { useLocalizedName } from '../text/localized';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';

/** How the client is reached, and where they want their parcels. */
export function ContactCard({ client }: { client: Client }) {
  const t = useText('clients');
  const format = useFormat();
  const { phoneNumber, email, gender, ice, addresses, createdAt } = client;
  return (
    <Card>
      <CardHeader title={t('contact')} />
      <Stack>
        <ContactLinks phoneNumber={phoneNumber} />
        <ClientLine icon={PhoneIcon}>
          <a href={`tel:${phoneNumber}`}>
            <bdi dir="ltr">{formatPhoneNumber(phoneNumber)}</bdi>
          </a>
        </ClientLine>
        {email && (
          <ClientLine icon={LetterIcon}>
            <a href={`mailto:${email}`}>
              <bdi dir="ltr">{email}</bdi>
            </a>
          </ClientLine>
        )}
        {addresses.map((address) => (
          <ClientLine key={`${address.line1} ${address.cityId}`} icon={PinIcon}>
            <AddressText address={address} />
          </ClientLine>
        ))}
        <FactRows>
          {gender && <FactRow name={t('fields.gender')}>{t(`genders.${gender}`)}</FactRow>}
          {ice && (
            <FactRow name={t('fields.ice')}>
              <bdi dir="ltr">{ice}</bdi>
            </FactRow>
          )}
          <FactRow name={t('columns.since')}>{format.date(createdAt)}</FactRow>
        </FactRows>
      </Stack>
    </Card>
  );
}

function AddressText({ address }: { address: Client['addresses'][number] }) {
  const localized = useLocalizedName();
  const { line1, line2, zipcode, city, cityEn, cityAr } = address;
  const shown = localized({ name: city, nameEn: cityEn, nameAr: cityAr });
  return (
    <address dir="auto">
      {[line1, line2].filter(Boolean).join(', ')}
      <br />
      {[zipcode, shown].filter(Boolean).join(' ')}
    </address>
  );
}
