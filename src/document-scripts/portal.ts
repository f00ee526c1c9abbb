/**
 * The script of the documents of the pages behind the sign-in (`/portal-boot.js`). It delays the
 * first paint, and runs before the app has come.
 */
import { DEFAULT_LANGUAGE, toLanguage } from '#domain/format/languages';
import { offsetAtStart } from '#infrastructure/clock/server-clock';
import { below } from '../ui/theme/breakpoints';
import { createFirstAnswers } from './first-answers';
import { readPageRequests, startFirstRequests } from './first-requests';
import { setLanguageAndAppearance } from './language-and-appearance';
import { localEntries } from './local-entries';
import { showPreview } from './show-preview';
import { watchScripts } from './watch-scripts';

declare global {
  interface Window {
    /**
     * Takes the answers of the requests that the document has started, and sends all others; missing
     * once no answer is left.
     */
    fetchFirst?: typeof fetch;
  }
}

setLanguageAndAppearance();
watchScripts();

const language = toLanguage(document.documentElement.lang) ?? DEFAULT_LANGUAGE;
const answers = createFirstAnswers(
  (input, init) => window.fetch(input, init),
  () => performance.now(),
  () => {
    delete window.fetchFirst;
  },
);
window.fetchFirst = answers.fetchFirst;

const page = readPageRequests(document.currentScript?.dataset.page, window.location.pathname);
if (page) {
  const hasSession = startFirstRequests({
    page,
    language,
    search: window.location.search,
    isPhone: window.matchMedia(below('phone')).matches,
    storage: localEntries,
    now: Date.now() + offsetAtStart(localEntries),
    answers,
    preloadScript,
    showPreview,
  });
  // The first formatter of figures or dates takes 10 ms and more, because the browser reads its data
  // of languages for it. Until the app comes, the browser has nothing else to do.
  if (hasSession) setTimeout(() => new Intl.NumberFormat(language));
}

function preloadScript(address: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.href = address;
  // The document need not keep the hint.
  link.onload = link.onerror = () => link.remove();
  document.head.append(link);
}
