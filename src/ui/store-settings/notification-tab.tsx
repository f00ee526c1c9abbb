import { useMemo } from 'react';
import { notificationPart } from '#application/stores/settings-editing';
import { faultsSchema } from '#domain/forms/faults-schema';
import {
  NOTIFICATION_KINDS,
  type NotificationKind,
  type NotificationPreference,
  type NotificationPreferences,
} from '#domain/stores/store-settings';
import { CardHead } from '../kit/card';
import { BoundSwitch } from '../kit/form/bound-more-fields';
import { useText } from '../text/use-text';
import { CardLead, FlushCard, FlushHead, SettingsTable } from './settings-layout';
import type { SettingsTabProps } from './settings-tab-props';
import { TabForm } from './tab-form';

/** Any choice is right. */
const schema = faultsSchema<NotificationPreferences>(() => ({}));
const CHANNELS = ['inApp', 'email'] as const;

/** How the store wants to hear of each kind (specification, section 3). */
export function NotificationTab({ store, readOnly }: SettingsTabProps) {
  const t = useText('storeSettings');
  const record = useMemo(() => notificationPart.recordOf(store), [store]);
  const columns = { notificationPreferences: '' };
  return (
    <TabForm
      tab="notification"
      editing={notificationPart.editing}
      record={record}
      readOnly={readOnly}
      schema={schema}
      fields={useFieldTexts()}
      changes={[{ entity: 'stores', storeId: store.id, columns }]}
    >
      <FlushCard>
        <FlushHead>
          <CardHead title={t('notification.title')} />
          <CardLead>{t('notification.text')}</CardLead>
        </FlushHead>
        <SettingsTable>
          <thead>
            <tr>
              <th scope="col">{t('notification.kind')}</th>
              {CHANNELS.map((channel) => (
                <th key={channel} scope="col">
                  {t(`notification.channels.${channel}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {NOTIFICATION_KINDS.map((kind) => (
              <KindRow key={kind} kind={kind} />
            ))}
          </tbody>
        </SettingsTable>
      </FlushCard>
    </TabForm>
  );
}

function KindRow({ kind }: { kind: NotificationKind }) {
  const t = useText('storeSettings');
  const name = t(`notification.kinds.${kind}`);
  return (
    <tr>
      <th scope="row">
        {name}
        <small>{t(`notification.means.${kind}`)}</small>
      </th>
      {CHANNELS.map((channel) => (
        <td key={channel}>
          <BoundSwitch
            name={`${kind}.${channel}`}
            aria-label={`${name} : ${t(`notification.channels.${channel}`)}`}
          />
        </td>
      ))}
    </tr>
  );
}

function useFieldTexts() {
  const t = useText('storeSettings');
  const show = ({ inApp, email }: NotificationPreference) =>
    [inApp && t('notification.channels.inApp'), email && t('notification.channels.email')]
      .filter(Boolean)
      .join(' · ') || t('notification.none');
  const of = (kind: NotificationKind) => ({ label: t(`notification.kinds.${kind}`), show });
  return {
    ...{ delivery: of('delivery'), invoice: of('invoice'), order: of('order') },
    ...{ product: of('product'), store: of('store') },
  };
}
