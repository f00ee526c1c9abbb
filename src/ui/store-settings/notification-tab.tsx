import { useMemo } from 'react';
import { notificationPart } from '#application/stores/settings-editing';
import { faultsSchema } from '#domain/forms/faults-schema';
import type { NotificationPreferences } from '#domain/stores/store-settings';
import { CardHead } from '../kit/card';
import { NotificationChoices, useChoiceTexts } from '../notifications/notification-choices';
import { useText } from '../text/use-text';
import { CardLead, FlushCard, FlushHead } from './settings-layout';
import type { SettingsTabProps } from './settings-tab-props';
import { TabForm } from './tab-form';

/** Any choice is right. */
const schema = faultsSchema<NotificationPreferences>(() => ({}));

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
      fields={useChoiceTexts()}
      changes={[{ entity: 'stores', storeId: store.id, columns }]}
    >
      <FlushCard>
        <FlushHead>
          <CardHead title={t('notification.title')} />
          <CardLead>{t('notification.text')}</CardLead>
        </FlushHead>
        <NotificationChoices />
      </FlushCard>
    </TabForm>
  );
}
