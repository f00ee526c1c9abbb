import { useMemo } from 'react';
import { notificationSection } from '#application/stores/settings-editing';
import { errorsSchema } from '#domain/forms/errors-schema';
import type { NotificationPreferences } from '#domain/stores/store-settings';
import { CardLead, FlushCard, FlushHeader } from '../../forms/settings-layout';
import { CardHeader } from '../../kit/layout/card';
import { NotificationChoices, useChoiceTexts } from '../../notifications/notification-choices';
import { useText } from '../../text/use-text';
import type { SettingsTabProps } from './settings-tab-props';
import { TabForm } from './tab-form';

/** Every combination is valid. */
const schema = errorsSchema<NotificationPreferences>(() => ({}));

/** How the store wants to be notified of each kind (specification, section 3). */
export function NotificationTab({ store, readOnly }: SettingsTabProps) {
  const t = useText('storeSettings');
  const record = useMemo(() => notificationSection.recordOf(store), [store]);
  const columns = { notificationPreferences: '' };
  return (
    <TabForm
      tab="notification"
      editing={notificationSection.editing}
      record={record}
      readOnly={readOnly}
      schema={schema}
      fields={useChoiceTexts()}
      changes={[{ entity: 'stores', storeId: store.id, columns }]}
    >
      <FlushCard>
        <FlushHeader>
          <CardHeader title={t('notification.title')} />
          <CardLead>{t('notification.text')}</CardLead>
        </FlushHeader>
        <NotificationChoices />
      </FlushCard>
    </TabForm>
  );
}
