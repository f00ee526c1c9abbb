import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Formik } from 'formik';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { withExpectedMessages } from '../../tests/support/expected-console';
import { Checkbox } from '../ui/kit/fields/checkbox';
import { BoundPasswordField, BoundTextField } from '../ui/kit/form/bound-fields';
import { endWaiting } from '../ui/kit/form/early-input';
import { useFormField } from '../ui/kit/form/form-error-text';
import { KitForm } from '../ui/kit/form/kit-form';
import { type KitTexts, KitTextsProvider } from '../ui/kit/kit-texts';
import { keepEarlyInput } from './keep-early-input';

/** Stands for the document. */
let page = document.createElement('div');

beforeEach(() => {
  page = document.createElement('div');
  document.body.append(page);
  keepEarlyInput(page);
});

afterEach(() => page.remove());

test('A form is left alone that the app has taken over', () => {
  write(<SignIn onSubmit={vi.fn()} />);
  endWaiting();
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  document.querySelector('form')?.dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(false);
  expect(document.querySelector('[data-pressed]')).toBeNull();
});

describe('A form that was written at build time', () => {
  test('The form takes over what was typed, with the caret and the focus', async () => {
    const { submitted } = await typed('salma', 'Sel#2026');
    const [userName, password] = [field('username'), field('password')];
    password.focus();
    password.setSelectionRange(3, 3);
    await takeOver(submitted);
    expect(field('username')).toBe(userName);
    expect(userName).toHaveValue('salma');
    expect(password).toHaveValue('Sel#2026');
    expect(password).toHaveFocus();
    expect([password.selectionStart, password.selectionEnd]).toEqual([3, 3]);
    fireEvent.submit(document.forms[0] as HTMLFormElement);
    await waitFor(() =>
      expect(submitted).toHaveBeenCalledExactlyOnceWith({
        username: 'salma',
        password: 'Sel#2026',
        rememberUserName: true,
      }),
    );
  });

  test('A submission before the form was taken over is busy, and then sent once', async () => {
    const { submitted } = await typed('salma', 'Sel#2026');
    const submit = new Event('submit', { bubbles: true, cancelable: true });
    document.querySelector('form')?.dispatchEvent(submit);
    document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true }));
    expect(submit.defaultPrevented).toBe(true);
    expect(screen.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy', 'true');
    expect(submitted).not.toHaveBeenCalled();
    await takeOver(submitted);
    await waitFor(() => expect(submitted).toHaveBeenCalledTimes(1));
    expect(submitted.mock.calls[0]?.[0]).toMatchObject({ username: 'salma', password: 'Sel#2026' });
    expect(document.querySelector('[data-pressed]')).toBeNull();
    expect(screen.getByRole('button', { name: 'Sign in' })).not.toHaveAttribute('aria-busy');
  });

  test('A shown password stays shown, and its button hides it again', async () => {
    const { submitted } = await typed('salma', 'Sel#2026');
    const button = screen.getByRole('button', { name: 'Show' });
    fireEvent.click(button);
    expect(field('password')).toHaveAttribute('type', 'text');
    fireEvent.click(button);
    expect(field('password')).toHaveAttribute('type', 'password');
    fireEvent.click(button);
    await takeOver(submitted);
    expect(field('password')).toHaveAttribute('type', 'text');
    expect(button).toHaveAttribute('aria-label', 'Hide');
    fireEvent.click(button);
    expect(field('password')).toHaveAttribute('type', 'password');
    expect(button).toHaveAttribute('aria-pressed', 'false');
  });

  test('The last other button that was pressed acts once the form is taken over', async () => {
    const { submitted } = await typed('salma', '');
    fireEvent.click(screen.getByRole('button', { name: 'Help' }));
    fireEvent.click(screen.getByRole('button', { name: 'Language' }));
    expect(onPressSpy).not.toHaveBeenCalled();
    await takeOver(submitted);
    expect(onPressSpy.mock.calls).toEqual([['language']]);
    onPressSpy.mockClear();
  });
});

const onPressSpy = vi.fn();

interface Values {
  username: string;
  password: string;
  rememberUserName: boolean;
}

function SignIn({ onSubmit }: { onSubmit: (values: Values) => void }) {
  return (
    <KitTextsProvider value={{ showPassword: 'Show', hidePassword: 'Hide' } as KitTexts}>
      <button type="button" onClick={() => onPressSpy('help')}>
        Help
      </button>
      <button type="button" onClick={() => onPressSpy('language')}>
        Language
      </button>
      <Formik<Values>
        initialValues={{ username: '', password: '', rememberUserName: false }}
        onSubmit={(values) => onSubmit(values)}
      >
        <KitForm errorText={(code) => code}>
          <BoundTextField name="username" label="Username" />
          <BoundPasswordField name="password" label="Password" />
          <Remember />
          <button type="submit">Sign in</button>
        </KitForm>
      </Formik>
    </KitTextsProvider>
  );
}

function Remember() {
  const { value, change } = useFormField<boolean>('rememberUserName');
  return (
    <Checkbox name="rememberUserName" checked={value} onChange={change}>
      Remember
    </Checkbox>
  );
}

/** Puts the page into the document as the server sends it. */
function write(content: ReactNode) {
  const container = document.createElement('div');
  container.dataset['waiting'] = '';
  container.innerHTML = renderToString(content);
  page.append(container);
}

/** The written page, with typed values. */
async function typed(userName: string, password: string) {
  const submitted = vi.fn<(values: Values) => void>();
  write(<SignIn onSubmit={submitted} />);
  field('username').value = userName;
  field('password').value = password;
  field('rememberUserName').checked = true;
  return { submitted };
}

async function takeOver(submitted: (values: Values) => void) {
  const container = document.querySelector<HTMLElement>('[data-waiting]');
  if (!container) throw new Error('No page waits.');
  const onRecoverableError = vi.fn();
  // React reports the attributes that the script has set, and leaves them as they are.
  await withExpectedMessages('error', /^A tree hydrated but some attributes/, () =>
    act(async () => {
      hydrateRoot(container, <SignIn onSubmit={submitted} />, { onRecoverableError });
    }),
  );
  expect(onRecoverableError).not.toHaveBeenCalled();
  await act(async () => endWaiting());
}

function field(name: string): HTMLInputElement {
  const found = document.querySelector(`input[name="${name}"]`);
  if (!(found instanceof HTMLInputElement)) throw new Error(`There is no field ${name}.`);
  return found;
}
