import { useMemo } from 'react';
import { useParams } from 'react-router';
import { useGetUserQuery } from '#application/api/users-endpoints.generated';
import { userEditing, userRecord } from '#application/users/user-editing';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import { accountFormSchema } from '#domain/users/account-form';
import type { User } from '#openapi/types.generated';
import { PersonFields, usePersonEditLabels } from '../../account/person-fields';
import { PendingEmailChange } from '../../email-changes/pending-email-change';
import { RecordForm } from '../../forms/record-form';
import { useRecordEdit } from '../../forms/use-record-edit';
import { toasts } from '../../kit/feedback/toast-store';
import { Card, CardHeader } from '../../kit/layout/card';
import { PageHeader } from '../../kit/layout/page-header';
import { CardsSkeleton } from '../../kit/loading/cards-skeleton';
import { USERS_PATH } from '../../links/user-path';
import { RecordQueryView } from '../../lists/record-query-view';
import { useCurrentUser } from '../../portal-context/use-current-user';
import { useText } from '../../text/use-text';
import { nameOf } from '../user-name';
import { UserNotFound } from '../user-not-found';
import { useAssignableRoles } from './use-assignable-roles';

/** `/dashboard/user/{id}/edit`: names, contact and role of a member of staff. */
export function EditUserPage() {
  const { userId = '' } = useParams();
  return <PageOf key={userId} userId={userId} />;
}

function PageOf({ userId }: { userId: string }) {
  const t = useText('users');
  const query = useGetUserQuery({ userId });
  const user = query.currentData;
  const title = user ? t('form.editTitle', { name: bidiIsolate(nameOf(user)) }) : t('form.loading');
  return (
    <>
      <PageHeader
        crumbs={[{ label: t('section') }, { label: t('title'), to: USERS_PATH }, { label: title }]}
        title={title}
      />
      <RecordQueryView
        query={query}
        skeleton={<CardsSkeleton wide={['320px']} main={[]} side={[]} />}
        unknown={<UserNotFound />}
      >
        {(found) =>
          found.isArchived ? (
            <Card>
              <UserNotFound />
            </Card>
          ) : (
            <UserForm user={found} />
          )
        }
      </RecordQueryView>
    </>
  );
}

function UserForm({ user }: { user: User }) {
  const t = useText('users');
  const account = useText('account');
  const own = useCurrentUser();
  const given = useAssignableRoles();
  const record = useMemo(() => userRecord(user), [user]);
  const schema = useMemo(() => accountFormSchema(user), [user]);
  const edit = useRecordEdit({ editing: userEditing, record, subject: 'user' });
  const isSelf = own?.id === user.id;
  // The address of somebody who never came in changes at once.
  const isInvited = user.invitation !== null && user.lastSeenAt === null;
  return (
    <RecordForm
      edit={edit}
      schema={schema}
      label={t('form.label')}
      onSaved={() => toasts.show({ title: t('form.saved') })}
      fields={usePersonEditLabels()}
    >
      <Card>
        <CardHeader title={t('form.identity')} />
        <PersonFields
          roles={isSelf ? [user.role] : given}
          roleHelp={isSelf ? account('help.role') : t('form.roleHelp')}
          asksPassword={!isInvited}
        />
        <PendingEmailChange change={user.emailChange} />
      </Card>
    </RecordForm>
  );
}
