import { Link } from 'react-router';
import { styled } from 'styled-components';
import ArrowIcon from '~icons/solar/alt-arrow-right-linear';
import { iconMask, maskedIcon } from '../icon-mask';
import { useKitTexts } from '../kit-texts';

export interface Crumb {
  label: string;
  /** The target; without it the crumb is plain text. */
  to?: string | undefined;
}

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-8);
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
  & > li {
    display: inline-flex;
    align-items: center;
    gap: var(--space-8);
  }
  & > li:not(:last-child)::after {
    --icon: ${iconMask(ArrowIcon)};
    ${maskedIcon(14)}
    transform: scaleX(var(--dir));
  }
  & a {
    color: inherit;
    font-weight: 400;
  }
`;

/** The path to this page; the last crumb is the page itself. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const texts = useKitTexts();
  return (
    <nav aria-label={texts.breadcrumb}>
      <List>
        {crumbs.map((crumb, index) => {
          const last = index === crumbs.length - 1;
          return (
            <li
              key={`${crumb.label}:${crumb.to ?? ''}`}
              {...(last ? { 'aria-current': 'page' as const } : {})}
            >
              {crumb.to && !last ? <Link to={crumb.to}>{crumb.label}</Link> : crumb.label}
            </li>
          );
        })}
      </List>
    </nav>
  );
}
