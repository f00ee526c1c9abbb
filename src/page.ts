/** The one script of the pages written at build time: they are read and used without it too. */
import './ui/theme/theme.css';
import { createAppearanceStore } from '#infrastructure/appearance/appearance-store';
import { followAppearance } from '#infrastructure/appearance/show-appearance';
import { createBrowserStorage } from '#infrastructure/storage/browser-storage';
import { frameBehaviour } from '#infrastructure/visitors/frame-behaviour';

const root = document.documentElement;
const appearance = createAppearanceStore({
  storage: createBrowserStorage(() => window.localStorage),
  events: window,
  direction: () => (root.dir === 'rtl' ? 'rtl' : 'ltr'),
});
followAppearance(root, appearance);
frameBehaviour(document, appearance);
