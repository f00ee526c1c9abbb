import { styled } from 'styled-components';
import { media } from '../../theme/breakpoints';

const Strip = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  & > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: var(--space-4);
    padding: var(--space-24);
  }
  & > div + div {
    border-inline-start: 1px solid var(--line);
  }
  & dd {
    font: var(--weight-head) var(--text-lead-figure) var(--font-head);
  }
  & dt {
    color: var(--text-2);
    overflow-wrap: anywhere;
  }
  ${media.below('tablet')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > div:nth-child(odd) {
      border-inline-start: 0;
    }
    & > div:nth-child(n + 3) {
      border-block-start: 1px solid var(--line);
    }
  }
  ${media.below('phone')} {
    & > div {
      padding: var(--space-16);
    }
  }
`;

export interface Fact {
  figure: string;
  text: string;
}

/** Facts about the marketplace: a figure, and its meaning. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <Strip>
      {facts.map(({ figure, text }) => (
        <div key={text}>
          <dt>{text}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </Strip>
  );
}
