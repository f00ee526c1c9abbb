import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/breakpoints';
import { Measure } from '../../visitors/frame/visitor-frame';
import { PageOpening } from '../../visitors/parts/page-opening';

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

/** A public page that is one form. */
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
      <PageOpening title={title} lead={lead} />
      <Measure>
        <Sheet>{children}</Sheet>
      </Measure>
    </>
  );
}
