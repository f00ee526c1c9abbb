import { beforeEach, expect } from 'vitest';
import { startWatchdog, type Watchdog } from './watchdog';

/** A machine that computes for so long (s) blocks its process: no time limit of a test has an effect. */
const LIMIT_SECONDS = 60;

// The test files of one worker share its global object, and each of them runs this file.
const shared: typeof globalThis & { watchdog?: Watchdog } = globalThis;
shared.watchdog ??= startWatchdog(LIMIT_SECONDS);
const { watchdog } = shared;

// The tests of a machine are generated while its file is read.
watchdog(expect.getState().testPath ?? 'a test file');
beforeEach(({ task }) => watchdog(`${task.file.name}: ${task.name}`));
