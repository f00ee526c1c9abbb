import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Brand } from '../app/brand';
import { LanguageSwitch } from '../text/language-switch';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';
import { SignInScene } from './sign-in-scene';

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
const Middle = styled.main`
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
const Words = styled.div`
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
const Foot = styled.footer`
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
  text-align: end;
  ${media.below('tablet')} {
    padding: var(--space-24);
    text-align: center;
  }
`;

interface EntranceProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** What one has to do to come in. */
  children: ReactNode;
}

/** What stands before the shop: the way in on one side, a scene on the other. */
export function Entrance({ title, subtitle, children }: EntranceProps) {
  const t = useText('session');
  return (
    <Screen>
      <Half>
        <Top>
          <Brand />
          <LanguageSwitch withArrow />
        </Top>
        <Middle>
          <Words>
            <h1 tabIndex={-1}>{title}</h1>
            {subtitle && <p>{subtitle}</p>}
          </Words>
          {children}
        </Middle>
        <Foot>{t('signIn.staffOnly')}</Foot>
      </Half>
      <SignInScene caption={t('signIn.scene')} />
    </Screen>
  );
}
