import { act, render, screen } from '@testing-library/react';
import type { Editor } from '@tiptap/react';
import { beforeEach, expect, test } from 'vitest';
import { RichTextField } from './rich-text-field';

const texts = {
  ...{ toolbar: 'Formatting', bold: 'Bold', italic: 'Italic', list: 'List', link: 'Link' },
  ...{ linkAddress: 'Address', linkSet: 'Set', linkRemove: 'Remove', linkWrong: 'Wrong' },
};

const written: string[] = [];
const field = (value: string) => (
  <RichTextField
    {...{ label: 'Content', lang: 'en', dir: 'ltr', texts, value }}
    onChange={(html) => void written.push(html)}
  />
);
const paper = (): HTMLElement & { editor?: Editor } => screen.getByRole('textbox');
const write = (text: string): void => act(() => void paper().editor?.commands.insertContent(text));

beforeEach(() => {
  written.length = 0;
});

test('letters that were written before the form caught up stay', () => {
  const { rerender } = render(field(''));
  write('D');
  write('r');
  expect(written).toEqual(['<p>D</p>', '<p>Dr</p>']);
  rerender(field('<p>D</p>'));
  expect(paper()).toHaveTextContent(/^Dr$/);
  rerender(field('<p>Dr</p>'));
  expect(paper()).toHaveTextContent(/^Dr$/);
});

test('what else changes the value is shown, what stood there before too', () => {
  const { rerender } = render(field('<p>Cuivre</p>'));
  write('x');
  rerender(field(written.at(-1) ?? ''));
  rerender(field('<p>Cuivre</p>'));
  expect(paper()).toHaveTextContent(/^Cuivre$/);
  rerender(field(''));
  expect(paper()).toHaveTextContent(/^$/);
});
