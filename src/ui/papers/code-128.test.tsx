import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Code128 } from './code-128';

/** Start C, the pairs 10 and 04, the switch to set B, the digit 2, the check symbol and the stop. */
const OF_10042 = '1101001110011001000100100100011001110101111011001110010111101001001100011101011';

test('The bars of a code are those of Code 128, with a quiet zone on each side', () => {
  const { container } = render(<Code128 text="10042" height={10} />);
  const drawing = container.querySelector('svg');
  const width = OF_10042.length + 20;
  expect(drawing?.getAttribute('viewBox')).toBe(`0 0 ${width} 40`);
  expect(modulesDrawn(container.querySelector('path')?.getAttribute('d') ?? '', width)).toBe(
    `${'0'.repeat(10)}${OF_10042}${'0'.repeat(10)}`,
  );
});

test('A code is as wide as its modules, a third of a millimetre each, and named by its text', () => {
  const { container } = render(<Code128 text="10042" height={10} />);
  const drawing = container.querySelector('svg');
  expect([drawing?.getAttribute('width'), drawing?.getAttribute('height')]).toEqual([
    '33mm',
    '10mm',
  ]);
  expect(drawing?.getAttribute('aria-label')).toBe('10042');
});

/** The bars of a path as 1, and the blanks between them as 0. */
function modulesDrawn(path: string, width: number): string {
  const modules = Array.from({ length: width }, () => '0');
  for (const [, begin, length] of path.matchAll(/M(\d+) 0h(\d+)/g)) {
    modules.fill('1', Number(begin), Number(begin) + Number(length));
  }
  return modules.join('');
}
