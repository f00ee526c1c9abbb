import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { LogoMark } from '../../illustrations/logo-mark';
import { useText } from '../../text/use-text';
import { media } from '../../theme/breakpoints';
import { AppBanner } from './app-banner';
import { NarrowNav, WideNav } from './header-nav';
import { LanguageLinks, ModeButton } from './layout-controls';
import { PlainButtonLink } from './plain-button-link';

/** As wide as the content of the frame. */
export const Container = styled.div`
  inline-size: 100%;
  max-inline-size: calc(1152px + 2 * var(--page-padding));
  margin-inline: auto;
  padding-inline: var(--page-padding);
`;

const Screen = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100vh;
  min-block-size: 100dvh;
  background: var(--paper);
  & > main {
    flex: 1;
  }
  /* In letters twice as large a word can be wider than a telephone. */
  & > main :is(h1, h2, h3, dd, b) {
    overflow-wrap: anywhere;
  }
`;
const Skip = styled.a`
  position: absolute;
  inset-block-start: 8px;
  inset-inline-start: 8px;
  z-index: var(--z-header);
  padding: var(--space-12) var(--space-16);
  border-radius: var(--radius-control);
  background: var(--ink);
  color: var(--on-ink);
  &:not(:focus) {
    inline-size: 1px;
    block-size: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
const Top = styled.header`
  /* One ground with what the page opens with. */
  :root:has([data-opening]) & {
    background: var(--hero);
  }
  & > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-16);
    min-block-size: 80px;
  }
  ${media.below('phone')} {
    & > div {
      min-block-size: 64px;
    }
  }
`;
const Mark = styled.a`
  display: inline-flex;
  align-items: center;
  gap: var(--space-12);
  min-inline-size: 44px;
  min-block-size: 44px;
  color: var(--text);
  font: var(--weight-head) var(--text-h3) var(--font-head);
  & > svg {
    color: var(--fill);
  }
`;
const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-8);
`;
/** On a phone the link to the portal is in the footer. */
const WideOnly = styled.span`
  ${media.below('phone')} {
    display: none;
  }
`;
/** Where the links of the header are in a menu, the one to the shop stays in reach. */
const ShopLink = styled.a`
  display: none;
  align-items: center;
  min-block-size: 44px;
  padding-inline: var(--space-4);
  color: var(--text);
  font: var(--weight-strong) var(--text-small) var(--font-body);
  &[aria-current] {
    color: var(--accent-text);
  }
  ${media.below('desktop')} {
    display: inline-flex;
  }
`;
const FooterRow = styled.footer`
  margin-block-start: var(--space-80);
  & > div > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-8) var(--space-32);
    padding-block: var(--space-20);
  }
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-24);
  }
  & li > a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    color: var(--text-2);
    font: 400 var(--text-small) var(--font-body);
  }
`;

const footerLinks = [
  { name: 'shop', path: '/product' },
  { name: 'tours', path: '/tour' },
  { name: 'about', path: '/about-us' },
  { name: 'pricing', path: '/pricing' },
  { name: 'payment', path: '/payment' },
  { name: 'faqs', path: '/faqs' },
  { name: 'vacancies', path: '/job' },
  { name: 'contact', path: '/contact-us' },
  { name: 'status', path: '/status' },
  { name: 'portal', path: '/dashboard' },
] as const;

function Footer() {
  const t = useText('visitors');
  return (
    <FooterRow>
      <Container>
        <AppBanner />
        <div>
          <Mark href="/">
            <LogoMark size={28} />
            {t('name')}
          </Mark>
          <nav aria-label={t('footMenu')}>
            <ul>
              {footerLinks.map(({ name, path }) => (
                <li key={name}>
                  <a href={path}>{t(`foot.${name}`)}</a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </Container>
    </FooterRow>
  );
}

export interface PublicLayoutProps {
  /** The page's path, which decides the active link: "/wasaler". */
  pathname: string;
  /** The page, with its one `h1`. */
  children: ReactNode;
}

/**
 * The frame of every public page: header, `main`, the app's banner and the footer. It uses plain
 * links and native elements, so that it needs no script; `installFrameBehaviour` adds what only a
 * script can do.
 */
export function PublicLayout({ pathname, children }: PublicLayoutProps) {
  const t = useText('visitors');
  return (
    <Screen>
      <Skip href="#content">{t('skipToContent')}</Skip>
      <Top>
        <Container>
          <Mark href="/" aria-label={t('links.home')}>
            <LogoMark size={36} />
          </Mark>
          <WideNav pathname={pathname} />
          <Tools>
            <ShopLink href="/product" aria-current={pathname === '/product' ? 'page' : undefined}>
              {t('links.shop')}
            </ShopLink>
            <ModeButton />
            <LanguageLinks />
            <WideOnly>
              <PlainButtonLink href="/dashboard" variant="ink">
                {t('portal')}
              </PlainButtonLink>
            </WideOnly>
            <NarrowNav pathname={pathname} />
          </Tools>
        </Container>
      </Top>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </Screen>
  );
}
