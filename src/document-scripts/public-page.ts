/** The script of the documents of the public pages (`/boot.js`). It delays the first paint. */
import { startAppAfterFirstPaint } from './after-first-paint';
import { setLanguageAndAppearance } from './language-and-appearance';
import { watchScripts } from './watch-scripts';

setLanguageAndAppearance();
watchScripts();
startAppAfterFirstPaint();
