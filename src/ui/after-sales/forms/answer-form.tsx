import { Formik, useFormikContext } from 'formik';
import { type ReactNode, useEffect, useId } from 'react';
import type {
  RequestAction,
  RequestAnswer,
} from '#application/after-sales/request-handling.machine';
import type { ApiProblem } from '#application/ports/transport.port';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import { Button } from '../../kit/button';
import { Note } from '../../kit/feedback/note';
import type { ErrorText } from '../../kit/form/form-error-text';
import { KitForm } from '../../kit/form/kit-form';
import { showServerErrors } from '../../kit/form/problem-errors';
import { type FormSchema, validateWith } from '../../kit/form/zod-formik';
import { Dialog } from '../../kit/overlays/dialog';
import { useLatest } from '../../kit/use-latest';
import { useSnapshot } from '../../lists/use-snapshot';
import { useCodeText, useProblemText } from '../../text/problem-text';
import { useText } from '../../text/use-text';
import type { RequestActor } from '../request-actors';

/** The actions that require a form. */
export type FormAction = Exclude<RequestAction, 'ship'>;

interface AnswerFormProps<Values extends object> {
  actor: RequestActor;
  action: FormAction;
  /** zod/mini; its issues are codes. */
  schema: FormSchema<Values>;
  initialValues: Values;
  /** Fields without meaning for these values, whose errors do not count. */
  hiddenFields?: ((values: Values) => readonly (keyof Values)[]) | undefined;
  toAnswer: (values: Values) => RequestAnswer;
  /** Sentences for codes that this form words differently. */
  errorText?: ErrorText | undefined;
  width?: number | undefined;
  children: ReactNode;
}

/** Actions that reject the client's request. */
const DESTRUCTIVE_ACTIONS: readonly FormAction[] = ['decline', 'refuse'];

/**
 * A form in a dialog that answers a request. It stays open with all typed values until the server
 * has accepted the answer: server errors are shown at their fields, and a lost connection loses no
 * value.
 */
export function AnswerForm<Values extends object>(props: AnswerFormProps<Values>) {
  const { actor, action, schema, initialValues, toAnswer, errorText, width = 480 } = props;
  const t = useText('requests');
  const codeText = useCodeText();
  const formId = useId();
  const snapshot = useSnapshot(actor);
  const busy = snapshot.hasTag('busy');
  const { record: request, problem } = snapshot.context;
  const cancel = () => actor.send({ type: 'answer.cancel' });
  return (
    <Formik<Values>
      initialValues={initialValues}
      validate={validateWith(schema, props.hiddenFields)}
      onSubmit={(values) => actor.send({ type: 'answer.give', answer: toAnswer(values) })}
    >
      <Dialog
        open
        onClose={cancel}
        busy={busy}
        width={width}
        title={t(`form.${action}.title`, { number: bidiIsolate(request.number) })}
        description={t(`form.${action}.explanation`)}
        footer={
          <>
            <Button variant="outline" disabled={busy} onClick={cancel}>
              {t('form.cancel')}
            </Button>
            <Button
              variant={DESTRUCTIVE_ACTIONS.includes(action) ? 'danger' : 'primary'}
              type="submit"
              form={formId}
              busy={busy}
            >
              {t(`form.${action}.confirm`)}
            </Button>
          </>
        }
      >
        <KitForm id={formId} errorText={errorText ?? codeText}>
          {props.children}
          <RefusalErrors problem={problem} />
        </KitForm>
      </Dialog>
    </Formik>
  );
}

/** Why the server refused the answer: at the fields, and in a sentence below them. */
function RefusalErrors({ problem }: { problem: ApiProblem | null }) {
  const problemText = useProblemText();
  const form = useFormikContext<object>();
  const latest = useLatest(form);
  useEffect(() => {
    // The server's errors refer to the sent values.
    if (problem) showServerErrors(latest.current, latest.current.values, problem.errors);
  }, [problem, latest]);
  if (!problem) return null;
  return (
    <Note tone="error" announce>
      {problemText(problem)}
    </Note>
  );
}
