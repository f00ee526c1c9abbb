import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderKitPage } from '../../../../tests/support/kit-page';
import { TextArea } from './text-area';

test('A text of one line has no line breaks: pasted ones become spaces', () => {
  renderKitPage('fr', <Name />);
  fireEvent.change(name(), { target: { value: 'Tapis berbère\r\n 120 × 180' } });
  expect(name().value).toBe('Tapis berbère 120 × 180');
});

test('Enter in a text of one line adds no line break', () => {
  renderKitPage('fr', <Name />);
  expect(fireEvent.keyDown(name(), { key: 'Enter' })).toBe(false);
  expect(fireEvent.keyDown(name(), { key: 'a' })).toBe(true);
});

test('Enter that chooses a word of an input method is left to it', () => {
  renderKitPage('fr', <Name />);
  expect(fireEvent.keyDown(name(), { key: 'Enter', isComposing: true })).toBe(true);
});

test('A text of several lines keeps its line breaks', () => {
  const onChange = vi.fn();
  renderKitPage('fr', <TextArea label="Description" value="" onChange={onChange} />);
  fireEvent.change(screen.getByLabelText('Description'), { target: { value: 'Un\nDeux' } });
  expect(onChange).toHaveBeenCalledWith('Un\nDeux');
});

function Name() {
  const [value, setValue] = useState('');
  return <TextArea label="Nom" oneLine value={value} onChange={setValue} />;
}

function name() {
  return screen.getByLabelText<HTMLTextAreaElement>('Nom');
}
