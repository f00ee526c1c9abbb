import * as z from 'zod/mini';
import type { RequestActor } from '../request-actors';
import { AnswerForm } from './answer-form';
import { MessageField, NOTE_LENGTH } from './message-field';

const messageSchema = z.string().check(z.trim(), z.maxLength(NOTE_LENGTH, { error: 'too_long' }));
const optional = z.object({ note: messageSchema });
const required = z.object({
  note: messageSchema.check(z.minLength(1, { error: 'required' })),
});

interface MessageFormProps {
  actor: RequestActor;
  action: 'approve' | 'close' | 'refuse';
}

/** Confirms an irreversible action, with a message to the client; a refusal includes a reason. */
export function MessageForm({ actor, action }: MessageFormProps) {
  const isRefusal = action === 'refuse';
  return (
    <AnswerForm
      actor={actor}
      action={action}
      schema={isRefusal ? required : optional}
      initialValues={{ note: '' }}
      toAnswer={({ note }) => (note.trim() ? { note: note.trim() } : {})}
    >
      {action !== 'close' && <MessageField required={isRefusal} />}
    </AnswerForm>
  );
}
