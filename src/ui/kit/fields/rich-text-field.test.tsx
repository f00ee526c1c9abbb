import { act, fireEvent, render, screen } from '@testing-library/react';
import type { Editor } from '@tiptap/react';
import { beforeEach, expect, test } from 'vitest';
import { RichTextField } from './rich-text-field';

const texts = {
  toolbar: 'Formatting',
  bold: 'Bold',
  italic: 'Italic',
  list: 'List',
  link: 'Link',
  linkAddress: 'Address',
  linkSet: 'Set',
  linkRemove: 'Remove',
  linkWrong: 'Wrong',
};

const written: string[] = [];

function field(value: string) {
  return (
    <RichTextField
      label="Content"
      lang="en"
      dir="ltr"
      texts={texts}
      value={value}
      onChange={(html) => void written.push(html)}
    />
  );
}

function paper(): HTMLElement & { editor?: Editor } {
  return screen.getByRole('textbox');
}

function write(text: string): void {
  act(() => void paper().editor?.commands.insertContent(text));
}

// jsdom has no layout; the scroll position of the cursor does not matter here.
Range.prototype.getClientRects = () => document.body.getClientRects();
Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();

beforeEach(() => {
  written.length = 0;
});

test('The rich text field keeps typed letters when the form passes an older value back', () => {
  const { rerender } = render(field(''));
  write('D');
  write('r');
  expect(written).toEqual(['<p>D</p>', '<p>Dr</p>']);
  rerender(field('<p>D</p>'));
  expect(paper()).toHaveTextContent(/^Dr$/);
  rerender(field('<p>Dr</p>'));
  expect(paper()).toHaveTextContent(/^Dr$/);
});

test('The rich text field shows a value that the form changes, including an earlier one', () => {
  const { rerender } = render(field('<p>Cuivre</p>'));
  write('x');
  rerender(field(written.at(-1) ?? ''));
  rerender(field('<p>Cuivre</p>'));
  expect(paper()).toHaveTextContent(/^Cuivre$/);
  rerender(field(''));
  expect(paper()).toHaveTextContent(/^$/);
});

test('What is typed after the form has changed the value of the rich text field follows it', () => {
  const { rerender } = render(field(''));
  rerender(field('<p>Cuivre</p>'));
  write(' rouge');
  expect(paper()).toHaveTextContent(/^Cuivre rouge$/);
});

test.each(['Bold', 'Italic', 'List'])(
  'The %s button of the rich text field moves the focus to the text at once',
  (tool) => {
    render(field('<p>Cuivre</p>'));
    const button = screen.getByRole('button', { name: tool });
    act(() => button.focus());
    fireEvent.click(button);
    expect(paper()).toHaveFocus();
    expect(button).toHaveAttribute('aria-pressed', 'true');
  },
);

test('The rich text field focuses its text at once after a link is set or cancelled', () => {
  render(field('<p>Cuivre</p>'));
  const open = () => fireEvent.click(screen.getByRole('button', { name: 'Link' }));
  const address = () => screen.getByRole('textbox', { name: 'Address' });
  open();
  expect(address()).toHaveFocus();
  fireEvent.keyDown(address(), { key: 'Escape' });
  expect(paper()).toHaveFocus();
  open();
  fireEvent.change(address(), { target: { value: 'https://example.ma' } });
  fireEvent.click(screen.getByRole('button', { name: 'Set' }));
  expect(paper()).toHaveFocus();
});
