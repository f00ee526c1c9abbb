import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type NewUserValues, newUserEditing } from '#application/users/user-editing';
import { metPasswordRules, RULES_WITHOUT_OLD_PASSWORD } from '#domain/session/password-change';
import { newUserSchema } from '#domain/users/new-user-form';
import { FieldGrid } from '../../account/account-layout';
import { PasswordRules } from '../../account/password-rules';
import { PersonFields, usePersonLabels } from '../../account/person-fields';
import { RecordForm } from '../../forms/record-form';
import { useRecordEdit } from '../../forms/use-record-edit';
import { Button, ButtonLink } from '../../kit/button';
import { toasts } from '../../kit/feedback/toast-store';
import { RadioGroup } from '../../kit/fields/radio-group';
import { BoundPasswordField } from '../../kit/form/bound-fields';
import { Card, CardHeader } from '../../kit/layout/card';
import { PageHeader } from '../../kit/layout/page-header';
import { Stack } from '../../kit/table/columns';
import { USERS_PATH } from '../../links/user-path';
import { useLanguage } from '../../text/use-language';
import { useText } from '../../text/use-text';
import { ArchivedNamesake } from './archived-namesake';
import { FormFooter } from './form-footer';
import { MailLanguageField } from './mail-language-field';
import { useAssignableRoles } from './use-assignable-roles';
import { useHiredCandidate } from './use-hired-candidate';

const EMPTY_USER: Omit<NewUserValues, 'language'> = {
  firstName: '',
  lastName: '',
  userName: '',
  email: '',
  role: null,
  phoneNumber: '',
  entry: 'password',
  password: '',
};

/**
 * `/dashboard/user/new`: a new user, with a first password or an invitation to choose one. With
 * `?candidacy={id}` the form is filled in from a hired candidate.
 */
export function NewUserPage() {
  const t = useText('users');
  const candidate = useHiredCandidate();
  return (
    <>
      <PageHeader
        crumbs={[
          { label: t('section') },
          { label: t('title'), to: USERS_PATH },
          { label: t('form.newTitle') },
        ]}
        title={t('form.newTitle')}
      />
      {candidate !== undefined && <NewUserForm candidate={candidate} />}
    </>
  );
}

function NewUserForm({ candidate }: { candidate: Partial<NewUserValues> | null }) {
  const t = useText('users');
  const account = useText('account');
  const language = useLanguage();
  const navigate = useNavigate();
  const roles = useAssignableRoles();
  const labels = usePersonLabels();
  // The user's language defaults to the inviting user's. A new record object would empty the form.
  const [record] = useState(() => ({
    id: null,
    revision: null,
    values: { ...EMPTY_USER, language, ...candidate },
  }));
  const edit = useRecordEdit({ editing: newUserEditing, record, subject: null });
  return (
    <RecordForm
      edit={edit}
      schema={newUserSchema}
      label={t('form.newTitle')}
      onSaved={() => {
        toasts.show({ title: t('form.created') });
        void navigate(USERS_PATH);
      }}
      fields={{
        ...labels,
        role: { label: account('fields.role') },
        entry: { label: t('form.entry') },
        password: { label: t('form.password') },
        language: { label: t('form.language') },
      }}
    >
      <Stack>
        <ArchivedNamesake edit={edit} />
        <Card>
          <CardHeader title={t('form.identity')} />
          <PersonFields roles={roles} roleHelp={t('form.roleHelp')} />
        </Card>
        <Card>
          <CardHeader title={t('form.entry')} />
          <AccessFields />
        </Card>
        <FormFooter>
          <ButtonLink variant="outline" to={USERS_PATH}>
            {t('form.cancel')}
          </ButtonLink>
          <Button type="submit" busy={edit.snapshot.hasTag('busy')}>
            {t('form.submit')}
          </Button>
        </FormFooter>
      </Stack>
    </RecordForm>
  );
}

const ACCESS_METHODS = ['password', 'invitation'] as const;

/** How the new user signs in, and the language of their mail. */
function AccessFields() {
  const t = useText('users');
  const { values, setFieldValue } = useFormikContext<NewUserValues>();
  const { entry, password } = values;
  return (
    <Stack>
      <RadioGroup
        label={t('form.entry')}
        hideLabel
        variant="cards"
        options={ACCESS_METHODS.map((value) => ({
          value,
          label: t(`form.entries.${value}`),
          help: t(`form.entries.${value}Help`),
        }))}
        value={entry}
        onChange={(next) => void setFieldValue('entry', next)}
      />
      <FieldGrid>
        {entry === 'password' && (
          <BoundPasswordField
            name="password"
            label={t('form.password')}
            required
            autoComplete="new-password"
          />
        )}
        <MailLanguageField />
      </FieldGrid>
      {entry === 'password' && (
        <PasswordRules
          rules={RULES_WITHOUT_OLD_PASSWORD}
          met={metPasswordRules({ oldPassword: '', newPassword: password })}
        />
      )}
    </Stack>
  );
}
