import * as z from 'zod/mini';
import { DECLINE_REASONS, DISPUTE_REASONS } from '#domain/returns/return-lifecycle';
import type { ReturnDecisionReason } from '#openapi/types.generated';
import { BoundRadioGroup } from '../../kit/form/bound-more-fields';
import { BoundTextArea } from '../../kit/form/bound-text-area';
import { useCodeText } from '../../text/problem-text';
import { useText } from '../../text/use-text';
import type { RequestActor } from '../request-actors';
import { AnswerForm } from './answer-form';
import { MessageField, NOTE_LENGTH } from './message-field';

/** The contract's maximum length of evidence. */
const EVIDENCE_LENGTH = 2000;

type Values = { reasonCode: ReturnDecisionReason | null; note: string; evidence: string };
const EMPTY: Values = { reasonCode: null, note: '', evidence: '' };

const reasonCode = z
  .nullable(z.enum([...new Set([...DECLINE_REASONS, ...DISPUTE_REASONS])]))
  .check(z.refine((reason) => reason !== null, { error: 'reason_required' }));
const note = z.string().check(z.maxLength(NOTE_LENGTH, { error: 'too_long' }));
const evidence = z.string().check(z.trim(), z.maxLength(EVIDENCE_LENGTH, { error: 'too_long' }));
const SCHEMAS = {
  decline: z.object({ reasonCode, note, evidence }),
  dispute: z.object({
    reasonCode,
    note,
    evidence: evidence.check(z.minLength(1, { error: 'required' })),
  }),
};
const REASONS = { decline: DECLINE_REASONS, dispute: DISPUTE_REASONS };

interface ReasonFormProps {
  actor: RequestActor;
  action: 'decline' | 'dispute';
}

/** Why a return is declined, with a message to the client; or disputed, with evidence. */
export function ReasonForm({ actor, action }: ReasonFormProps) {
  const t = useText('requests');
  const codeText = useCodeText();
  const toAnswer = (values: Values) => ({
    ...(values.reasonCode && { reasonCode: values.reasonCode }),
    ...(values.note.trim() && { note: values.note.trim() }),
    ...(values.evidence.trim() && { evidence: values.evidence.trim() }),
  });
  return (
    <AnswerForm<Values>
      actor={actor}
      action={action}
      schema={SCHEMAS[action]}
      initialValues={EMPTY}
      toAnswer={toAnswer}
      errorText={(code, field) =>
        field === 'evidence' && code === 'required'
          ? t('form.dispute.evidenceRequired')
          : codeText(code)
      }
    >
      <BoundRadioGroup
        name="reasonCode"
        label={t('form.reason')}
        required
        variant="cards"
        options={REASONS[action].map((value) => ({ value, label: t(`decisions.${value}`) }))}
      />
      {action === 'decline' ? (
        <MessageField />
      ) : (
        <BoundTextArea
          name="evidence"
          label={t('form.dispute.evidence')}
          help={t('form.dispute.evidenceHelp')}
          required
          maxLength={EVIDENCE_LENGTH}
          rows={4}
          dir="auto"
        />
      )}
    </AnswerForm>
  );
}
