import { startWatchdog } from '../support/watchdog';

startWatchdog(1)('a test');
// The event loop turns, and then stands still.
setTimeout(() => {
  for (;;);
}, 100);
