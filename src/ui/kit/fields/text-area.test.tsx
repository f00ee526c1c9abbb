import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
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

test('Enter in a text of one line submits its form, as in other fields', async () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  renderKitPage(
    'fr',
    <form onSubmit={onSubmit}>
      <Name />
      <button type="button">Annuler</button>
      <button type="submit">Enregistrer</button>
    </form>,
  );
  await userEvent.type(name(), 'Bol{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(name().value).toBe('Bol');
});

test('A text of one line shows no counter', () => {
  renderKitPage(
    'fr',
    <TextArea label="Nom" oneLine value="Bol" maxLength={200} onChange={vi.fn()} />,
  );
  expect(screen.queryByText(/200/)).toBeNull();
  expect(name().maxLength).toBe(200);
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
