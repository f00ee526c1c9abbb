import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { lazyComponent } from '../kit/loading/lazy-component';
import { Brand } from '../portal-context/brand';
import { LanguageSwitch } from '../portal-context/language-switch';
import { safeReturnPath } from '../portal-context/return-path';
import { useSessionStage } from '../portal-context/session-stage';
import { LazyClockNote } from '../session/lazy-clock-note';
import { SignInForm } from '../session/sign-in-form';
import { SignInScene } from '../session/sign-in-scene';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';
import { InitialLoading } from './initial-loading';
import { preloadSignedInArea } from './load-signed-in-area';
import { accountUnavailablePage } from './pages';

const Screen = styled.div`
  display: grid;
  grid-template-columns: 57fr 43fr;
  min-block-size: 100vh;
  min-block-size: 100dvh;
  background: var(--paper);
  ${media.below('tablet')} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto auto 1fr auto;
    background: var(--ground);
  }
`;
const Half = styled.div`
  display: flex;
  flex-direction: column;
  padding: var(--space-32) var(--space-48);
  ${media.below('tablet')} {
    display: contents;
  }
`;
const Top = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-16);
  /* The name breaks into two lines before the switch goes below it. */
  & > :first-child {
    flex: 1 1 7rem;
  }
  ${media.below('tablet')} {
    padding: var(--space-20) var(--space-24);
  }
`;
const Centered = styled.main`
  flex: 1;
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: var(--space-24);
  inline-size: min(400px, 100%);
  margin-inline: auto;
  padding-block: var(--space-40);
  ${media.below('tablet')} {
    justify-content: flex-start;
    inline-size: min(448px, 100%);
    padding: var(--space-32) var(--space-24);
  }
`;
const Text = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  margin-block-end: var(--space-8);
  & > h1 {
    font: var(--weight-head) var(--text-door) var(--font-head);
    text-wrap: balance;
  }
  & > p {
    color: var(--text-2);
  }
  ${media.below('tablet')} {
    & > h1 {
      font-size: 1.625rem;
    }
  }
`;
const Footer = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-8) var(--space-24);
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
  ${media.below('tablet')} {
    flex-direction: column;
    align-items: center;
    padding: var(--space-24);
    text-align: center;
  }
`;
const Aside = styled.p`
  color: var(--text-2);
`;

/** As wide as every time, so that the form does not move when the note appears. */
const PLACEHOLDER_TIME = '00:00';
/** In the measures of a note, whose code is not loaded to sign in. */
const HiddenPlaceholder = styled.p`
  visibility: hidden;
  padding: var(--space-12) var(--space-16);
  padding-inline-start: var(--space-48);
  font: 400 var(--text-small) var(--font-body);
`;
const SessionEnded = lazyComponent(() => import('../session/session-ended'), 'SessionEnded');

/** The sign-in page of the portal. After the sign-in, the user continues to the requested page. */
export function SignInPage() {
  const stage = useSessionStage();
  const [params] = useSearchParams();
  const [asked, setAsked] = useState(stage === 'signedOut');
  if (!asked && stage === 'signedOut') setAsked(true);
  const goal = safeReturnPath(params.get('returnTo'));
  useEffect(() => {
    if (stage === 'checking') preloadSignedInArea(goal);
  }, [stage, goal]);
  if (stage === 'signedIn') return <Navigate to={goal} replace />;
  if (stage === 'unavailable') return <accountUnavailablePage.Page />;
  return asked ? <SignIn /> : <InitialLoading />;
}

function SignIn() {
  const t = useText('session');
  const { state } = useLocation();
  // The document that was written at build time is without the note.
  const endedAt = useSyncExternalStore(
    neverChanges,
    () => sessionEndedAt(state),
    () => null,
  );
  return (
    <Screen>
      <Half>
        <Top>
          <Brand />
          <LanguageSwitch withArrow />
        </Top>
        <Centered>
          <Text>
            <h1 tabIndex={-1}>{t('signIn.title')}</h1>
            <p>{t('signIn.subtitle')}</p>
          </Text>
          <SignInForm />
          <Aside>
            {t('signIn.noStore')} <Link to="/auth/jwt/register">{t('signIn.register')}</Link>
          </Aside>
          <LazyClockNote />
          {endedAt !== null && (
            <Suspense
              fallback={
                <HiddenPlaceholder>{t('ended', { time: PLACEHOLDER_TIME })}</HiddenPlaceholder>
              }
            >
              <SessionEnded at={endedAt} />
            </Suspense>
          )}
        </Centered>
        <Footer>
          <p>
            {t('signIn.needHelp')} <a href="/faqs">{t('signIn.help')}</a>
          </p>
          <p>{t('signIn.staffOnly')}</p>
        </Footer>
      </Half>
      <SignInScene caption={t('signIn.scene')} />
    </Screen>
  );
}

function neverChanges(): () => void {
  return () => undefined;
}

/** When the session ended during use (ISO 8601), as passed by the gate; null otherwise. */
function sessionEndedAt(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('endedAt' in state)) return null;
  const { endedAt } = state;
  return typeof endedAt === 'string' && !Number.isNaN(Date.parse(endedAt)) ? endedAt : null;
}
