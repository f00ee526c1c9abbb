import type { UserEditValues, UserValues } from '#application/users/user-editing';
import { parsePhoneNumber } from '#domain/contact/phone-number';
import type { Role } from '#domain/permissions/permissions';
import { EmailField, PasswordForEmail } from '../email-changes/email-field';
import type { FieldTexts } from '../forms/edit-conflict';
import { BoundTextField } from '../kit/form/bound-fields';
import { BoundPhoneField } from '../kit/form/bound-phone-field';
import { BoundSelect } from '../kit/form/bound-select';
import { useText } from '../text/use-text';
import { FieldGrid } from './account-layout';

/** The labels of a person's fields, and how a conflict shows their values. */
export function usePersonLabels(): FieldTexts<UserValues> {
  const t = useText('account');
  const shell = useText('shell');
  return {
    firstName: { label: t('fields.firstName') },
    lastName: { label: t('fields.lastName') },
    userName: { label: t('fields.userName') },
    email: { label: t('fields.email') },
    role: { label: t('fields.role'), show: (role) => shell(`roles.${role}`) },
    phoneNumber: { label: t('fields.phoneNumber') },
  };
}

/** The same with the password for another address. */
export function usePersonEditLabels(): FieldTexts<UserEditValues> {
  const t = useText('emailChange');
  return { ...usePersonLabels(), currentPassword: { label: t('password') } };
}

interface PersonFieldsProps {
  /** The roles to choose from; a single role is shown and cannot be changed. */
  roles: readonly Role[];
  roleHelp: string;
  /** The fields are the user's own, so the browser may autofill them. */
  own?: boolean;
  /** Another address asks for the password of the signed-in user. */
  asksPassword?: boolean;
}

/** Names, user name, e-mail, role and phone of a staff member (specification, section 5). */
export function PersonFields({
  roles,
  roleHelp,
  own = false,
  asksPassword = false,
}: PersonFieldsProps) {
  const t = useText('account');
  const shell = useText('shell');
  return (
    <FieldGrid>
      <BoundTextField
        name="firstName"
        label={t('fields.firstName')}
        required
        autoComplete={own ? 'given-name' : 'off'}
      />
      <BoundTextField
        name="lastName"
        label={t('fields.lastName')}
        required
        autoComplete={own ? 'family-name' : 'off'}
      />
      <BoundTextField
        name="userName"
        label={t('fields.userName')}
        help={own ? t('help.userName') : undefined}
        required
        dir="ltr"
        autoComplete={own ? 'username' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
      />
      <EmailField label={t('fields.email')} required own={own} />
      {asksPassword && <PasswordForEmail />}
      <BoundSelect
        name="role"
        label={t('fields.role')}
        help={roleHelp}
        required
        disabled={roles.length < 2}
        options={roles.map((value) => ({ value, label: shell(`roles.${value}`) }))}
      />
      <BoundPhoneField
        name="phoneNumber"
        label={t('fields.phoneNumber')}
        help={t('help.phoneNumber')}
        required
        read={parsePhoneNumber}
        autoComplete={own ? 'tel' : 'off'}
      />
    </FieldGrid>
  );
}
