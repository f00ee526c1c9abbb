import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import {
  NO_PASSWORDS,
  ownPasswordEditing,
  type PasswordValues,
} from '#application/account/account-editing';
import {
  metPasswordRules,
  PASSWORD_RULES,
  passwordChangeSchema,
} from '#domain/session/password-change';
import type { CurrentUser } from '#openapi/types.generated';
import { RecordForm } from '../forms/record-form';
import { useRecordEdit } from '../forms/use-record-edit';
import { Button } from '../kit/button';
import { toasts } from '../kit/feedback/toast-store';
import { BoundPasswordField } from '../kit/form/bound-fields';
import { Card, CardHeader } from '../kit/layout/card';
import { useText } from '../text/use-text';
import { PasswordRules } from './password-rules';

const Surface = styled(Card)`
  max-inline-size: 640px;
`;
const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-20);
`;
const Lead = styled.p`
  margin-block: calc(-1 * var(--space-16)) var(--space-20);
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
`;

/**
 * The user's own password (specification, section 5). Never stored as a draft; it is typed again.
 */
export function SecurityTab({ user }: { user: CurrentUser }) {
  const t = useText('account');
  const record = useMemo(() => ({ id: user.id, revision: null, values: NO_PASSWORDS }), [user.id]);
  const edit = useRecordEdit({ editing: ownPasswordEditing, record, subject: null });
  return (
    <RecordForm
      edit={edit}
      schema={passwordChangeSchema}
      label={t('password.form')}
      onSaved={() => toasts.show({ title: t('password.saved'), body: t('password.savedText') })}
      fields={{
        oldPassword: { label: t('password.old') },
        newPassword: { label: t('password.new') },
        confirmNewPassword: { label: t('password.confirm') },
      }}
    >
      <Surface>
        <CardHeader title={t('password.form')} />
        <Lead>{t('password.text')}</Lead>
        <Fields>
          {/* Identifies the account to a password manager. */}
          <input type="text" autoComplete="username" value={user.userName} readOnly hidden />
          <BoundPasswordField name="oldPassword" label={t('password.old')} required />
          <BoundPasswordField
            name="newPassword"
            label={t('password.new')}
            required
            autoComplete="new-password"
          />
          <LiveRules />
          <BoundPasswordField
            name="confirmNewPassword"
            label={t('password.confirm')}
            required
            autoComplete="new-password"
          />
          <div>
            <Button type="submit" busy={edit.snapshot.hasTag('busy')}>
              {t('password.submit')}
            </Button>
          </div>
        </Fields>
      </Surface>
    </RecordForm>
  );
}

/** The password rules, marked when they are met. */
function LiveRules() {
  const { values } = useFormikContext<PasswordValues>();
  return <PasswordRules rules={PASSWORD_RULES} met={metPasswordRules(values)} />;
}
