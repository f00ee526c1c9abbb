import { styled } from 'styled-components';
import { STAR } from '../../illustrations/star-background';
import { media } from '../../theme/breakpoints';

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: var(--space-32);
  & > li {
    display: flex;
    gap: var(--space-16);
  }
  & svg {
    flex: none;
    fill: var(--accent-soft2);
  }
  & text {
    fill: var(--accent-text);
    font: 700 36px var(--font-body);
    text-anchor: middle;
  }
  & h3 {
    margin-block-end: var(--space-4);
    font: var(--weight-head) var(--text-h2) var(--font-head);
  }
  & p {
    color: var(--text-2);
  }
  ${media.below('tablet')} {
    grid-template-columns: 1fr;
    gap: var(--space-24);
  }
`;

export interface Step {
  title: string;
  text: string;
}

/** The steps in order, each next to its star. */
export function NumberedSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <Steps>
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <svg width="52" height="52" viewBox="-46 -46 92 92" aria-hidden="true" focusable="false">
            <path d={STAR} />
            <text y="12">{index + 1}</text>
          </svg>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </Steps>
  );
}
