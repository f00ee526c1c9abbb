import { useMemo } from 'react';
import {
  notificationRecord,
  ownNotificationEditing,
} from '#application/account/notification-editing';
import {
  type Preferences,
  useGetPreferencesQuery,
} from '#application/api/account-endpoints.generated';
import { faultsSchema } from '#domain/forms/faults-schema';
import type { NotificationPreferences } from '#domain/stores/store-settings';
import { EditedForm } from '../forms/edited-form';
import { useRecordEdit } from '../forms/use-record-edit';
import { Card, CardHead } from '../kit/card';
import { Skeleton } from '../kit/skeleton';
import { toasts } from '../kit/toast-store';
import { ProblemState } from '../lists/problem-state';
import { NotificationChoices, useChoiceTexts } from '../notifications/notification-choices';
import { CardLead, FlushCard, FlushHead } from '../store-settings/settings-layout';
import { useText } from '../text/use-text';

/** Any choice is right. */
const schema = faultsSchema<NotificationPreferences>(() => ({}));

/** What of the store's news one wants to hear, in the portal and by mail. */
export function NotificationsTab() {
  const { data, error, refetch } = useGetPreferencesQuery();
  if (error && !data) {
    return (
      <Card>
        <ProblemState error={error} onRetry={refetch} />
      </Card>
    );
  }
  if (!data) {
    return (
      <Card>
        <Skeleton $height="360px" />
      </Card>
    );
  }
  return <Choices preferences={data} />;
}

function Choices({ preferences }: { preferences: Preferences }) {
  const t = useText('account');
  const record = useMemo(() => notificationRecord(preferences), [preferences]);
  const edit = useRecordEdit({
    editing: ownNotificationEditing,
    record,
    subject: 'notifications',
  });
  return (
    <EditedForm
      edit={edit}
      schema={schema}
      label={t('notifications')}
      byTab
      onSaved={() => toasts.show({ title: t('saved') })}
      fields={useChoiceTexts()}
    >
      <FlushCard>
        <FlushHead>
          <CardHead title={t('notificationsTitle')} />
          <CardLead>{t('notificationsText')}</CardLead>
        </FlushHead>
        <NotificationChoices />
      </FlushCard>
    </EditedForm>
  );
}
