import { useMachine } from '@xstate/react';
import { Formik, useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { SnapshotFrom } from 'xstate';
import { provideInvitation } from '#application/session/invitation.actors';
import type {
  ChosenPassword,
  InvitationEvent,
  InvitedPerson,
} from '#application/session/invitation.machine';
import { parsePhoneNumber } from '#domain/contact/phone-number';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import {
  metPasswordRules,
  passwordChoiceSchema,
  RULES_WITHOUT_OLD_PASSWORD,
} from '#domain/session/password-change';
import { invitedPersonSchema } from '#domain/users/account-form';
import type { PasswordLink } from '#openapi/types.generated';
import { PasswordRules } from '../account/password-rules';
import { Button, ButtonLink } from '../kit/button';
import { Note } from '../kit/feedback/note';
import { BoundPasswordField, BoundTextField } from '../kit/form/bound-fields';
import { BoundPhoneField } from '../kit/form/bound-phone-field';
import { KitForm } from '../kit/form/kit-form';
import { showServerErrors } from '../kit/form/problem-errors';
import { validateWith } from '../kit/form/zod-formik';
import { Spinner } from '../kit/loading/spinner';
import { useLatest } from '../kit/use-latest';
import { useApplication } from '../portal-context/application-context';
import { useSessionStage } from '../portal-context/session-stage';
import { useLocalizedName } from '../text/localized';
import { useCodeText, useProblemText } from '../text/problem-text';
import { useText } from '../text/use-text';
import { AuthLayout } from './auth-layout';
import { useAuthPages } from './auth-pages';
import { OtherAccountNote } from './other-account-note';

type Snapshot = SnapshotFrom<ReturnType<typeof provideInvitation>>;

interface StepProps {
  snapshot: Snapshot;
  send: (event: InvitationEvent) => void;
}

type LinkKind = PasswordLink['kind'];

/** The token is behind the #, which browsers never send. Only invitations name their kind. */
function linkIn(hash: string): { token: string; kind: LinkKind } {
  const params = new URLSearchParams(hash.slice(1));
  const kind = params.get('kind') === 'invitation' ? 'invitation' : 'reset';
  return { token: params.get('token') ?? '', kind };
}

/**
 * `/auth/jwt/new-password`: a user who was invited, or requested it, chooses a password and signs
 * in.
 */
export function NewPasswordPage() {
  const { provide, inspection, session } = useApplication();
  const { hash } = useLocation();
  const { signIn } = useAuthPages();
  const [{ token, kind }] = useState(() => linkIn(hash));
  const [snapshot, send] = useMachine(provide(provideInvitation), {
    input: { token },
    ...inspection,
  });
  const isAccepted = snapshot.matches('accepted');
  const credentials = snapshot.output;
  useEffect(() => {
    if (isAccepted && credentials) session.send({ type: 'credentials.submit', credentials });
  }, [isAccepted, credentials, session]);
  // The sign-in page shows the session's next state: the portal, or why it failed.
  if (isAccepted) return <Navigate to={signIn} replace />;
  return <Steps snapshot={snapshot} send={send} kind={kind} />;
}

/** @param kind of the link, by its address: all that is known of one that no longer works */
function Steps({ snapshot, send, kind: named }: StepProps & { kind: LinkKind }) {
  const t = useText('newPassword');
  const storeName = useLocalizedName();
  const stage = useSessionStage();
  const { link } = snapshot.context;
  if (snapshot.matches('useless')) return <InvalidLink kind={link?.kind ?? named} />;
  if (!link) return <LinkCheck snapshot={snapshot} send={send} />;
  const { kind, firstName, userName, storeName: name, storeNameAr: nameAr } = link;
  return (
    <AuthLayout
      title={
        link.asksPerson
          ? t('title.newcomer')
          : t(`title.${kind}`, { firstName: bidiIsolate(firstName) })
      }
      subtitle={t(`subtitle.${kind}`, {
        userName: bidiIsolate(userName),
        storeName: bidiIsolate(storeName({ name, nameAr })),
      })}
    >
      {stage === 'signedIn' ? (
        <OtherAccountNote userName={userName} />
      ) : (
        <ChoiceForm snapshot={snapshot} send={send} link={link} />
      )}
    </AuthLayout>
  );
}

/** The link is being checked, or the check failed. */
function LinkCheck({ snapshot, send }: StepProps) {
  const t = useText('newPassword');
  const problemText = useProblemText();
  const { problem } = snapshot.context;
  if (!snapshot.matches('unread')) {
    return (
      <AuthLayout title={t('reading')}>
        <Spinner />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={t('unreadTitle')}>
      <Note tone="error" announce>
        {problem && problemText(problem)}
      </Note>
      <Button onClick={() => send({ type: 'reading.retry' })}>{t('retry')}</Button>
    </AuthLayout>
  );
}

/** A user who forgot their password requests another link; an invited one asks their admin. */
function InvalidLink({ kind }: { kind: LinkKind }) {
  const { signIn, forgotPassword } = useAuthPages();
  const t = useText('newPassword');
  return (
    <AuthLayout title={t('useless.title')} subtitle={t(`useless.text.${kind}`)}>
      {kind === 'reset' && <ButtonLink to={forgotPassword}>{t('useless.request')}</ButtonLink>}
      <ButtonLink variant="soft" to={signIn}>
        {t('useless.signIn')}
      </ButtonLink>
    </AuthLayout>
  );
}

type ChoiceValues = Omit<ChosenPassword, 'person'> & InvitedPerson;

const INITIAL_VALUES: ChoiceValues = {
  firstName: '',
  lastName: '',
  phoneNumber: '',
  password: '',
  confirmPassword: '',
};

const validatePassword = validateWith(passwordChoiceSchema);
const validatePerson = validateWith(invitedPersonSchema);

function ChoiceForm({ snapshot, send, link }: StepProps & { link: PasswordLink }) {
  const { asksPerson, userName } = link;
  const t = useText('newPassword');
  const codeText = useCodeText();
  return (
    <Formik
      initialValues={INITIAL_VALUES}
      validate={(values) => ({
        ...(asksPerson && validatePerson(values)),
        ...validatePassword(values),
      })}
      onSubmit={({ password, confirmPassword, ...person }) =>
        send({
          type: 'password.choose',
          password,
          confirmPassword,
          ...(asksPerson && { person }),
        })
      }
    >
      <KitForm errorText={codeText} label={t('form')} gap={24}>
        <Refusal snapshot={snapshot} />
        {/* Identifies the password's account for password managers. */}
        <input type="text" autoComplete="username" value={userName} readOnly hidden />
        {asksPerson && <Person />}
        <BoundPasswordField
          name="password"
          label={t('password')}
          required
          autoComplete="new-password"
        />
        <Rules />
        <BoundPasswordField
          name="confirmPassword"
          label={t('again')}
          required
          autoComplete="new-password"
        />
        <Button type="submit" size="large" wide busy={snapshot.hasTag('busy')}>
          {t('submit')}
        </Button>
      </KitForm>
    </Formik>
  );
}

/** Names and phone of who was invited by an address alone. */
function Person() {
  const t = useText('newPassword');
  return (
    <>
      <BoundTextField
        name="firstName"
        label={t('person.firstName')}
        required
        autoComplete="given-name"
      />
      <BoundTextField
        name="lastName"
        label={t('person.lastName')}
        required
        autoComplete="family-name"
      />
      <BoundPhoneField
        name="phoneNumber"
        label={t('person.phoneNumber')}
        required
        read={parsePhoneNumber}
        autoComplete="tel"
      />
    </>
  );
}

/** The password rules; fulfilled ones are marked. */
function Rules() {
  const { values } = useFormikContext<ChoiceValues>();
  const met = metPasswordRules({ oldPassword: '', newPassword: values.password });
  return <PasswordRules rules={RULES_WITHOUT_OLD_PASSWORD} met={met} />;
}

/** Why the password was refused: at its field if the server names it. */
function Refusal({ snapshot }: { snapshot: Snapshot }) {
  const problemText = useProblemText();
  const form = useFormikContext<ChoiceValues>();
  const { problem, chosen } = snapshot.context;
  const latest = useLatest(form);
  useEffect(() => {
    if (!problem?.errors || !chosen) return;
    const { person, ...passwords } = chosen;
    const sent = { ...INITIAL_VALUES, ...passwords, ...person };
    showServerErrors(latest.current, sent, problem.errors);
  }, [problem, chosen, latest]);
  if (!problem || !snapshot.matches('refused')) return null;
  return (
    <Note tone="error" announce>
      {problemText(problem)}
    </Note>
  );
}
