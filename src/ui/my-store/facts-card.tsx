import type { Store } from '#application/api/stores-endpoints.generated';
import { Card, CardHead } from '../kit/card';
import { Quiet } from '../kit/columns';
import { FactRow, FactRows } from '../kit/fact-rows';
import { Skeleton } from '../kit/skeleton';
import { useCityOptions } from '../stores/use-cities';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { SettingsLink } from './settings-link';

const LEFT_TO_RIGHT = ['email', 'phone', 'zipcode', 'ice', 'rce', 'platformIdentifier'] as const;
const WRITTEN = ['enterprise', 'juridicalName', 'billingAddress'] as const;

/** What is known of the store: who it is, where it is, and under which numbers. */
export function FactsCard({ store }: { store: Store }) {
  const t = useText('myStore');
  const settings = useText('storeSettings');
  const format = useFormat();
  const city = useCityOptions().find(({ value }) => value === store.cityId)?.label;
  const shown = (value: string | null | undefined, dir?: 'ltr') =>
    value ? <bdi dir={dir}>{value}</bdi> : <Quiet>{settings('notGiven')}</Quiet>;
  return (
    <Card>
      <CardHead title={t('facts')} aside={<SettingsLink tab="general" />} />
      <FactRows>
        {WRITTEN.map((field) => (
          <FactRow key={field} name={settings(`fields.${field}`)}>
            {shown(store[field])}
          </FactRow>
        ))}
        <FactRow name={settings('fields.cityId')}>
          {store.cityId && !city ? <Skeleton $width="80px" /> : shown(city)}
        </FactRow>
        {LEFT_TO_RIGHT.map((field) => (
          <FactRow key={field} name={settings(`fields.${field}`)}>
            {shown(store[field], 'ltr')}
          </FactRow>
        ))}
        <FactRow name={t('since')}>{format.date(store.createdAt)}</FactRow>
      </FactRows>
    </Card>
  );
}
