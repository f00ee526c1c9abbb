import { useMachine } from '@xstate/react';
import { Formik, type FormikErrors, useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { provideApplicationSending } from '#application/applications/application-sending.actors';
import type { WrittenApplication } from '#application/applications/application-sending.machine';
import { parsePhoneNumber } from '#domain/contact/phone-number';
import type { Language } from '#domain/format/languages';
import { APPLICATION_LIMITS } from '#domain/vacancies/application-form';
import {
  type ApplicationForm,
  applicationFormSchema,
  EMPTY_APPLICATION,
} from '#domain/vacancies/application-form-schema';
import { Button } from '../../kit/button';
import { Note } from '../../kit/feedback/note';
import { BoundTextField } from '../../kit/form/bound-fields';
import { BoundPhoneField } from '../../kit/form/bound-phone-field';
import { BoundTextArea } from '../../kit/form/bound-text-area';
import { KitForm } from '../../kit/form/kit-form';
import { validateWith } from '../../kit/form/zod-formik';
import { newRunId } from '../../kit/new-run-id';
import { useLatest } from '../../kit/use-latest';
import { usePublicApp } from '../../public-context/public-app-context';
import { PlainButtonLink } from '../../public-pages/layout/plain-button-link';
import { useCodeText } from '../../text/problem-text';
import { useLanguage } from '../../text/use-language';
import { useText } from '../../text/use-text';
import { FormRefusal, Honeypot, TwoColumns } from '../form-parts';
import { CvField } from './cv-field';
import { Sheet } from './vacancy-layout';

const Kept = styled.p`
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
`;

const validateForm = validateWith<ApplicationForm>(applicationFormSchema);

/** The codes of the form itself; all others are those of every form. */
const FORM_CODES = ['cv_or_words', 'cv_refused'] as const;

/** A form without CV and words names both; one with a refused file is not sent. */
function errorsOf(values: ApplicationForm, isCvRefused: boolean): FormikErrors<ApplicationForm> {
  const errors = validateForm(values);
  return {
    ...errors,
    ...(errors.message === 'required' && { message: 'cv_or_words' }),
    ...(isCvRefused && { hasCv: 'cv_refused' }),
  };
}

function written(values: ApplicationForm, language: Language): WrittenApplication {
  const { firstName, lastName, email, phoneNumber, message, website } = values;
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    email: email.trim(),
    ...(phoneNumber.trim() && { phoneNumber: phoneNumber.trim() }),
    ...(message.trim() && { message: message.trim() }),
    ...(website && { website }),
    language,
  };
}

function useApplicationSending(slug: string) {
  const { provide, inspection } = usePublicApp();
  const [runId] = useState(() => newRunId('application'));
  return useMachine(provide(provideApplicationSending), { input: { runId, slug }, ...inspection });
}

/** The form to apply for a vacancy; replaced by a confirmation, or by the news that it is closed. */
export function ApplicationSection({ slug, store }: { slug: string; store: string }) {
  const t = useText('publicVacancies');
  const language = useLanguage();
  const codeText = useCodeText();
  const [snapshot, send] = useApplicationSending(slug);
  const { cv, cvProblem, file, application, problem } = snapshot.context;
  const isCvRefused = snapshot.matches('cvRefused');
  if (snapshot.matches('received')) return <Received email={application?.email ?? ''} />;
  if (snapshot.matches('closed')) return <Closed />;
  const errorText = (code: string) => {
    const own = FORM_CODES.find((one) => one === code);
    return own ? t(`apply.errors.${own}`) : codeText(code);
  };
  return (
    <Sheet aria-labelledby="apply">
      <h2 id="apply">{t('apply.title')}</h2>
      <p>{t('apply.lead')}</p>
      <Formik
        initialValues={EMPTY_APPLICATION}
        validate={(values) => errorsOf(values, isCvRefused)}
        onSubmit={(values) =>
          send({ type: 'application.send', application: written(values, language) })
        }
      >
        <KitForm errorText={errorText} label={t('apply.form')}>
          {snapshot.matches('unanswered') && (
            <Note tone="warning" announce title={t('apply.unanswered')}>
              {t('apply.unansweredText')}
            </Note>
          )}
          {snapshot.matches('refused') && problem && (
            <FormRefusal problem={problem} title={t('apply.refused')} />
          )}
          <CvState hasCv={cv !== null || snapshot.matches('uploading')} />
          <TwoColumns>
            <BoundTextField
              name="firstName"
              label={t('apply.firstName')}
              required
              dir="auto"
              autoComplete="given-name"
            />
            <BoundTextField
              name="lastName"
              label={t('apply.lastName')}
              required
              dir="auto"
              autoComplete="family-name"
            />
          </TwoColumns>
          <BoundTextField
            name="email"
            type="email"
            dir="ltr"
            label={t('apply.email')}
            help={t('apply.emailHelp')}
            required
            autoComplete="email"
          />
          <BoundPhoneField
            name="phoneNumber"
            label={t('apply.phoneNumber')}
            read={parsePhoneNumber}
          />
          <CvField
            file={file}
            cv={cv}
            problem={cvProblem}
            isSending={snapshot.matches('uploading')}
            disabled={snapshot.matches('sending')}
            onChoose={(chosen) => send({ type: 'cv.choose', file: chosen })}
            onRemove={() => send({ type: 'cv.remove' })}
          />
          <BoundTextArea
            name="message"
            label={t('apply.message')}
            help={t('apply.messageHelp')}
            rows={5}
            maxLength={APPLICATION_LIMITS.message}
            dir="auto"
          />
          <Honeypot label={t('apply.website')} />
          <Kept>{t('apply.kept', { store })}</Kept>
          <Button
            type="submit"
            size="large"
            busy={
              snapshot.hasTag('busy') || (snapshot.matches('uploading') && application !== null)
            }
          >
            {t('apply.send')}
          </Button>
        </KitForm>
      </Formik>
    </Sheet>
  );
}

/** Tells the form whether there is a CV, also one that is being sent: it needs a CV or a few words. */
function CvState({ hasCv }: { hasCv: boolean }) {
  const form = useLatest(useFormikContext<ApplicationForm>());
  useEffect(() => {
    const { setFieldValue, submitCount } = form.current;
    void setFieldValue('hasCv', hasCv, submitCount > 0);
  }, [hasCv, form]);
  return null;
}

/** Replaces a sent form, and takes its focus. */
function Received({ email }: { email: string }) {
  const t = useText('publicVacancies');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Sheet role="status">
      <h2 ref={heading} tabIndex={-1}>
        {t('apply.received')}
      </h2>
      <p>{t('apply.receivedText', { email })}</p>
      <p>{t('apply.receivedHint')}</p>
      <div>
        <PlainButtonLink href="/job" variant="soft">
          {t('wayBack')}
        </PlainButtonLink>
      </div>
    </Sheet>
  );
}

/** The vacancy was closed while the form was open. */
function Closed() {
  const t = useText('publicVacancies');
  return (
    <Note tone="warning" announce title={t('closed')}>
      {t('closedText')}
    </Note>
  );
}
