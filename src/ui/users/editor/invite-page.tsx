import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type InviteValues, inviteEditing } from '#application/users/user-editing';
import { inviteSchema } from '#domain/users/account-form';
import { FieldGrid } from '../../account/account-layout';
import { EmailField } from '../../email-changes/email-field';
import { RecordForm } from '../../forms/record-form';
import { useRecordEdit } from '../../forms/use-record-edit';
import { Button, ButtonLink } from '../../kit/button';
import { toasts } from '../../kit/feedback/toast-store';
import { BoundSelect } from '../../kit/form/bound-select';
import { Card, CardHeader } from '../../kit/layout/card';
import { PageHeader } from '../../kit/layout/page-header';
import { Muted, Stack } from '../../kit/table/columns';
import { NEW_USER_PATH, USERS_PATH } from '../../links/user-path';
import { useLanguage } from '../../text/use-language';
import { useText } from '../../text/use-text';
import { ArchivedNamesake } from './archived-namesake';
import { FormFooter } from './form-footer';
import { MailLanguageField } from './mail-language-field';
import { useAssignableRoles } from './use-assignable-roles';

/**
 * `/dashboard/user/invite`: an address and a role. The person chooses a password and gives names and
 * phone when they accept; `/dashboard/user/new` is the form with all fields.
 */
export function InvitePage() {
  const t = useText('users');
  const account = useText('account');
  const shell = useText('shell');
  const language = useLanguage();
  const navigate = useNavigate();
  const roles = useAssignableRoles();
  // A new record object would empty the form.
  const [record] = useState(() => ({
    id: null,
    revision: null,
    values: { email: '', role: null, language } satisfies InviteValues,
  }));
  const edit = useRecordEdit<InviteValues>({ editing: inviteEditing, record, subject: null });
  const title = t('invite.title');
  return (
    <>
      <PageHeader
        crumbs={[{ label: t('section') }, { label: t('title'), to: USERS_PATH }, { label: title }]}
        title={title}
        actions={
          <ButtonLink variant="outline" to={NEW_USER_PATH}>
            {t('invite.allFields')}
          </ButtonLink>
        }
      />
      <RecordForm
        edit={edit}
        schema={inviteSchema}
        label={title}
        onSaved={() => {
          toasts.show({ title: t('invite.sent') });
          void navigate(USERS_PATH);
        }}
        fields={{
          email: { label: account('fields.email') },
          role: { label: account('fields.role') },
          language: { label: t('form.language') },
        }}
      >
        <Stack>
          <ArchivedNamesake edit={edit} />
          <Card>
            <CardHeader title={title} />
            <Stack>
              <FieldGrid>
                <EmailField label={account('fields.email')} required own={false} />
                <BoundSelect
                  name="role"
                  label={account('fields.role')}
                  help={t('form.roleHelp')}
                  required
                  options={roles.map((value) => ({ value, label: shell(`roles.${value}`) }))}
                />
                <MailLanguageField />
              </FieldGrid>
              <Muted>{t('invite.text')}</Muted>
            </Stack>
          </Card>
          <FormFooter>
            <ButtonLink variant="outline" to={USERS_PATH}>
              {t('form.cancel')}
            </ButtonLink>
            <Button type="submit" busy={edit.snapshot.hasTag('busy')}>
              {t('invite.submit')}
            </Button>
          </FormFooter>
        </Stack>
      </RecordForm>
    </>
  );
}
