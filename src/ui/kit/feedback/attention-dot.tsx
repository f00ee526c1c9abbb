import { styled } from 'styled-components';
import { VisuallyHidden } from '../layout/visually-hidden';

const Dot = styled.span`
  inline-size: 8px;
  block-size: 8px;
  flex: none;
  border-radius: var(--radius-round);
  background: var(--warning);
`;

/** A dot after a word: marks an open task, and names it for screen readers. */
export function AttentionDot({ says: label }: { says: string }) {
  return (
    <>
      <Dot aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
}
