import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '../kit/layout/card';
import { Brand } from '../portal-context/brand';
import { ErrorPageHeader, ErrorScreen } from '../portal-context/error-page-layout';
import { LanguageSwitch } from '../portal-context/language-switch';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';
import { useAuthPages } from './auth-pages';
import { SignInScene } from './sign-in-scene';

const Background = styled(ErrorScreen)`
  background: var(--ground);
`;
const Centered = styled.main`
  flex: 1;
  display: grid;
  place-items: center;
  padding: var(--space-24) var(--space-24) var(--space-80);
`;
const Surface = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: var(--space-24);
  inline-size: min(480px, 100%);
  padding: var(--space-40);
  ${media.below('phone')} {
    padding: var(--space-24);
  }
`;
const Text = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  & > h1 {
    font: var(--weight-head) var(--text-h1) var(--font-head);
    text-wrap: balance;
  }
  & > p {
    color: var(--text-2);
    overflow-wrap: anywhere;
  }
`;

interface AuthLayoutProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** The form or the steps of the page. */
  children: ReactNode;
}

const Halves = styled.div`
  display: grid;
  grid-template-columns: 57fr 43fr;
  min-block-size: 100vh;
  min-block-size: 100dvh;
  background: var(--paper);
  ${media.below('tablet')} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: 1fr auto;
  }
`;
const Half = styled.div`
  display: flex;
  flex-direction: column;
`;
const Column = styled.main`
  flex: 1;
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: var(--space-24);
  inline-size: min(448px, 100%);
  margin-inline: auto;
  padding: var(--space-24) var(--space-24) var(--space-80);
`;

/**
 * The layout of pages for signed-out users, except the sign-in page, whose code stays small: a card
 * in the centre, or the form beside a picture.
 */
export function AuthLayout({ title, subtitle, children }: AuthLayoutProps) {
  const { look } = useAuthPages();
  const content = (
    <>
      <Text>
        <h1 tabIndex={-1}>{title}</h1>
        {subtitle && <p>{subtitle}</p>}
      </Text>
      {children}
    </>
  );
  if (look === 'classic') return <BesidePicture>{content}</BesidePicture>;
  return (
    <Background>
      <Top />
      <Centered>
        <Surface>{content}</Surface>
      </Centered>
    </Background>
  );
}

function BesidePicture({ children }: { children: ReactNode }) {
  const t = useText('session');
  return (
    <Halves>
      <Half>
        <Top />
        <Column>{children}</Column>
      </Half>
      <SignInScene caption={t('signIn.scene')} />
    </Halves>
  );
}

function Top() {
  return (
    <ErrorPageHeader>
      <Brand />
      <LanguageSwitch withArrow />
    </ErrorPageHeader>
  );
}
