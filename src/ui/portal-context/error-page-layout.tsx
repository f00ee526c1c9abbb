import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ShutDoor } from '../illustrations/shut-door';
import { media } from '../theme/breakpoints';
import { Brand } from './brand';
import { LanguageSwitch } from './language-switch';

export interface ErrorPageLayoutProps {
  /** The text on the door's plate: "404". */
  code: string;
  title: string;
  text: string;
  note?: ReactNode;
  /** Links to continue with. */
  children: ReactNode;
}

export const ErrorScreen = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100vh;
  min-block-size: 100dvh;
  background: var(--paper);
`;
export const ErrorPageHeader = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-16);
  /* The name breaks into two lines before the switch goes below it. */
  & > :first-child {
    flex: 1 1 7rem;
  }
  padding: var(--space-24) var(--space-40);
  ${media.below('phone')} {
    padding: var(--space-20) var(--space-24);
  }
`;
const Centered = styled.main`
  flex: 1;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: clamp(40px, 8vw, 116px);
  padding: var(--space-24) var(--space-40) var(--space-80);
  ${media.below('tablet')} {
    flex-direction: column;
    padding-inline: var(--space-24);
  }
`;
const Drawing = styled.div`
  inline-size: min(340px, 56vw);
`;
const Text = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-12);
  max-inline-size: 400px;
  & > h1 {
    font: var(--weight-head) var(--text-display) var(--font-head);
  }
  & > p {
    color: var(--text-2);
    font: 400 var(--text-large) var(--font-body);
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12);
  margin-block: var(--space-12);
`;
/** The requested address, in small print. */
export const RequestedUrl = styled.small`
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
`;

/** The shared layout of the error pages: a closed door with a plate, and possible next steps. */
export function ErrorPageLayout({ code, title, text, note, children }: ErrorPageLayoutProps) {
  return (
    <ErrorScreen>
      <ErrorPageHeader>
        <Brand />
        <LanguageSwitch />
      </ErrorPageHeader>
      <Centered>
        <Drawing>
          <ShutDoor plate={code} />
        </Drawing>
        <Text>
          <h1 tabIndex={-1}>{title}</h1>
          <p>{text}</p>
          <Actions>{children}</Actions>
          {note}
        </Text>
      </Centered>
    </ErrorScreen>
  );
}
