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

/** A failure outside the paths, as a case of its own. */
function failedCase(name: string, text: string): string {
  return [
    `    <testcase classname="machines" name="${escaped(name)}">`,
    `      <failure message="${escaped(text.split('\n')[0] ?? '')}">${escaped(text)}</failure>`,
    '    </testcase>',
  ].join('\n');
}

/** The failures outside the paths; none without such failures. */
function failedSuite({ unfinished, otherFailures }: QaReport): string[] {
  const cases = [
    ...unfinished.map(({ machine, reason }) => failedCase(`The paths of ${machine} end`, reason)),
    ...otherFailures.map((text) => failedCase('The machines are as accepted', text)),
  ];
  if (cases.length === 0) return [];
  const count = cases.length;
  return [
    `  <testsuite name="machines" tests="${count}" failures="${count}">`,
    ...cases,
    '  </testsuite>',
  ];
}

/**
 * The run as JUnit XML for continuous integration: a suite for each machine, a case for each path,
 * and a suite of the failures outside the paths.
 */
export function junit(report: QaReport): string {
  const { paths, machines } = report;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    ...machines.map(({ total }) =>
      suite(
        total.machine,
        paths.filter(({ machine }) => machine === total.machine),
      ),
    ),
    ...failedSuite(report),
    '</testsuites>',
    '',
  ].join('\n');
}
