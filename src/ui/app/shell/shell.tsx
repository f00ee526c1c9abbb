import { Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { styled } from 'styled-components';
import { SettingsDrawerProvider } from '../../appearance/open-settings';
import { PaletteProvider } from '../../command-palette/palette-provider';
import { AriaLocale } from '../../kit/aria-locale';
import { Drawer } from '../../kit/overlays/drawer';
import { CalendarTodayProvider } from '../../lists/calendar-today-provider';
import { SideMenu } from '../../menu/side-menu';
import { TabBar } from '../../menu/tab-bar';
import { useSessionStage } from '../../portal-context/session-stage';
import { PrefetchOnIdle } from '../../prefetch/on-idle';
import { usePrefetchOnLinkIntent } from '../../prefetch/on-link-intent';
import { LazyClockNote } from '../../session/lazy-clock-note';
import { SessionAlert } from '../../session/session-alert';
import { SessionWarning } from '../../session/session-warning';
import { useText } from '../../text/use-text';
import { below, breakpoints, media } from '../../theme/breakpoints';
import { useMediaQuery } from '../../theme/use-media-query';
import { LazyTour } from '../../tour/lazy-tour';
import { preloadConnection } from '../connection/lazy-connection-banner';
import { useLiveUpdates } from '../live/use-live-updates';
import { LazyOfflineQueue } from '../offline/lazy-offline-queue';
import { PagePending } from '../page-pending';
import { Header } from './header';
import { HorizontalMenuBar, SideMenuColumn } from './layouts';
import { PageUntilChecked } from './page-until-checked';

const Frame = styled.div`
  display: flex;
  min-block-size: 100vh;
  min-block-size: 100dvh;
  --table-head-top: var(--header-stack);
  --page-padding: 32px;
  ${media.below('phone')} {
    --page-padding: 16px;
  }
  @media (min-width: ${breakpoints.stretch}px) {
    --page-padding: 48px;
  }
`;
const Body = styled.div`
  flex: 1;
  min-inline-size: 0;
`;
const Main = styled.main`
  inline-size: 100%;
  max-inline-size: calc(var(--content) + 2 * var(--page-padding));
  margin-inline: auto;
  --page-head: var(--space-16);
  --page-foot: var(--space-64);
  padding: var(--page-head) var(--page-padding) var(--page-foot);
  ${media.below('phone')} {
    /* A bar of actions and the bar of places. */
    --page-foot: calc(144px + env(safe-area-inset-bottom));
    &:has([data-record-head]) {
      padding-block-start: 0;
    }
  }
  /* The content is as wide as the window only above this width (specification, section 9). */
  @media (min-width: ${breakpoints.stretch}px) {
    :root[data-stretch='on'] & {
      max-inline-size: none;
    }
  }
  @media (min-width: ${breakpoints.desktop}px) {
    :root[data-layout='horizontal'] & {
      --page-head: var(--space-24);
    }
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
  const narrow = useMediaQuery(below('desktop'));
  const onPhone = useMediaQuery(below('phone'));
  const menu = useMenuDrawer(narrow);
  useEffect(preloadConnection, []);
  useLiveUpdates();
  usePrefetchOnLinkIntent();
  return (
    <AriaLocale>
      <SettingsDrawerProvider>
        <PaletteProvider>
          <Skip href="#content">{t('skipToContent')}</Skip>
          <Frame>
            {!narrow && <SideMenuColumn />}
            <Body>
              <Header onMenu={narrow ? menu.open : undefined}>
                {!narrow && <HorizontalMenuBar />}
              </Header>
              <Page />
              {onPhone && <TabBar onMore={menu.open} isMoreOpen={menu.isOpen} />}
            </Body>
          </Frame>
          <Drawer
            open={menu.isOpen}
            onClose={menu.close}
            title={t('menu.label')}
            hideTitle
            side="start"
          >
            <SideMenu withAccount onLeave={menu.close} />
          </Drawer>
          <LazyOfflineQueue />
          <LazyTour />
          <SessionAlert />
          <PrefetchOnIdle />
        </PaletteProvider>
      </SettingsDrawerProvider>
    </AriaLocale>
  );
}

function Page() {
  const { pathname } = useLocation();
  const isSignedIn = useSessionStage() === 'signedIn';
  return (
    <Main id="content" tabIndex={-1}>
      <SessionWarning />
      <LazyClockNote />
      <CalendarTodayProvider>
        <Suspense key={pathname} fallback={<PagePending />}>
          {isSignedIn ? <Outlet /> : <PageUntilChecked />}
        </Suspense>
      </CalendarTodayProvider>
    </Main>
  );
}

/** The menu of a narrow window: open until another page, or until the window is wide enough. */
function useMenuDrawer(narrow: boolean) {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  if (!narrow && openAt !== null) setOpenAt(null);
  return {
    isOpen: narrow && openAt === pathname,
    open: () => setOpenAt(pathname),
    close: () => setOpenAt(null),
  };
}
