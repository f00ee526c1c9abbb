import { useSelector } from '@xstate/react';
import * as z from 'zod/mini';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import { languageRecords } from '#domain/format/languages';
import { DialogForm } from '../forms/dialog-form';
import { BoundTextArea } from '../kit/form/bound-text-area';
import { AlertDialog, ConfirmDialog } from '../kit/overlays/confirm-dialog';
import { FailureDialog } from '../lists/failure-dialog';
import { useSnapshot } from '../lists/use-snapshot';
import { useCodeText } from '../text/problem-text';
import { useText } from '../text/use-text';
import type { CandidacyActor } from './candidacy-actors';

/** Characters of the answer with a refusal (contract: CandidacyActionRequest). */
const ANSWER_LIMIT = 4000;

const schema = z.object({
  answer: z.string().check(
    z.refine((text) => text.trim() !== '', { error: 'required' }),
    z.maxLength(ANSWER_LIMIT, { error: 'too_long' }),
  ),
});

/** The dialog of one candidacy's process: confirm, answer, retry, or acknowledge. */
export function CandidateDialogs({ actor }: { actor: CandidacyActor }) {
  const t = useText('vacancies');
  const snapshot = useSnapshot(actor);
  const { attempt, problem, record: candidacy } = snapshot.context;
  const name = bidiIsolate(`${candidacy.firstName} ${candidacy.lastName}`);
  if (!attempt) return null;
  const { action } = attempt;
  const title = t(`candidate.failure.${action}`);
  if (snapshot.matches('answering')) return <RefusalDialog actor={actor} name={name} />;
  return (
    <>
      {(action === 'invite' || action === 'hire' || action === 'withdraw') && (
        <ConfirmDialog
          open={snapshot.hasTag('confirming')}
          tone={action === 'withdraw' ? 'danger' : 'primary'}
          title={t(`candidate.question.${action}`, { name })}
          description={t(`candidate.effect.${action}`)}
          confirmLabel={t(`candidate.actions.${action}`)}
          cancelLabel={t('question.cancel')}
          onConfirm={() => actor.send({ type: 'question.confirm' })}
          onCancel={() => actor.send({ type: 'question.cancel' })}
        />
      )}
      <FailureDialog
        open={snapshot.matches('failed')}
        problem={problem}
        title={title}
        onRetry={() => actor.send({ type: 'failure.retry' })}
        onDismiss={() => actor.send({ type: 'failure.dismiss' })}
      />
      <AlertDialog
        open={snapshot.matches('conflict')}
        title={title}
        description={t('candidate.conflict', { name })}
        label={t('acknowledge')}
        onClose={() => actor.send({ type: 'conflict.acknowledge' })}
      />
    </>
  );
}

/** The answer with which a candidate is refused, written in their language. */
function RefusalDialog({ actor, name }: { actor: CandidacyActor; name: string }) {
  const t = useText('vacancies');
  const codeText = useCodeText();
  const { language } = useSelector(actor, ({ context }) => context.record);
  const { direction } = languageRecords[language];
  return (
    <DialogForm
      title={t('candidate.question.refuse', { name })}
      description={t('candidate.effect.refuse', { language: t(`candidate.languages.${language}`) })}
      initialValues={{ answer: '' }}
      schema={schema}
      errorText={codeText}
      onAnswer={({ answer }) => actor.send({ type: 'answer.send', answer })}
      onCancel={() => actor.send({ type: 'question.cancel' })}
      busy={false}
      confirmLabel={t('candidate.sendAnswer')}
      cancelLabel={t('question.cancel')}
      danger
      width={560}
    >
      <BoundTextArea
        name="answer"
        label={t('candidate.answer')}
        required
        maxLength={ANSWER_LIMIT}
        rows={7}
        lang={language}
        dir={direction}
      />
    </DialogForm>
  );
}
