import type { PathResult } from '../path-result';
import { replayCommand } from '../qa-path';
import { failureText } from './failure-text';
import { escaped } from './markup';
import type { QaReport } from './qa-report';

function seconds(results: readonly PathResult[]): string {
  return (results.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000).toFixed(3);
}

function testCase(result: PathResult): string {
  const { machine, set, name, failure } = result;
  const opening = `    <testcase classname="${machine}.${set}" name="${escaped(`${name} ${result.title}`)}" time="${seconds([result])}"`;
  if (!failure) return `${opening}/>`;
  const message = escaped(failure.message.split('\n')[0] ?? '');
  const text = escaped(`${failureText(result)}\n${replayCommand(result, result.language)}`);
  return `${opening}>\n      <failure message="${message}">${text}</failure>\n    </testcase>`;
}

function suite(machine: string, results: readonly PathResult[]): string {
  const failures = results.filter(({ failure }) => failure !== null).length;
  return [
    `  <testsuite name="${machine}" tests="${results.length}" failures="${failures}" time="${seconds(results)}">`,
    ...results.map(testCase),
    '  </testsuite>',
  ].join('\n');
}

/**
 * The run as JUnit XML for continuous integration: a suite for each machine, a case for each path.
 */
export function junit({ paths, machines }: QaReport): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    ...machines.map(({ total }) =>
      suite(
        total.machine,
        paths.filter(({ machine }) => machine === total.machine),
      ),
    ),
    '</testsuites>',
    '',
  ].join('\n');
}
