import type { PathResult } from '../path-result';

/** A failed path as text: step, expected and found state, event with its data, reason. */
export function failureText({ name, title, steps, failure, shrunkTo }: PathResult): string {
  const step = steps.find((_, index) => index === failure?.step) ?? steps.at(-1);
  return [
    `${name}`,
    `  way       ${title}`,
    `  step      ${failure?.step ?? '-'} of ${Math.max(steps.length - 1, failure?.step ?? 0)}: ${step?.label ?? '-'}`,
    `  expected  ${step?.expected ?? '-'}`,
    `  found     ${step?.found ?? 'nothing that could be read'}`,
    `  event     ${step?.event ? JSON.stringify(step.event) : 'the beginning'}`,
    `  because   ${(failure?.message ?? '').replaceAll('\n', '\n            ')}`,
    ...(shrunkTo ? [`  shortest  ${shrunkTo}`] : []),
  ].join('\n');
}
