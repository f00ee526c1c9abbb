import { useFormikContext } from 'formik';
import { Button } from '../kit/button';

interface EmailActionProps {
  label: string;
  onAction: (email: string) => void;
}

/** Does something with the address that stands in the form; shows its error if it has one. */
export function EmailAction({ label, onAction }: EmailActionProps) {
  const { values, errors, setFieldTouched } = useFormikContext<{ email: string }>();
  return (
    <Button
      variant="text"
      onClick={() =>
        errors.email === undefined && values.email !== ''
          ? onAction(values.email)
          : void setFieldTouched('email')
      }
    >
      {label}
    </Button>
  );
}
