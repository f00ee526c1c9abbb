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

type ChangePurpose = 'change' | 'undo';

/** `/auth/jwt/confirm-email`: the link that a new address was mailed, on any device. */
export function ConfirmEmailPage() {
  return <LinkPage purpose="change" />;
}

/** `/auth/jwt/undo-email`: the link that an old address was mailed, on any device. */
export function UndoEmailPage() {
  return <LinkPage purpose="undo" />;
}

/** Nothing happens before the person agrees. */
function LinkPage({ purpose }: { purpose: ChangePurpose }) {
  const t = useText('emailChange');
  const problemText = useProblemText();
  const { provide, inspection } = useApplication();
  const { hash } = useLocation();
  const [token] = useState(() => tokenIn(hash));
  const [snapshot, send] = useMachine(provide(provideEmailLink), {
    input: { token, purpose },
    ...inspection,
  });
  const { problem, address } = snapshot.context;
  if (snapshot.matches('useless')) {
    const isTaken = problem?.code === 'already_taken';
    return (
      <AuthLayout
        title={t(isTaken ? 'link.takenTitle' : 'link.uselessTitle')}
        subtitle={t(isTaken ? 'link.takenText' : `link.uselessText.${purpose}`)}
      >
        <ButtonLink variant="soft" to={SIGN_IN_PATH}>
          {t('link.signIn')}
        </ButtonLink>
      </AuthLayout>
    );
  }
  if (snapshot.matches('confirmed') && address) {
    return (
      <AuthLayout
        title={t(`link.doneTitle.${purpose}`)}
        subtitle={t(`link.doneText.${purpose}.${address.of}`)}
      >
        {/* Without a session, the portal leads to the sign-in page, with the name filled in. */}
        <ButtonLink to={HOME_PATH} state={{ userName: address.userName }}>
          {t('link.continue')}
        </ButtonLink>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={t(`link.title.${purpose}`)} subtitle={t(`link.subtitle.${purpose}`)}>
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
        {t(`link.submit.${purpose}`)}
      </Button>
    </AuthLayout>
  );
}
