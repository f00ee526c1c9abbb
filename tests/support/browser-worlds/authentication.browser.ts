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

const minutes = (count: number): number => count * 60_000;

/** The page of the real portal as a world that the script can play in. */
export const authenticationOnPage = (
  page: Page,
  setting: AuthenticationSetting,
): AuthenticationWorld => {
  const held = new HeldCalls(page, { keepsGivenUp: false });
  let tokens: TokenPair;
  let isFarewellAsked = true;

  const signedIn = (userName: string) => signIn(setting.baseURL, userName, setting.password);
  const loseOnServer = () => revoke(setting.baseURL, tokens.access);
  /** To a tab of the list that isn't open, whichever is: the page asks the server for it. */
  const turnList = () => page.locator('[role=tab][aria-selected=false]').nth(1).click();

  const world: AuthenticationWorld = {
    open: async (beginning) => {
      for (const path of Object.values(calls)) await held.hold(path);
      tokens = await signedIn(setting.userName);
      await page.clock.install();
      await page.goto('/boot.js');
      await storeIn(page, { i18nextLng: LANGUAGE, ...storedAt(beginning, tokens) });
      await page.goto('/dashboard/order');
    },

    submitCredentials: async () => {
      await page.getByLabel(says('session:signIn.username')).fill(setting.userName);
      await page
        .getByRole('textbox', { name: says('session:signIn.password') })
        .fill(setting.password);
      await page.getByRole('button', { name: saying('session:signIn.submit') }).click();
    },
    signOut: async () => {
      isFarewellAsked = true;
      await signOut(page).click();
    },
    acknowledgeAlert: async () => {
      isFarewellAsked = false;
      await page.getByRole('button', { name: says('session:expired.signIn') }).click();
    },
    retryCheck: () => page.getByRole('button', { name: says('common:retry') }).click(),

    otherTab: async (does) => {
      if (does === 'signs out') return storeInOtherTab(page, none);
      const isOut = await page
        .getByRole('button', { name: saying('session:signIn.submit') })
        .isVisible();
      // A tab that hears of the refresh token before the access token asks for one of its own.
      if (does === 'renews' || isOut) held.letPass(calls.refresh);
      tokens = await signedIn(does === 'renews' ? setting.userName : setting.otherUserName);
      return storeInOtherTab(page, entriesOf(tokens));
    },

    loseSession: async () => {
      await loseOnServer();
      if (await page.getByRole('alertdialog').isVisible()) {
        const refused = page.waitForResponse((answer) => answer.status() === 401);
        await page.goBack();
        await refused;
        return;
      }
      if (held.waits(calls.user)) await held.goOn(calls.user);
      else await turnList();
      await held.goOn(calls.refresh);
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
      if (how === 'with an expired token') await page.clock.setSystemTime(Date.now() + minutes(60));
      await held.goOn(calls.refresh);
    },

    userEnds: async (how) => {
      if (how === 'with the user') return held.goOn(calls.user);
      if (how === 'unauthorized') {
        return held.goOn(calls.user, (request) => ({ headers: withoutBearer(request.headers()) }));
      }
      return held.breakDown(calls.user, 4, (route) => route.fulfill({ status: 500, body: '' }));
    },

    signInEnds: (how) =>
      held.goOn(calls.signIn, () =>
        how === 'with tokens'
          ? {}
          : { postData: JSON.stringify({ username: setting.userName, password: 'Faux#2026x' }) },
      ),

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
      await turnList();
      await page.clock.fastForward(minutes(1));
    },

    sees: (sight) => expectSight(page, sight, isFarewellAsked),
  };
  return world;
};

/** Where the portal asks whether the server is back. */
const KNOCKED_AT = '/api/public/posts/';

const none = { [TOKEN_KEYS.auth]: null, [TOKEN_KEYS.access]: null, [TOKEN_KEYS.refresh]: null };

/** A token of the same person that ends that much from now; only the portal takes it, not the server. */
const tokenOf = (token: string, duration: number): string => {
  const claims: unknown = JSON.parse(
    Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
  );
  const sub = typeof claims === 'object' && claims !== null && 'sub' in claims ? claims.sub : null;
  return jsonWebToken({ sub, exp: Math.floor((Date.now() + duration) / 1000) });
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
    portal: says('orders:title'),
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
