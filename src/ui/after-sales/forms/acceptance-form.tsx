import * as z from 'zod/mini';
import { BoundSwitch } from '../../kit/form/bound-more-fields';
import { useText } from '../../text/use-text';
import type { RequestActor } from '../request-actors';
import { AnswerForm } from './answer-form';
import { MessageField, NOTE_LENGTH } from './message-field';

const schema = z.object({
  note: z.string().check(z.maxLength(NOTE_LENGTH, { error: 'too_long' })),
  restock: z.boolean(),
});

/**
 * Before a cancellation is accepted: whether its pieces go back on sale, and a message to the
 * client.
 */
export function AcceptanceForm({ actor }: { actor: RequestActor }) {
  const t = useText('requests');
  return (
    <AnswerForm
      actor={actor}
      action="accept"
      schema={schema}
      initialValues={{ note: '', restock: true }}
      toAnswer={({ note, restock }) => ({ restock, ...(note.trim() && { note: note.trim() }) })}
    >
      <BoundSwitch name="restock">{t('form.accept.restock')}</BoundSwitch>
      <MessageField />
    </AnswerForm>
  );
}
