import { useMemo } from 'react';
import {
  notificationRecord,
  ownNotificationEditing,
} from '#application/account/notification-editing';
import { useGetPreferencesQuery } from '#application/api/account-endpoints.generated';
import { errorsSchema } from '#domain/forms/errors-schema';
import type { NotificationPreferences } from '#domain/stores/store-settings';
import type { Preferences } from '#openapi/types.generated';
import { RecordForm } from '../forms/record-form';
import { CardLead, FlushCard, FlushHeader } from '../forms/settings-layout';
import { useRecordEdit } from '../forms/use-record-edit';
import { toasts } from '../kit/feedback/toast-store';
import { Card, CardHeader } from '../kit/layout/card';
import { Skeleton } from '../kit/loading/skeleton';
import { ProblemState } from '../lists/problem-state';
import { NotificationChoices, useChoiceTexts } from '../notifications/notification-choices';
import { useText } from '../text/use-text';

/** Every choice is valid. */
const schema = errorsSchema<NotificationPreferences>(() => ({}));

/** The store notifications that the user wants, in the portal and by e-mail. */
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
    <RecordForm
      edit={edit}
      schema={schema}
      label={t('notifications')}
      byTab
      onSaved={() => toasts.show({ title: t('saved') })}
      fields={useChoiceTexts()}
    >
      <FlushCard>
        <FlushHeader>
          <CardHeader title={t('notificationsTitle')} />
          <CardLead>{t('notificationsText')}</CardLead>
        </FlushHeader>
        <NotificationChoices />
      </FlushCard>
    </RecordForm>
  );
}
