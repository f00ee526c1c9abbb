import { useMemo } from 'react';
import { useParams } from 'react-router';
import { type User, useGetUserQuery } from '#application/api/users-endpoints.generated';
import { personRecord, userEditing } from '#application/users/user-editing';
import { isolated } from '#domain/format/isolated';
import { accountFormSchema } from '#domain/users/account-form';
import { PersonFields, usePersonLabels } from '../../account/person-fields';
import { useOwnUser } from '../../app/use-own-user';
import { EditedForm } from '../../forms/edited-form';
import { useRecordEdit } from '../../forms/use-record-edit';
import { Card, CardHead } from '../../kit/card';
import { CardsSkeleton } from '../../kit/cards-skeleton';
import { PageHead } from '../../kit/page-head';
import { toasts } from '../../kit/toast-store';
import { RecordAnswer } from '../../lists/record-answer';
import { useText } from '../../text/use-text';
import { UnknownUser } from '../unknown-user';
import { nameOf } from '../user-name';
import { USERS_PATH } from '../user-path';
import { useGivenRoles } from './use-given-roles';

/** `/dashboard/user/{id}/edit`: names, contact and role of somebody of the staff. */
export function EditUserPage() {
  const { userId = '' } = useParams();
  return <PageOf key={userId} userId={userId} />;
}

function PageOf({ userId }: { userId: string }) {
  const t = useText('users');
  const query = useGetUserQuery({ userId });
  const user = query.currentData;
  const title = user ? t('form.editTitle', { name: isolated(nameOf(user)) }) : t('form.loading');
  return (
    <>
      <PageHead
        crumbs={[{ label: t('section') }, { label: t('title'), to: USERS_PATH }, { label: title }]}
        title={title}
      />
      <RecordAnswer
        query={query}
        skeleton={<CardsSkeleton wide={['320px']} main={[]} side={[]} />}
        unknown={<UnknownUser />}
      >
        {(found) =>
          found.isArchived ? (
            <Card>
              <UnknownUser />
            </Card>
          ) : (
            <UserForm user={found} />
          )
        }
      </RecordAnswer>
    </>
  );
}

function UserForm({ user }: { user: User }) {
  const t = useText('users');
  const account = useText('account');
  const own = useOwnUser();
  const given = useGivenRoles();
  const record = useMemo(() => personRecord(user), [user]);
  const edit = useRecordEdit({ editing: userEditing, record, subject: 'user' });
  const isSelf = own?.id === user.id;
  return (
    <EditedForm
      edit={edit}
      schema={accountFormSchema}
      label={t('form.label')}
      onSaved={() => toasts.show({ title: t('form.saved') })}
      fields={usePersonLabels()}
    >
      <Card>
        <CardHead title={t('form.identity')} />
        <PersonFields
          roles={isSelf ? [user.role] : given}
          roleHelp={isSelf ? account('help.role') : t('form.roleHelp')}
        />
      </Card>
    </EditedForm>
  );
}
