import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { doorHues } from '../../illustrations/door-hues';
import { media } from '../../theme/breakpoints';
import { Container } from '../layout/public-layout';
import { ZelligeStrip } from './zellige-strip';

const Background = styled.div`
  ${doorHues}
  background: var(--hero);
`;
const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-64);
  padding-block: var(--space-64);
  & > :nth-child(2) {
    flex: none;
    margin-block-end: calc(-1 * var(--space-64));
  }
  ${media.below('tablet')} {
    flex-direction: column;
    align-items: stretch;
    gap: var(--space-32);
    padding-block: var(--space-40);
    & > :nth-child(2) {
      align-self: center;
      margin-block-end: calc(-1 * var(--space-40));
    }
  }
`;
const Text = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--space-20);
  max-inline-size: 42rem;
  & > h1 {
    font: var(--weight-head) 3rem / 3.375rem var(--font-head);
    text-wrap: balance;
  }
  :root:lang(ar) & > h1 {
    font: var(--weight-head) 2.5rem / 3.75rem var(--font-head);
  }
  & > p {
    font: 400 1.125rem / 1.75rem var(--font-body);
  }
  ${media.below('phone')} {
    & > h1 {
      font: var(--weight-head) var(--text-display) var(--font-head);
    }
  }
`;

export interface PageIntroProps {
  title: string;
  lead: string;
  action?: ReactNode;
  /** Shown on the tiles next to the text. */
  drawing?: ReactNode;
}

/** The introduction of a public page: its one heading, its subject, and its main action. */
export function PageIntro({ title, lead, action, drawing }: PageIntroProps) {
  return (
    <Background data-opening>
      <Container>
        <Row>
          <Text>
            <h1 tabIndex={-1}>{title}</h1>
            <p>{lead}</p>
            {action}
          </Text>
          {drawing}
        </Row>
      </Container>
      <ZelligeStrip />
    </Background>
  );
}
