import { useFormikContext } from 'formik';
import { metPasswordRules, RULES_WITHOUT_OLD_PASSWORD } from '#domain/session/password-change';
import { PasswordRules } from '../account/password-rules';
import { BoundPasswordField, BoundTextField } from '../kit/form/bound-fields';
import { useText } from '../text/use-text';

/** The address of the account at the provider. */
export function EmailField() {
  const t = useText('identity');
  return (
    <BoundTextField
      name="email"
      type="email"
      label={t('field.email')}
      dir="ltr"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

/** The code of a mail. */
export function CodeField() {
  const t = useText('identity');
  return (
    <BoundTextField
      name="code"
      label={t('field.code')}
      dir="ltr"
      inputMode="numeric"
      autoComplete="one-time-code"
    />
  );
}

/** A password to choose, with its rules; fulfilled ones are marked. */
export function NewPasswordField() {
  const t = useText('identity');
  const { values } = useFormikContext<{ password: string }>();
  const met = metPasswordRules({ oldPassword: '', newPassword: values.password });
  return (
    <>
      <BoundPasswordField
        name="password"
        label={t('field.newPassword')}
        autoComplete="new-password"
      />
      <PasswordRules rules={RULES_WITHOUT_OLD_PASSWORD} met={met} />
    </>
  );
}
