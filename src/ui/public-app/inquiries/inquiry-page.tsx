import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Container } from '../../public-pages/layout/public-layout';
import { PageIntro } from '../../public-pages/parts/page-intro';
import { media } from '../../theme/breakpoints';

const Sheet = styled.div`
  max-inline-size: 720px;
  margin-block-start: var(--space-48);
  padding: var(--space-32);
  border-radius: var(--radius-card);
  background: var(--paper);
  box-shadow: var(--shadow-card);
  ${media.below('phone')} {
    margin-block-start: var(--space-24);
    padding: var(--space-20);
  }
`;

/** A public page with one form. */
export function InquiryPage({
  title,
  lead,
  children,
}: {
  title: string;
  lead: string;
  children: ReactNode;
}) {
  return (
    <>
      <PageIntro title={title} lead={lead} />
      <Container>
        <Sheet>{children}</Sheet>
      </Container>
    </>
  );
}
