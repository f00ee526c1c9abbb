import type { PathResult } from './path-result';
import { replayCommand } from './qa-path';
import { failureText } from './report/failure-text';

/**
 * Prints a failure, ending with the command that replays it, or its shortest walk if one was found.
 */
export function printFailure(result: PathResult): void {
  console.log(`\nFAILED ${failureText(result)}`);
  const way = { machine: result.machine, title: result.shrunkTo ?? result.title };
  console.log(`  replay    ${replayCommand(way, result.language)}\n`);
}
