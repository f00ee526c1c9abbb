import { formatPhoneNumber } from '#domain/contact/phone-number';
import { LEGAL_IDENTIFIERS } from '#domain/stores/store-settings';
import type { Store } from '#openapi/types.generated';
import { Card, CardHeader } from '../../kit/layout/card';
import { FactRow, FactRows } from '../../kit/layout/fact-rows';
import { Skeleton } from '../../kit/loading/skeleton';
import { Muted } from '../../kit/table/columns';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { useCityOptions } from '../use-cities';
import { SettingsLink } from './settings-link';

const LEFT_TO_RIGHT = [
  'email',
  'phone',
  'zipcode',
  ...LEGAL_IDENTIFIERS,
  'platformIdentifier',
] as const;
const FREE_TEXT_FIELDS = ['enterprise', 'juridicalName', 'billingAddress'] as const;

/** The store's data: its identity, its address, and its registration numbers. */
export function FactsCard({ store }: { store: Store }) {
  const t = useText('myStore');
  const settings = useText('storeSettings');
  const format = useFormat();
  const city = useCityOptions().find(({ value }) => value === store.cityId)?.label;
  const phone = store.phone && formatPhoneNumber(store.phone);
  const shown = (value: string | null | undefined, dir?: 'ltr') =>
    value ? <bdi dir={dir}>{value}</bdi> : <Muted>{settings('notGiven')}</Muted>;
  return (
    <Card>
      <CardHeader title={t('facts')} aside={<SettingsLink tab="general" />} />
      <FactRows>
        {FREE_TEXT_FIELDS.map((field) => (
          <FactRow key={field} name={settings(`fields.${field}`)}>
            {shown(store[field])}
          </FactRow>
        ))}
        <FactRow name={settings('fields.cityId')}>
          {store.cityId && !city ? <Skeleton $width="80px" /> : shown(city)}
        </FactRow>
        {LEFT_TO_RIGHT.map((field) => (
          <FactRow key={field} name={settings(`fields.${field}`)}>
            {shown(field === 'phone' ? phone : store[field], 'ltr')}
          </FactRow>
        ))}
        <FactRow name={t('since')}>{format.date(store.createdAt)}</FactRow>
      </FactRows>
    </Card>
  );
}
