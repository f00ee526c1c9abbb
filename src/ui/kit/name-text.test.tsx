import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TwoLines } from './layout/two-lines';
import { NameText } from './name-text';

test.each([
  ['صابون أركان 250 مل', ['<bdi data-whole="">250 مل</bdi>']],
  ['Nappe 120 × 180 cm, écru', ['<bdi data-whole="">120 × 180 cm</bdi>']],
  ['زربية، 120 × 180', ['<span data-whole="">120 × 180</span>']],
  ['Amina El Fassi', []],
])('A name adds to its cell no element but its figures: %s', (name, figures) => {
  const { container } = render(<NameText>{name}</NameText>);
  expect(container.textContent).toBe(name);
  expect(Array.from(container.children, ({ outerHTML }) => outerHTML)).toEqual(figures);
});

test('The main line of a cell says its whole name in a title', () => {
  const { container } = render(<TwoLines below="SAV-250">Savon noir 250 ml</TwoLines>);
  const [line] = container.querySelectorAll('[data-lines] > span');
  expect(line?.getAttribute('title')).toBe('Savon noir 250 ml');
  expect(line?.querySelector('[data-whole]')?.textContent).toBe('250 ml');
});
