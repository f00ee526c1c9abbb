/** The only script of the pages written at build time. They can be read and used without it too. */
import '../ui/theme/theme.css';
import { createAppearanceStore } from '#infrastructure/appearance/appearance-store';
import { syncAppearance } from '#infrastructure/appearance/apply-appearance';
import { installFrameBehaviour } from '#infrastructure/public-pages/frame-behaviour';
import { createBrowserStorage } from '#infrastructure/storage/browser-storage';

const root = document.documentElement;
const appearance = createAppearanceStore({
  storage: createBrowserStorage(() => window.localStorage),
  events: window,
  direction: () => (root.dir === 'rtl' ? 'rtl' : 'ltr'),
});
syncAppearance(root, appearance);
installFrameBehaviour(document, appearance);
