import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '../kit/layout/card';
import { Brand } from '../portal-context/brand';
import { ErrorPageHeader, ErrorScreen } from '../portal-context/error-page-layout';
import { LanguageSwitch } from '../portal-context/language-switch';
import { media } from '../theme/breakpoints';

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

/** The layout of pages for signed-out users, except the sign-in page, whose code stays small. */
export function AuthLayout({ title, subtitle, children }: AuthLayoutProps) {
  return (
    <Background>
      <ErrorPageHeader>
        <Brand />
        <LanguageSwitch withArrow />
      </ErrorPageHeader>
      <Centered>
        <Surface>
          <Text>
            <h1 tabIndex={-1}>{title}</h1>
            {subtitle && <p>{subtitle}</p>}
          </Text>
          {children}
        </Surface>
      </Centered>
    </Background>
  );
}
