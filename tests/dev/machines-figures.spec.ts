import type { Page } from '@playwright/test';
import { expect, test } from '../journeys/support/journey';
import { openTool, stepsOf, waitForLayout } from './tool';

test('A machine of 60 states is laid out within 300 ms', async ({ page: tool }) => {
  await openTool(tool, 'authentication');
  const times: number[] = [];
  // The worker has to be warm, and other load on the computer must not count: the best of five.
  for (let round = 0; round < 5; round += 1) {
    await tool.goto('/dev/machines?machine=authentication');
    await waitForLayout(tool);
    await tool.evaluate(() => history.pushState(null, '', '?machine=trial'));
    await tool.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
    await expect(tool.locator('[data-state-id="trial.group5.part8"]')).toBeAttached();
    times.push(await waitForLayout(tool));
  }
  console.log(`60 states were laid out in ${times.join(', ')} ms`);
  expect(Math.min(...times)).toBeLessThanOrEqual(300);
});

test('The tool has no long task at 1,000 events a second', async ({ page: tool, context }) => {
  await openTool(tool, 'authentication');
  const portal = await context.newPage();
  await portal.goto('/auth/jwt/login');
  await expect(stepsOf(tool, 'xstate.init')).not.toHaveCount(0);
  const target = await firstOf(portal);
  await tool.bringToFront();
  const rounds: number[] = [];
  // A slow tool is slow in every round; other load on the computer is not.
  for (let round = 0; round < 3 && !rounds.includes(0); round += 1) {
    const [longest, recorded] = await Promise.all([longestTask(tool), storm(portal, target)]);
    expect(recorded).toBeGreaterThanOrEqual(3000);
    rounds.push(longest);
  }
  console.log(`longest tasks over 50 ms in each round: ${rounds.join(', ')} ms`);
  expect(Math.min(...rounds)).toBe(0);
});

interface Target {
  readonly tab: string;
  readonly actor: string;
}

/** The first machine of a tab, as tabs name it in their messages. */
function firstOf(portal: Page): Promise<Target> {
  return portal.evaluate(
    () =>
      new Promise<Target>((give) => {
        const channel = new BroadcastChannel('seller-portal machines');
        channel.onmessage = ({ data }) => {
          if (data.kind !== 'entries' || data.place !== location.pathname) return;
          channel.close();
          give(data.entries[0]);
        };
        channel.postMessage({ kind: 'attach' });
      }),
  );
}

/**
 * Sends a thousand events a second for three seconds, and counts the entries that the tool
 * received.
 */
async function storm(portal: Page, target: Target): Promise<number> {
  return portal.evaluate(async ({ tab, actor }) => {
    const channel = new BroadcastChannel('seller-portal machines');
    let recorded = 0;
    channel.onmessage = ({ data }) => {
      if (data.kind === 'entries') recorded += data.entries.length;
    };
    const sessionState = {
      accessValid: false,
      accessExpiresAt: null,
      renewable: false,
      subject: null,
    };
    const event = { type: 'tokens.changed', sessionState };
    const begun = performance.now();
    for (let sent = 0; sent < 3000; ) {
      const due = Math.min(3000, Math.ceil(performance.now() - begun));
      for (; sent < due; sent += 1) channel.postMessage({ kind: 'send', tab, actor, event });
      await new Promise((go) => setTimeout(go, 4));
    }
    while (recorded < 3000 && performance.now() - begun < 20_000) {
      await new Promise((go) => setTimeout(go, 20));
    }
    channel.close();
    return recorded;
  }, target);
}

/** The longest task over 50 ms in the next three and a half seconds; 0 if there was none. */
function longestTask(tool: Page): Promise<number> {
  return tool.evaluate(
    () =>
      new Promise<number>((give) => {
        let longest = 0;
        const observer = new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
        });
        observer.observe({ type: 'longtask' });
        setTimeout(() => {
          observer.disconnect();
          give(longest);
        }, 3500);
      }),
  );
}
