import { NavLink } from 'react-router';
import { styled } from 'styled-components';
import type { Permission } from '#domain/permissions/permissions';
import { Counter } from '../kit/feedback/counter';
import { tabStyles } from '../kit/layout/tab.styles';
import { usePermissions } from '../portal-context/use-permissions';

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
  /** Needed to open it. */
  readonly permission: Permission;
  /** The number of its records that wait for the store; 0 is not shown. */
  readonly waiting?: number;
}

interface PageTabsProps {
  /** Names the row for assistive technology. */
  label: string;
  pages: readonly PageTab[];
}

/** Links to the pages that the user may open, in the form of tabs; none if there is only one. */
export function PageTabs({ label, pages }: PageTabsProps) {
  const permissions = usePermissions();
  const open = pages.filter(({ permission }) => permissions.has(permission));
  if (open.length < 2) return null;
  return (
    <Row aria-label={label}>
      {open.map(({ to, label: name, waiting = 0 }) => (
        <NavLink key={to} to={to} end>
          {name}
          {waiting > 0 && <Counter $tone="warning">{waiting}</Counter>}
        </NavLink>
      ))}
    </Row>
  );
}
