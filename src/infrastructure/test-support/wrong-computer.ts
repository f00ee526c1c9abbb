import { createServerClock } from '../clock/server-clock';
import { openBrowser, type Tab } from './browser-tabs';
import { createManualClock } from './manual-clock';

/**
 * A computer whose clock is `skew` ms ahead of the server's, with `stored` from an earlier visit.
 * `requestTakes` is the duration of a request in ms; the server reads its clock in the middle. `at`
 * is the server's time, by default at a half second: its answers have whole seconds.
 */
export function openWrongComputer(
  skew: number,
  stored: Record<string, string> = {},
  { requestTakes = 200, at = Date.UTC(2026, 10, 19, 9, 24) + 500 } = {},
) {
  const server = createManualClock(at);
  const opened = server.now();
  let ahead = skew;
  let slept = 0;
  const browser = openBrowser(stored);
  const openTab = (tab: Tab = browser.openTab()) => {
    const clock = createServerClock({
      computer: { ...server, now: () => server.now() + ahead },
      elapsed: () => server.now() - opened - slept,
      storage: tab.storage,
      session: openBrowser().openTab().storage,
      events: tab.events,
    });
    /** One request and its answer. `during` happens before the answer comes. */
    const ask = async (during: () => Promise<void> = async () => undefined) => {
      const answer = clock.start();
      await server.pass(requestTakes / 2);
      const time = Math.floor(server.now() / 1000) * 1000;
      await during();
      await server.pass(requestTakes / 2);
      answer(time);
    };
    return { clock, tab, ask, error: () => clock.now() - server.now() };
  };
  return {
    ...openTab(),
    openTab,
    server,
    stored: browser.stored,
    /** Somebody, or the system, sets the computer's clock. */
    setAhead: (next: number) => {
      ahead = next;
    },
    sleep: (duration: number) => {
      slept += duration;
      server.sleep(duration);
    },
  };
}
