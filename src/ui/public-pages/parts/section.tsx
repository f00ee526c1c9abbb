import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/breakpoints';
import { Container } from '../layout/public-layout';

const Band = styled.section<{ $sunk: boolean }>`
  padding-block: var(--space-80);
  background: ${({ $sunk }) => ($sunk ? 'var(--ground)' : 'none')};
  scroll-margin-block-start: var(--space-16);
  ${media.below('phone')} {
    padding-block: var(--space-48);
  }
`;
const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-16) var(--space-32);
  margin-block-end: var(--space-40);
  & > div {
    display: flex;
    flex-direction: column;
    gap: var(--space-8);
    max-inline-size: 46rem;
  }
  & h2 {
    font: var(--weight-head) var(--text-display) var(--font-head);
  }
  & p {
    color: var(--text-2);
    font: 400 var(--text-large) var(--font-body);
  }
  ${media.below('phone')} {
    margin-block-end: var(--space-24);
    & h2 {
      font: var(--weight-head) var(--text-door) var(--font-head);
    }
  }
`;

export interface SectionProps {
  /** Target of the header's links. */
  id?: string | undefined;
  title: string;
  lead?: string | undefined;
  /** Shown next to the title. */
  action?: ReactNode;
  /** On the muted background. */
  sunk?: boolean | undefined;
  children: ReactNode;
}

/** A section of a public page with its heading. */
export function Section({ id, title, lead, action, sunk = false, children }: SectionProps) {
  return (
    <Band id={id} $sunk={sunk}>
      <Container>
        <Header>
          <div>
            <h2>{title}</h2>
            {lead && <p>{lead}</p>}
          </div>
          {action}
        </Header>
        {children}
      </Container>
    </Band>
  );
}
