import { NavLink } from 'react-router';
import { styled } from 'styled-components';
import { Counter } from '../kit/feedback/counter';
import { tabStyles } from '../kit/layout/tab.styles';

const Row = styled.nav`
  display: flex;
  gap: var(--space-24);
  margin-block-end: var(--space-16);
  & > a {
    ${tabStyles("&[aria-current='page']")}
    min-block-size: 44px;
  }
`;

/** A page among several that belong together. */
export interface PageTab {
  readonly to: string;
  readonly label: string;
  /** The number of its records that wait for the store; 0 is not shown. */
  readonly waiting?: number;
}

interface PageTabsProps {
  /** Names the row for assistive technology. */
  label: string;
  pages: readonly PageTab[];
}

/** Links to pages that belong together, in the form of tabs; none if there is only one. */
export function PageTabs({ label, pages }: PageTabsProps) {
  if (pages.length < 2) return null;
  return (
    <Row aria-label={label}>
      {pages.map(({ to, label: name, waiting = 0 }) => (
        <NavLink key={to} to={to} end>
          {name}
          {waiting > 0 && <Counter $tone="warning">{waiting}</Counter>}
        </NavLink>
      ))}
    </Row>
  );
}
