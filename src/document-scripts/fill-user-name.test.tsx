import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fillUserName } from './fill-user-name';

/** The part of the document in which the form comes later. */
let page = document.createElement('div');

beforeEach(() => {
  page = document.createElement('div');
  document.body.append(page);
});

afterEach(() => page.remove());

describe('The user name before the app has come', () => {
  test('The remembered user name is filled in, and forgotten with its box', async () => {
    const forget = vi.fn<() => void>();
    fillUserName(page, null, 'salma', forget);
    const { field, box } = write();
    await waitFor(() => expect(field).toHaveValue('salma'));
    expect(box).toBeChecked();
    fireEvent.click(box);
    expect(forget).toHaveBeenCalledOnce();
  });

  test('The name that the page before passed comes first, and is not remembered', async () => {
    fillUserName(page, { usr: { userName: 'youssef' } }, null, vi.fn());
    const { field, box } = write();
    await waitFor(() => expect(field).toHaveValue('youssef'));
    expect(box).not.toBeChecked();
  });

  test.each([null, {}, { usr: null }, { usr: { userName: 7 } }, 'usr'])(
    'The state %j of the history passes no name',
    async (state) => {
      fillUserName(page, state, 'salma', vi.fn());
      const { field } = write();
      await waitFor(() => expect(field).toHaveValue('salma'));
    },
  );

  test('A user name that was already typed stays', async () => {
    fillUserName(page, null, 'salma', vi.fn());
    const { field, box } = write('youssef');
    await waitFor(() => expect(box).toBeChecked());
    expect(field).toHaveValue('youssef');
  });

  test('The box is the app’s own once it has taken the page over', async () => {
    const forget = vi.fn<() => void>();
    fillUserName(page, null, 'salma', forget);
    const { form, box } = write();
    await waitFor(() => expect(box).toBeChecked());
    form.removeAttribute('data-waiting');
    fireEvent.click(box);
    expect(forget).not.toHaveBeenCalled();
  });
});

/** Puts the form into the document, with what was typed. */
function write(typed = '') {
  const form = document.createElement('div');
  form.dataset['waiting'] = '';
  const field = document.createElement('input');
  Object.assign(field, { name: 'username', value: typed });
  const box = document.createElement('input');
  Object.assign(box, { type: 'checkbox', name: 'rememberUserName' });
  form.append(field, box);
  page.append(form);
  return { form, field, box };
}
