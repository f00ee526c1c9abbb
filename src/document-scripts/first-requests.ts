import type { Language } from '#domain/format/languages';
import type { Role } from '#domain/permissions/permissions';
import type { PageRequests } from '#domain/public-urls/document-requests';
import { sessionState, tokenRole } from '#domain/session/tokens';
import { tablePreference } from '#domain/tables/table-preference';
import { ACCEPT } from '#infrastructure/http/prepare-request';
import { isRecord } from '#infrastructure/is-record';
import { textsAddresses } from '#infrastructure/languages/texts-address';
import { storedPreference } from '#infrastructure/preferences/preference-store';
import { readStoredTokens } from '#infrastructure/session/token-store';
import type { KeyValueStorage } from '#infrastructure/storage/browser-storage';
import type { FirstAnswers } from './first-answers';
import type { ShowPreview } from './show-preview';

export interface FirstRequestsParts {
  /** What the build knows of the page. */
  readonly page: PageRequests;
  readonly language: Language;
  /** The query of the address. */
  readonly search: string;
  readonly isPhone: boolean;
  readonly storage: Pick<KeyValueStorage, 'get'>;
  /** The server's time (ms since 1970). */
  readonly now: number;
  readonly answers: Pick<FirstAnswers, 'start'>;
  /** Fetches a script of the app without running it. */
  readonly preloadScript: (address: string) => void;
  readonly showPreview: ShowPreview;
}

/**
 * Reads what the server has written into the document of a page.
 * @returns null if it has written nothing, or for another page: a stored document may be opened at
 *   another address
 */
export function readPageRequests(
  written: string | undefined,
  pathname: string,
): PageRequests | null {
  try {
    // The build wrote it.
    const page = JSON.parse(written ?? '') as PageRequests | null;
    return page?.path === pathname ? page : null;
  } catch {
    // The development server leaves the placeholder.
    return null;
  }
}

/**
 * Sends the first requests of a page behind the sign-in before the app has come: its list, its
 * texts, the code, the user (docs/architecture/code-splitting.md).
 * @returns whether the browser has a session; a visitor without one is led to the sign-in page
 */
export function startFirstRequests(parts: FirstRequestsParts): boolean {
  const { page, language, isPhone, storage, now, answers, preloadScript } = parts;
  const tokens = readStoredTokens(storage);
  const { accessValid, renewable, subject } = sessionState(tokens, now);
  // First the list, which is shown before the app: the browser opens few connections to one
  // server. An expired token is never sent: the app refreshes it first.
  if (accessValid && tokens.access) startCalls(parts, tokens.access, subject);
  for (const address of page.texts.flatMap((names) => textsAddresses(language, names))) {
    void answers.start(address);
  }
  const hasSession = accessValid || renewable;
  const scripts = [...page.scripts, ...(isPhone ? page.phoneScripts : page.wideScripts)];
  if (hasSession) for (const address of scripts) preloadScript(address);
  return hasSession;
}

/** @param subject the id of the user */
function startCalls(parts: FirstRequestsParts, token: string, subject: string | null): void {
  const { page, answers } = parts;
  const headers = { Accept: ACCEPT, Authorization: `Bearer ${token}` };
  const start = (address: string) => answers.start(address, headers);
  const layout =
    subject && page.table
      ? storedPreference(parts.storage, subject, tablePreference(page.table))
      : undefined;
  const role = roleFor(parts, token);
  if (role && !opensView(layout)) {
    const calls = (parts.isPhone ? page.phoneCalls : page.calls).map(start);
    // A table that the user has changed is not the one that the build has drawn.
    if (page.preview && !layout) parts.showPreview(page, role, calls).catch(() => undefined);
  }
  void start(page.user);
}

/**
 * The role of the user, if it may open the page, as far as the token says: the server decides. The
 * build knows only what the page reads without a query.
 */
function roleFor({ page, search }: FirstRequestsParts, token: string): Role | undefined {
  if (!/^\??(?:lng=[^&]*)?$/.test(search)) return undefined;
  const role = tokenRole(token);
  return page.roles.find((one) => one === role);
}

/** Whether a list opens with the user's default view, whose query only the app knows. */
function opensView(layout: unknown): boolean {
  return isRecord(layout) && typeof layout.defaultView === 'string';
}
