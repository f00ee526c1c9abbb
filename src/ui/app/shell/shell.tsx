import { Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { styled } from 'styled-components';
import { AriaLocale } from '../../kit/aria-locale';
import { Drawer } from '../../kit/drawer';
import { PaletteProvider } from '../../palette/palette-provider';
import { SessionAlert } from '../../session/session-alert';
import { SessionWarning } from '../../session/session-warning';
import { useText } from '../../text/use-text';
import { below, breakpoints, media } from '../../theme/breakpoints';
import { useMediaQuery } from '../../theme/use-media-query';
import { PagePending } from '../page-pending';
import { Header } from './header';
import { SideMenu } from './side-menu';

const Frame = styled.div`
  display: flex;
  min-block-size: 100vh;
  min-block-size: 100dvh;
  --table-head-top: var(--header);
  --page-padding: 32px;
  ${media.below('phone')} {
    --page-padding: 16px;
  }
  @media (min-width: ${breakpoints.stretch}px) {
    --page-padding: 48px;
  }
`;
const Side = styled.div`
  position: sticky;
  inset-block-start: 0;
  flex: none;
  inline-size: var(--nav);
  block-size: 100vh;
  block-size: 100dvh;
  overflow-y: auto;
  border-inline-end: 1px solid var(--line);
`;
const Body = styled.div`
  flex: 1;
  min-inline-size: 0;
`;
const Main = styled.main`
  inline-size: 100%;
  max-inline-size: calc(var(--content) + 2 * var(--page-padding));
  margin-inline: auto;
  padding: var(--space-16) var(--page-padding) var(--space-64);
  ${media.below('phone')} {
    padding-block-end: 96px;
  }
  &:focus {
    outline: none;
  }
`;
const Skip = styled.a`
  position: fixed;
  inset-block-start: var(--space-8);
  inset-inline-start: var(--space-8);
  z-index: var(--z-tooltip);
  padding: var(--space-8) var(--space-16);
  border-radius: var(--radius-control);
  background: var(--ink);
  color: var(--on-ink);
  &:not(:focus) {
    transform: translateY(-200%);
  }
`;

/** The frame of every signed-in page: menu, header, page. */
export function Shell() {
  const t = useText('shell');
  const { pathname } = useLocation();
  const narrow = useMediaQuery(below('desktop'));
  const [menuOpenAt, setMenuOpenAt] = useState<string | null>(null);
  const menuOpen = narrow && menuOpenAt === pathname;
  useEffect(() => {
    if (!narrow) setMenuOpenAt(null);
  }, [narrow]);
  return (
    <AriaLocale>
      <PaletteProvider>
        <Skip href="#content">{t('skipToContent')}</Skip>
        <Frame>
          {!narrow && (
            <Side>
              <SideMenu />
            </Side>
          )}
          <Body>
            <Header onMenu={narrow ? () => setMenuOpenAt(pathname) : undefined} />
            <Main id="content" tabIndex={-1}>
              <SessionWarning />
              <Suspense key={pathname} fallback={<PagePending />}>
                <Outlet />
              </Suspense>
            </Main>
          </Body>
        </Frame>
        <Drawer
          open={menuOpen}
          onClose={() => setMenuOpenAt(null)}
          title={t('menu.label')}
          hideTitle
          side="start"
        >
          <SideMenu />
        </Drawer>
        <SessionAlert />
      </PaletteProvider>
    </AriaLocale>
  );
}
