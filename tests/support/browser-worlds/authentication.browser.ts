import { expect, type Locator, type Page } from '@playwright/test';
import { TOKEN_KEYS } from '#domain/session/tokens';
import { beginning as begins, LANGUAGE, saying, says } from '../../journeys/machines/spoken';
import type {
  AuthenticationSight,
  AuthenticationWorld,
  Beginning,
} from '../machine-scripts/authentication.script';
import { jsonWebToken } from '../test-app/test-tokens';
import { HeldCalls } from './held-calls';
import { entriesOf, revoke, signIn, storeIn, storeInOtherTab, type TokenPair } from './tokens';

/** Where the server is, and two people of one store. */
export interface AuthenticationSetting {
  readonly baseURL: string;
  readonly userName: string;
  readonly otherUserName: string;
  readonly password: string;
}

const calls = {
  user: '/api/user/',
  signIn: '/api/auth/token/',
  refresh: '/api/auth/token/refresh/',
  signOut: '/api/store/session/end/',
};

const LIST = '/dashboard/order';

const minutes = (count: number): number => count * 60_000;

/** The page of the real portal as a world that the script can play in. */
export const authenticationOnPage = (
  page: Page,
  setting: AuthenticationSetting,
): AuthenticationWorld => {
  const held = new HeldCalls(page, { keepsGivenUp: false });
  let tokens: TokenPair;
  let isFarewellAsked = true;
  let isStale = false;

  const signedIn = (userName: string) => signIn(setting.baseURL, userName, setting.password);
  const loseOnServer = () => revoke(setting.baseURL, tokens.access);
  /** To the orders, or to a tab of theirs that isn't open: the page asks the server for them. */
  const turnPage = async () => {
    const isList = new URL(page.url()).pathname === LIST;
    const way = isList
      ? page.locator('[role=tab][aria-selected=false]').nth(1)
      : page.locator(`nav a[href="${LIST}"]`).first();
    await way.click();
  };

  /** New tokens are good from the server's now; the page's may be far ahead, as long as sessions take. */
  const setClock = () => page.clock.setSystemTime(Date.now());

  const world: AuthenticationWorld & { arrived: () => Promise<void> } = {
    // What was being renewed when the session ended, or another came, would be shared by what is renewed later.
    arrived: async () => {
      held.holdAgain(calls.refresh);
      if (isStale) await held.goOnIfWaiting(calls.refresh);
      isStale = false;
    },

    open: async (beginning) => {
      for (const path of Object.values(calls)) await held.hold(path);
      tokens = await signedIn(setting.userName);
      await page.clock.install();
      await page.goto('/boot.js');
      await storeIn(page, { i18nextLng: LANGUAGE, ...storedAt(beginning, tokens) });
      await page.goto(LIST);
    },

    submitCredentials: async () => {
      await page.getByLabel(says('session:signIn.username')).fill(setting.userName);
      await page
        .getByRole('textbox', { name: says('session:signIn.password') })
        .fill(setting.password);
      await page.getByRole('button', { name: saying('session:signIn.submit') }).click();
    },
    signOut: async () => {
      isStale = held.waits(calls.refresh);
      isFarewellAsked = await isAccessValid(page);
      await signOut(page).click();
    },
    acknowledgeAlert: async () => {
      isFarewellAsked = false;
      await page.getByRole('button', { name: says('session:expired.signIn') }).click();
    },
    retryCheck: () => page.getByRole('button', { name: says('common:retry') }).click(),

    otherTab: async (does) => {
      isStale = held.waits(calls.refresh);
      if (does === 'signs out') return storeInOtherTab(page, none);
      await setClock();
      // A tab that hears of the refresh token before the access token asks for one of its own.
      held.letPass(calls.refresh);
      tokens = await signedIn(does === 'renews' ? setting.userName : setting.otherUserName);
      return storeInOtherTab(page, entriesOf(tokens));
    },

    loseSession: async () => {
      await loseOnServer();
      const isRenewable = (await storedUnder(page, TOKEN_KEYS.refresh)) !== null;
      if (await page.getByRole('alertdialog').isVisible()) {
        const refused = page.waitForResponse((answer) => answer.status() === 401);
        await page.goBack();
        await refused;
        return;
      }
      if (held.waits(calls.user)) await held.goOn(calls.user);
      else await turnPage();
      if (isRenewable) await held.goOn(calls.refresh);
    },

    refreshEnds: async (how) => {
      if (how === 'unanswered') {
        // A server that answers the portal's knock would be asked for tokens again at once.
        await page.route(
          (url) => url.pathname === KNOCKED_AT,
          (route) => route.abort('connectionfailed'),
        );
        await held.breakDown(calls.refresh, 3, (route) => route.abort('connectionfailed'));
        return;
      }
      if (how === 'refused') await loseOnServer();
      if (how === 'with a valid token') await setClock();
      if (how === 'with an expired token') await page.clock.setSystemTime(Date.now() + minutes(60));
      await held.goOn(calls.refresh);
    },

    userEnds: async (how) => {
      if (how === 'with the user') return held.goOn(calls.user);
      if (how === 'unauthorized') {
        isFarewellAsked = true;
        return held.goOn(calls.user, (request) => ({ headers: withoutBearer(request.headers()) }));
      }
      return held.breakDown(calls.user, 4, (route) => route.fulfill({ status: 500, body: '' }));
    },

    signInEnds: async (how) => {
      if (how === 'refused') {
        return held.goOn(calls.signIn, () => ({
          postData: JSON.stringify({ username: setting.userName, password: 'Faux#2026x' }),
        }));
      }
      await setClock();
      const answered = page.waitForResponse((answer) => answer.url().endsWith(calls.signIn));
      await held.goOn(calls.signIn);
      tokens = await (await answered).json();
    },

    signingOutEnds: async () => {
      if (isFarewellAsked) await held.goOn(calls.signOut);
    },

    attentionIsDue: async (how) => {
      if (how === 'renewed meanwhile') {
        await storeIn(page, { [TOKEN_KEYS.auth]: tokenOf(tokens.access, minutes(600)) });
      }
      await page.clock.fastForward(minutes(how === 'not renewable' ? 14 : 15));
    },

    sessionTimeIsUp: async () => {
      // A step that the browser's Back can take again behind the alert.
      await turnPage();
      await page.clock.fastForward(minutes(1));
    },

    sees: (sight) => expectSight(page, sight, isFarewellAsked),
  };
  return world;
};

/** Where the portal asks whether the server is back. */
const KNOCKED_AT = '/api/public/posts/';

const none = { [TOKEN_KEYS.auth]: null, [TOKEN_KEYS.access]: null, [TOKEN_KEYS.refresh]: null };

const claimsOf = (token: string): { readonly sub?: unknown; readonly exp?: unknown } =>
  // What the server signs is an object.
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as object;

/** A token of the same person that ends that much from now; only the portal takes it, not the server. */
const tokenOf = (token: string, duration: number): string =>
  jsonWebToken({
    sub: claimsOf(token).sub ?? null,
    exp: Math.floor((Date.now() + duration) / 1000),
  });

const storedUnder = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** Whether the page's clock says so of the access token that is stored; else signing out asks nobody. */
const isAccessValid = async (page: Page): Promise<boolean> => {
  const token = await storedUnder(page, TOKEN_KEYS.auth);
  const now = await page.evaluate(() => Date.now());
  return token !== null && Number(claimsOf(token).exp) * 1000 > now;
};

const storedAt = (beginning: Beginning, tokens: TokenPair): Record<string, string | null> => {
  const ended = tokenOf(tokens.access, -minutes(1));
  const stored: Record<Beginning, Record<string, string | null>> = {
    'no tokens': none,
    'valid access and refresh tokens': entriesOf(tokens),
    'only a valid refresh token': entriesOf({ ...tokens, access: ended }),
    'only a valid access token': { ...entriesOf(tokens), [TOKEN_KEYS.refresh]: null },
    'expired tokens': entriesOf({ access: ended, refresh: ended }),
  };
  return stored[beginning];
};

const withoutBearer = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'authorization'));

/**
 * A sign-in form that is busy and a loading screen both say "wait". Where signing out asks nobody,
 * its state lasts a microtask and the sign-in page is what can be seen of it.
 */
const expectSight = async (
  page: Page,
  sight: AuthenticationSight,
  isFarewellAsked: boolean,
): Promise<void> => {
  const submit = page.getByRole('button', { name: begins('session:signIn.submit') });
  const waiting = page.locator('[aria-busy=true]');
  if (sight.page === 'loader') {
    await expect(isFarewellAsked ? waiting.first() : submit).toBeVisible();
    if (isFarewellAsked) await expectOffers(page, []);
    return;
  }
  await expectOffers(page, offeredIn(sight));
  const headings = {
    'sign-in': says('session:signIn.title'),
    // The page that was left, or the dashboard for who signed out there.
    portal: new RegExp(`${saying('orders:title').source}|${saying('today:hello').source}`, 'u'),
    unavailable: says('session:unavailable.title'),
  };
  await expect(
    page.getByRole('heading', { level: 1, name: headings[sight.page], includeHidden: sight.alert }),
  ).toBeVisible();
  await expect(page.getByRole('alertdialog', { name: says('session:expired.title') })).toBeVisible({
    visible: sight.alert,
  });
  await expect(page.getByText(saying('session:ending'))).toBeVisible({ visible: sight.warning });
  if (sight.page !== 'sign-in') return;
  await expect(page.getByText(says('session:errors.wrongCredentials'))).toBeVisible({
    visible: sight.failed,
  });
  const form = sight.busy ? expect(submit) : expect(submit).not;
  await form.toHaveAttribute('aria-busy', 'true');
};

/** In the menu, and where the account could not be loaded: the words may differ. */
const signOut = (page: Page): Locator => {
  const named = (path: string) => page.getByRole('button', { name: saying(path) });
  return named('shell:menu.signOut').or(named('session:unavailable.signOut'));
};

type Control = 'sign in' | 'sign out' | 'retry' | 'acknowledge';

/** What the page lets a person do about the session; the alert leaves nothing but itself. */
const offeredIn = ({ page, busy, alert }: AuthenticationSight): readonly Control[] => {
  if (alert) return ['acknowledge'];
  if (page === 'sign-in') return busy ? [] : ['sign in'];
  return page === 'portal' ? ['sign out'] : ['retry', 'sign out'];
};

const expectOffers = async (page: Page, offered: readonly Control[]): Promise<void> => {
  const button = (path: string) => page.getByRole('button', { name: saying(path) });
  const controls: Readonly<Record<Control, Locator>> = {
    'sign in': button('session:signIn.submit'),
    'sign out': signOut(page),
    retry: button('common:retry'),
    acknowledge: button('session:expired.signIn'),
  };
  for (const [name, control] of Object.entries(controls)) {
    const pressable = control.and(page.locator(':not([aria-disabled=true])'));
    await expect(pressable).toHaveCount(offered.some((one) => one === name) ? 1 : 0);
  }
};
