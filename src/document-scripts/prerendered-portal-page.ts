/**
 * The script of the pages of the portal that are written at build time (`/before-portal.js`): sign-in
 * and the error pages. It delays the first paint, and runs until the app takes the page over.
 */
import { offsetAtStart } from '#infrastructure/clock/server-clock';
import { readUserName, USER_NAME_KEY } from '#infrastructure/session/stored-user-name';
import { startAppAfterFirstPaint } from './after-first-paint';
import { fillUserName } from './fill-user-name';
import { hideFromSession } from './hide-from-session';
import { keepEarlyInput } from './keep-early-input';
import { setLanguageAndAppearance } from './language-and-appearance';
import { localEntries } from './local-entries';
import { watchScripts } from './watch-scripts';

setLanguageAndAppearance();
watchScripts();
startAppAfterFirstPaint();
hideFromSession(document.documentElement, localEntries, Date.now() + offsetAtStart(localEntries));
keepEarlyInput(document);
fillUserName(document, history.state, readUserName(localEntries), () =>
  localStorage.removeItem(USER_NAME_KEY),
);
