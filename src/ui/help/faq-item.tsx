import { styled } from 'styled-components';
import ArrowIcon from '~icons/solar/alt-arrow-down-linear';
import { HighlightedMatch } from '../kit/fields/highlighted-match';
import { Icon } from '../kit/icon';

const Box = styled.details`
  border-block-end: 1px solid var(--line);
  &:last-child {
    border: 0;
  }
  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-16);
    min-block-size: 48px;
    padding-block: var(--space-12);
    border-radius: var(--radius-chip);
    font-weight: var(--weight-strong);
    list-style: none;
    cursor: pointer;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary > svg {
    flex: none;
    color: var(--text-2);
    transition: transform var(--t-hover) var(--ease);
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
  & > p {
    max-inline-size: 68ch;
    padding-block-end: var(--space-20);
    color: var(--text-2);
  }
`;

export interface FaqItemProps {
  question: string;
  answer: string;
  /** The search query; matches are highlighted, and the answer is open. */
  query: string;
}

/** A question that opens its answer. */
export function FaqItem({ question, answer, query }: FaqItemProps) {
  return (
    <Box key={query === '' ? 'closed' : 'found'} open={query !== ''}>
      <summary>
        <span>
          <HighlightedMatch text={question} query={query} />
        </span>
        <Icon of={ArrowIcon} />
      </summary>
      <p>
        <HighlightedMatch text={answer} query={query} />
      </p>
    </Box>
  );
}
