import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { provideEmailLink } from '#application/registration/email-link.actors';
import { Button, ButtonLink } from '../kit/button';
import { Note } from '../kit/feedback/note';
import { tokenIn } from '../links/token-in-hash';
import { useApplication } from '../portal-context/application-context';
import { HOME_PATH, SIGN_IN_PATH } from '../portal-context/return-path';
import { AuthLayout } from '../session/auth-layout';
import { useProblemText } from '../text/problem-text';
import { useText } from '../text/use-text';

/** `/auth/jwt/verify`: the link of a confirmation mail, on any device. */
export function VerifyPage() {
  const t = useText('registration');
  const problemText = useProblemText();
  const { provide, inspection } = useApplication();
  const { hash } = useLocation();
  const [token] = useState(() => tokenIn(hash));
  const [snapshot, send] = useMachine(provide(provideEmailLink), {
    input: { token, purpose: 'registration' },
    ...inspection,
  });
  const { problem, address } = snapshot.context;
  if (snapshot.matches('useless')) {
    return (
      <AuthLayout title={t('verify.uselessTitle')} subtitle={t('verify.uselessText')}>
        <ButtonLink variant="soft" to={SIGN_IN_PATH}>
          {t('verify.signIn')}
        </ButtonLink>
      </AuthLayout>
    );
  }
  if (snapshot.matches('confirmed')) {
    return (
      <AuthLayout title={t('verify.confirmedTitle')} subtitle={t('verify.confirmedText')}>
        {/* Without a session, the portal leads to the sign-in page, with the name filled in. */}
        <ButtonLink to={HOME_PATH} state={{ userName: address?.userName }}>
          {t('verify.continue')}
        </ButtonLink>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={t('verify.title')} subtitle={t('verify.subtitle')}>
      {problem && (
        <Note tone="error" announce>
          {problemText(problem)}
        </Note>
      )}
      <Button
        size="large"
        wide
        busy={snapshot.hasTag('busy')}
        onClick={() => send({ type: 'link.confirm' })}
      >
        {t('verify.submit')}
      </Button>
    </AuthLayout>
  );
}
