import './content-security';
import './ui/theme/theme.css';
import { createRoot } from 'react-dom/client';
import { createApplication } from '#application/create-application';
import { inspectionFor } from '#application/inspection';
import { createAppearanceStore } from '#infrastructure/appearance/appearance-store';
import { followAppearance } from '#infrastructure/appearance/show-appearance';
import { browserClock } from '#infrastructure/clock/browser-clock';
import { createHttpTransport } from '#infrastructure/http/http-transport';
import { newIdempotencyKey } from '#infrastructure/http/idempotency-key';
import { forgetLanguageSources } from '#infrastructure/languages/forget-language-sources';
import { createLanguages } from '#infrastructure/languages/i18next-languages';
import { startI18next } from '#infrastructure/languages/start-i18next';
import { createTokenStore } from '#infrastructure/session/token-store';
import { createBrowserStorage } from '#infrastructure/storage/browser-storage';
import { Portal } from './ui/app/portal';

/** Loaded before anything is shown: what the door and the frame of every page say. */
const FIRST_NAMESPACES = ['common', 'shell', 'session', 'problems'];

async function start(): Promise<void> {
  const root = document.documentElement;
  const storage = createBrowserStorage(() => window.localStorage);
  const tokens = createTokenStore(storage, window);
  const appearance = createAppearanceStore({
    storage,
    events: window,
    direction: () => (root.dir === 'rtl' ? 'rtl' : 'ltr'),
  });
  const fetchNow: typeof fetch = (input, init) => window.fetch(input, init);
  const { i18n, ready } = startI18next({
    namespaces: FIRST_NAMESPACES,
    storage,
    fetch: fetchNow,
    root,
  });
  const languages = createLanguages({ i18n, storage, events: window, appearance, root });
  const transport = createHttpTransport({
    host: process.env.PUBLIC_API_URL ?? '',
    tokens,
    clock: browserClock,
    fetch: fetchNow,
    cookies: () => document.cookie,
    newKey: newIdempotencyKey,
    network: { isOnline: () => navigator.onLine, events: window },
  });
  const application = createApplication(
    { transport, tokens, clock: browserClock, appearance, languages },
    inspectionFor(window),
  );
  followAppearance(root, appearance);
  await ready;
  forgetLanguageSources(window);
  const place = document.getElementById('root');
  if (place) createRoot(place).render(<Portal application={application} i18n={i18n} />);
}

void start();
