import { useMemo } from 'react';
import { styled } from 'styled-components';
import { accountRecord, ownAccountEditing } from '#application/account/account-editing';
import type { CurrentUser } from '#application/api/session-endpoints.generated';
import { accountFormSchema } from '#domain/users/account-form';
import { EditedForm } from '../forms/edited-form';
import { useRecordEdit } from '../forms/use-record-edit';
import { Card, CardHead } from '../kit/card';
import { BoundTextField } from '../kit/form/bound-fields';
import { BoundSelect } from '../kit/form/bound-select';
import { toasts } from '../kit/toast-store';
import { useText } from '../text/use-text';
import { AccountColumns, FieldGrid } from './account-layout';
import { IdentityCard } from './identity-card';

const Lead = styled.p`
  margin-block: calc(-1 * var(--space-16)) var(--space-20);
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
`;

/** One's own names, user name, e-mail and phone; the role is shown (specification, section 5). */
export function GeneralTab({ user }: { user: CurrentUser }) {
  const t = useText('account');
  const shell = useText('shell');
  const record = useMemo(() => accountRecord(user), [user]);
  const edit = useRecordEdit({ editing: ownAccountEditing, record, subject: 'account' });
  const roleName = (role: CurrentUser['role']) => shell(`roles.${role}`);
  return (
    <EditedForm
      edit={edit}
      schema={accountFormSchema}
      label={t('form')}
      onSaved={() => toasts.show({ title: t('saved') })}
      fields={{
        firstName: { label: t('fields.firstName') },
        lastName: { label: t('fields.lastName') },
        userName: { label: t('fields.userName') },
        email: { label: t('fields.email') },
        role: { label: t('fields.role'), show: roleName },
        phoneNumber: { label: t('fields.phoneNumber') },
      }}
    >
      <AccountColumns>
        <Card>
          <CardHead title={t('identity')} />
          <Lead>{t('identityText')}</Lead>
          <GeneralFields role={user.role} roleName={roleName(user.role)} />
        </Card>
        <IdentityCard user={user} />
      </AccountColumns>
    </EditedForm>
  );
}

function GeneralFields({ role, roleName }: { role: CurrentUser['role']; roleName: string }) {
  const t = useText('account');
  return (
    <FieldGrid>
      <BoundTextField
        name="firstName"
        label={t('fields.firstName')}
        required
        autoComplete="given-name"
      />
      <BoundTextField
        name="lastName"
        label={t('fields.lastName')}
        required
        autoComplete="family-name"
      />
      <BoundTextField
        name="userName"
        label={t('fields.userName')}
        help={t('help.userName')}
        required
        dir="ltr"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <BoundTextField
        name="email"
        label={t('fields.email')}
        required
        dir="ltr"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <BoundSelect
        name="role"
        label={t('fields.role')}
        help={t('help.role')}
        required
        disabled
        options={[{ value: role, label: roleName }]}
      />
      <BoundTextField
        name="phoneNumber"
        label={t('fields.phoneNumber')}
        help={t('help.phoneNumber')}
        required
        dir="ltr"
        inputMode="tel"
        autoComplete="tel"
      />
    </FieldGrid>
  );
}
