import { expect, type Page, type Route } from '@playwright/test';
import { MAX_PAUSE_MS } from '#application/chat/chat-connection.machine';
import { HeldRequests } from '../../support/browser/held-requests';
import {
  busyServer,
  type ChatConnectionDriver,
  type ChatViewState,
  type goneLink,
  noNetwork,
  writtenMessage,
} from '../../support/machine-models/chat-connection.model';
import { chatLink } from '../support/chat-link';
import { expectOnly } from './expect-only';
import { answerTooMany, answerUnavailable } from './faults';
import { createPageClock } from './page-clock';
import { PendingRequest } from './pending-request';
import type { PageSetup } from './test-paths';
import { exactText, LANGUAGE } from './translated-text';

type Problem = typeof goneLink;

/** How the server causes a problem: none makes the page wait silently. */
function answerOf(problem: Problem): (route: Route) => Promise<void> {
  if (problem === noNetwork) return answerUnavailable;
  if (problem === busyServer) return answerTooMany(60);
  const { status, code } = problem;
  const body = JSON.stringify({ type: 'about:blank', title: code, status, code });
  return (route) => route.fulfill({ status, contentType: 'application/problem+json', body });
}

/** The client's page of a chat, as the driver of its test model. Its clock stands still. */
export function createChatConnectionPageDriver(
  page: Page,
  { baseURL, store }: Pick<PageSetup, 'baseURL' | 'store'>,
): ChatConnectionDriver {
  const held = new HeldRequests(page);
  const clock = createPageClock(page);
  let reading: PendingRequest;
  let messages = '';

  const button = (name: string) =>
    page.getByRole('button', { name: exactText(`clientChat:${name}`), exact: true });
  const field = page.getByRole('textbox', { name: exactText('clientChat:write') });
  const signs = {
    revoked: page.getByRole('heading', { name: exactText('clientChat:revoked') }),
    offline: page.getByText(exactText('clientChat:offline')),
    refused: button('retry'),
  };
  const waiting = page
    .getByRole('list', { name: exactText('clientChat:messages') })
    .getByText(exactText('clientChat:waiting'));

  return {
    open: async () => {
      const link = new URL(await chatLink(baseURL, store));
      const path = `/api/public/chats/${link.hash.slice(1)}`;
      messages = `${path}/messages`;
      reading = new PendingRequest(page, path);
      await reading.hold();
      await held.hold(messages);
      // The stream never begins: its hints would come at any time.
      await held.hold(`${path}/events`);
      link.searchParams.set('lng', LANGUAGE);
      await page.clock.install();
      await reading.replacedBy(async () => {
        await page.goto(link.href);
      });
      await clock.pause();
    },
    write: async () => {
      await field.fill(writtenMessage.body);
      await button('send').click();
    },
    news: () =>
      reading.replacedBy(() => page.evaluate(() => void window.dispatchEvent(new Event('online')))),
    retry: () => button('retry').click(),
    discard: () => button('discard').click(),
    answerReading: async (problem) => {
      await expect.poll(() => reading.isPending).toBe(true);
      await reading.answer(problem ? answerOf(problem) : (route) => route.continue());
    },
    answerSending: (problem) =>
      problem ? held.failOne(messages, answerOf(problem)) : held.release(messages),
    elapsePause: () => page.clock.runFor(MAX_PAUSE_MS),
    expectViewState: async (viewState: ChatViewState) => {
      await expectOnly(signs, [viewState]);
      if (viewState === 'connected') await expect(waiting).toHaveCount(0);
      if (viewState === 'sending' || viewState === 'refused') {
        await expect(waiting.first()).toBeVisible();
      }
      if (viewState !== 'revoked') return;
      await expect(field).toHaveCount(0);
    },
  };
}
