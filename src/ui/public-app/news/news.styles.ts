import { styled } from 'styled-components';
import { Container } from '../../public-pages/layout/public-layout';

/** The column of the news pages. */
export const NewsColumn = styled(Container)`
  display: flex;
  flex-direction: column;
  gap: var(--space-32);
  padding-block-start: var(--space-48);
  & > header {
    display: flex;
    flex-direction: column;
    gap: var(--space-12);
    max-inline-size: 44rem;
  }
  & h1 {
    font: var(--weight-head) var(--text-display) var(--font-head);
    overflow-wrap: anywhere;
  }
  & > header > p {
    color: var(--text-2);
    font: 400 var(--text-large) var(--font-body);
  }
`;

/** The publisher and the date. */
export const Byline = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-12);
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
  & > b {
    color: var(--accent-text);
    font-weight: var(--weight-strong);
  }
`;
