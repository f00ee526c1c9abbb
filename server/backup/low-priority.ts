import { readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/** The threads of this process, to which Linux gives a priority each; elsewhere the process itself. */
function ownThreads(): number[] {
  try {
    return readdirSync('/proc/self/task').map(Number);
  } catch {
    return [0];
  }
}

/** Leaves the processor to other processes when they need it. */
export function lowerPriority(): void {
  for (const thread of ownThreads()) {
    try {
      setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
    } catch {
      // The thread has ended, or the system does not allow it: the process works as before.
    }
  }
}
