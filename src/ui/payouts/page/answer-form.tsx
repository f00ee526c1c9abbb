import { Formik } from 'formik';
import { useId } from 'react';
import * as z from 'zod/mini';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import { PAYOUT_ANSWER_LIMITS } from '#domain/payouts/payout-evidence';
import { Button } from '../../kit/button';
import { Note } from '../../kit/feedback/note';
import { BoundTextArea } from '../../kit/form/bound-text-area';
import { KitForm } from '../../kit/form/kit-form';
import { validateWith } from '../../kit/form/zod-formik';
import { Dialog } from '../../kit/overlays/dialog';
import { useSnapshot } from '../../lists/use-snapshot';
import { useCodeText, useProblemText } from '../../text/problem-text';
import { useText } from '../../text/use-text';
import { AnswerUploads } from './answer-uploads';
import { useAnswerUploads } from './use-answer-uploads';
import type { PayoutAnswerActor } from './use-payout-answer';

type Values = { text: string };

const schema = z.object({
  text: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'required' }),
      z.maxLength(PAYOUT_ANSWER_LIMITS.text, { error: 'too_long' }),
    ),
});

/**
 * The answer to what holds a payout back: words, pictures and PDF documents. It stays open until the
 * server has accepted it, and cannot be sent while a file is on its way.
 */
export function AnswerForm({ actor }: { actor: PayoutAnswerActor }) {
  const t = useText('payouts');
  const codeText = useCodeText();
  const problemText = useProblemText();
  const formId = useId();
  const snapshot = useSnapshot(actor);
  const { payout, problem, text } = snapshot.context;
  const uploads = useAnswerUploads(actor);
  const busy = snapshot.hasTag('busy');
  const cancel = () => actor.send({ type: 'question.cancel' });
  return (
    <Formik<Values>
      initialValues={{ text }}
      validate={validateWith(schema)}
      onSubmit={(values) => actor.send({ type: 'answer.confirm', text: values.text })}
    >
      <Dialog
        open
        onClose={cancel}
        busy={busy}
        width={520}
        title={t('answer.title', { number: bidiIsolate(payout.number) })}
        description={t('answer.explanation')}
        footer={
          <>
            <Button variant="outline" disabled={busy} onClick={cancel}>
              {t('answer.cancel')}
            </Button>
            <Button type="submit" form={formId} busy={busy} disabled={uploads.isSending}>
              {t('answer.confirm')}
            </Button>
          </>
        }
      >
        <KitForm id={formId} errorText={codeText}>
          <BoundTextArea
            name="text"
            label={t('answer.text')}
            required
            maxLength={PAYOUT_ANSWER_LIMITS.text}
            rows={5}
            dir="auto"
          />
          <AnswerUploads actor={actor} uploads={uploads} />
          {problem && (
            <Note tone="error" announce>
              {problemText(problem)}
            </Note>
          )}
        </KitForm>
      </Dialog>
    </Formik>
  );
}
