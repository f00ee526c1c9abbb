import { BoundTextArea } from '../../kit/form/bound-text-area';
import { useText } from '../../text/use-text';

/** The contract's maximum length of a message to a client. */
export const NOTE_LENGTH = 500;

/** The message that the client reads with the answer. */
export function MessageField({ required = false }: { required?: boolean }) {
  const t = useText('requests');
  return (
    <BoundTextArea
      name="note"
      label={t('form.note')}
      required={required}
      aside={required ? undefined : t('form.optional')}
      maxLength={NOTE_LENGTH}
      rows={3}
      dir="auto"
    />
  );
}
