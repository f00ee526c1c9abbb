import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { TypedAheadForm, useIsTypedAhead } from './typed-ahead';
import { useBufferedValue } from './use-buffered-value';

it('A form learns of typed letters before it contains them, and until it does', () => {
  render(<Form />);
  expect(screen.getByRole('status')).toHaveTextContent('up to date');
  typeLetters();
  expect(screen.getByRole('status')).toHaveTextContent('behind, with “”');
  fireEvent.click(screen.getByRole('button', { name: 'Accept' }));
  expect(screen.getByRole('status')).toHaveTextContent('up to date, with “Th”');
});

it('A form forgets a field that is removed', () => {
  render(<Form />);
  typeLetters();
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.getByRole('status')).toHaveTextContent('up to date');
});

function typeLetters(): void {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Th' } });
}

/** Takes a typed value over only when its button is pressed. */
function Form() {
  const [received, receive] = useState('');
  const [value, setValue] = useState('');
  const [isThere, setThere] = useState(true);
  return (
    <TypedAheadForm>
      {isThere && <Field value={value} onChange={receive} />}
      <Bar value={value} />
      <button type="button" onClick={() => setValue(received)}>
        Accept
      </button>
      <button type="button" onClick={() => setThere(false)}>
        Remove
      </button>
    </TypedAheadForm>
  );
}

function Field({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [shown, type] = useBufferedValue(value, onChange);
  return <input value={shown} onChange={(event) => type(event.target.value)} />;
}

function Bar({ value }: { value: string }) {
  return <p role="status">{`${useIsTypedAhead() ? 'behind' : 'up to date'}, with “${value}”`}</p>;
}
