import { styled } from 'styled-components';
import { useAppearance } from '../../appearance/use-appearance';
import { HorizontalMenu } from '../../menu/horizontal-menu';
import { SideMenu } from '../../menu/side-menu';
import { Brand } from '../../portal-context/brand';
import { breakpoints } from '../../theme/breakpoints';

const Column = styled.div<{ $mini: boolean }>`
  position: sticky;
  inset-block-start: 0;
  flex: none;
  inline-size: ${({ $mini }) => ($mini ? 'var(--nav-mini)' : 'var(--nav)')};
  block-size: 100vh;
  block-size: 100dvh;
  overflow-y: auto;
  border-inline-end: 1px solid var(--line);
`;
const BrandPlace = styled.div`
  display: none;
  margin-inline-end: var(--space-24);
  @media (min-width: ${breakpoints.desktop}px) {
    display: block;
  }
`;

/*
 * The only parts that re-render when the layout is switched. They are next to the page, so the page
 * itself does not re-render; its width depends on the root's attribute.
 */

/** The menu as a column: vertical or mini. */
export function SideMenuColumn() {
  const layout = useAppearance(({ themeLayout }) => themeLayout);
  if (layout === 'horizontal') return null;
  const mini = layout === 'mini';
  return (
    <Column $mini={mini}>
      <SideMenu mini={mini} />
    </Column>
  );
}

/** The menu as a bar under the header: horizontal. */
export function HorizontalMenuBar() {
  const layout = useAppearance(({ themeLayout }) => themeLayout);
  return layout === 'horizontal' ? <HorizontalMenu /> : null;
}

/** The logo in the header: horizontal. */
export function HorizontalBrand() {
  const layout = useAppearance(({ themeLayout }) => themeLayout);
  if (layout !== 'horizontal') return null;
  return (
    <BrandPlace>
      <Brand />
    </BrandPlace>
  );
}
