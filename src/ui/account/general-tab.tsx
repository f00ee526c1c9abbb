import { useMemo } from 'react';
import { styled } from 'styled-components';
import { ownAccountEditing } from '#application/account/account-editing';
import { userRecord } from '#application/users/user-editing';
import { accountFormSchema } from '#domain/users/account-form';
import type { CurrentUser } from '#openapi/types.generated';
import { PendingEmailChange } from '../email-changes/pending-email-change';
import { RecordForm } from '../forms/record-form';
import { useRecordEdit } from '../forms/use-record-edit';
import { toasts } from '../kit/feedback/toast-store';
import { Card, CardHeader } from '../kit/layout/card';
import { useText } from '../text/use-text';
import { AccountColumns } from './account-layout';
import { IdentityCard } from './identity-card';
import { PersonFields, usePersonEditLabels } from './person-fields';

const Lead = styled.p`
  margin-block: calc(-1 * var(--space-16)) var(--space-20);
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
`;

/**
 * The user's own names, user name, e-mail and phone; the role is shown (specification, section 5).
 */
export function GeneralTab({ user }: { user: CurrentUser }) {
  const t = useText('account');
  const record = useMemo(() => userRecord(user), [user]);
  const schema = useMemo(() => accountFormSchema(user), [user]);
  const edit = useRecordEdit({ editing: ownAccountEditing, record, subject: 'account' });
  return (
    <RecordForm
      edit={edit}
      schema={schema}
      label={t('form')}
      onSaved={() => toasts.show({ title: t('saved') })}
      fields={usePersonEditLabels()}
    >
      <AccountColumns>
        <Card>
          <CardHeader title={t('identity')} />
          <Lead>{t('identityText')}</Lead>
          <PersonFields roles={[user.role]} roleHelp={t('help.role')} own asksPassword />
          <PendingEmailChange change={user.emailChange} />
        </Card>
        <IdentityCard user={user} />
      </AccountColumns>
    </RecordForm>
  );
}
