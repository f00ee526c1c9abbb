import { useFormikContext } from 'formik';
import { BoundPasswordField, BoundTextField } from '../kit/form/bound-fields';
import { useText } from '../text/use-text';

interface EmailFieldProps {
  label: string;
  required?: boolean;
  /** The address is the user's own, so the browser may autofill it. */
  own?: boolean;
}

/** The e-mail address of a user or of the store. */
export function EmailField({ label, required = false, own = false }: EmailFieldProps) {
  return (
    <BoundTextField
      name="email"
      label={label}
      required={required}
      dir="ltr"
      inputMode="email"
      autoComplete={own ? 'email' : 'off'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
    />
  );
}

/**
 * The password of the signed-in user, which the server asks for with another address; empty while the
 * address is the saved one. Users who have just signed in with an identity provider may leave it
 * empty, which only the server knows.
 */
export function PasswordForEmail() {
  const t = useText('emailChange');
  const { values, initialValues } = useFormikContext<{ email: string }>();
  if (values.email.trim() === initialValues.email.trim()) return null;
  return (
    <BoundPasswordField
      name="currentPassword"
      label={t('password')}
      help={t('passwordHelp')}
      autoComplete="current-password"
    />
  );
}
