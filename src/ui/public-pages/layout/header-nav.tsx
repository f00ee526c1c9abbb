import { styled } from 'styled-components';
import { HEADER_LINKS, isActiveLink } from '#domain/public-urls/header-links';
import MenuIcon from '~icons/solar/hamburger-menu-linear';
import { Icon } from '../../kit/icon';
import { VisuallyHidden } from '../../kit/layout/visually-hidden';
import { useText } from '../../text/use-text';
import { media } from '../../theme/breakpoints';
import { DropDown, DropDownPanel } from './drop-down';

const Wide = styled.nav`
  & > ul {
    display: flex;
    gap: var(--space-32);
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    border-block-end: 2px solid transparent;
    color: var(--text);
    font: var(--weight-strong) var(--text-small) var(--font-body);
  }
  & a[aria-current] {
    border-block-end-color: currentcolor;
    color: var(--accent-text);
  }
  ${media.below('desktop')} {
    display: none;
  }
`;
const Narrow = styled(DropDown)`
  display: none;
  ${media.below('desktop')} {
    display: block;
  }
`;

interface LinksProps {
  pathname: string;
  links: readonly (typeof HEADER_LINKS)[number][];
}

function Links({ pathname, links }: LinksProps) {
  const t = useText('visitors');
  return (
    <ul>
      {links.map((link) => (
        <li key={link.name}>
          <a
            href={'part' in link ? `${link.path}#${link.part}` : link.path}
            aria-current={isActiveLink(link, pathname) ? 'page' : undefined}
          >
            {t(`links.${link.name}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The links of the header in a row, in wide windows. */
export function WideNav({ pathname }: { pathname: string }) {
  const t = useText('visitors');
  return (
    <Wide aria-label={t('menu')}>
      <Links pathname={pathname} links={HEADER_LINKS} />
    </Wide>
  );
}

/** Beside the menu, the frame shows the link to the shop. */
const MENU_LINKS = HEADER_LINKS.filter(({ name }) => name !== 'shop');

/** The same links in a menu behind a button; the shop is beside it. */
export function NarrowNav({ pathname }: { pathname: string }) {
  const t = useText('visitors');
  return (
    <Narrow name="visitor-frame">
      <summary>
        <Icon of={MenuIcon} size={24} mirrored />
        <VisuallyHidden>{t('menu')}</VisuallyHidden>
      </summary>
      <DropDownPanel as="nav" aria-label={t('menu')}>
        <Links pathname={pathname} links={MENU_LINKS} />
      </DropDownPanel>
    </Narrow>
  );
}
