import { readFileSync } from 'node:fs';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Formik } from 'formik';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { withExpectedMessages } from '../../../../tests/support/expected-console';
import { Checkbox } from '../fields/checkbox';
import { type KitTexts, KitTextsProvider } from '../kit-texts';
import { BoundPasswordField, BoundTextField } from './bound-fields';
import { endWaiting } from './early-input';
import { useFormField } from './form-error-text';
import { KitForm } from './kit-form';

const script = readFileSync('public/before-portal.js', 'utf8');
const HOUR_SECONDS = 3600;

/** Removes the listeners of the script after each test. */
let listening = new AbortController();

beforeEach(() => {
  const add = document.addEventListener.bind(document);
  listening = new AbortController();
  vi.spyOn(document, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject, capture?: unknown) =>
      add(type, listener, { capture: capture === true, signal: listening.signal }),
  );
});

afterEach(() => {
  listening.abort();
  vi.restoreAllMocks();
  document.body.replaceChildren();
  for (const name of Object.keys(document.documentElement.dataset)) {
    delete document.documentElement.dataset[name];
  }
  localStorage.clear();
});

function runScript() {
  // The script itself, as the browser runs it.
  new Function(script)();
  vi.mocked(document.addEventListener).mockRestore();
}

function token(claims: object) {
  return `head.${btoa(JSON.stringify(claims))}.signature`;
}

function tokenFor(seconds: number) {
  return token({ exp: Math.floor(Date.now() / 1000) + seconds });
}

describe('The script of a page that was written at build time', () => {
  test.each([
    ['a valid access token', { authToken: tokenFor(60) }, true],
    ['a valid token under its second key', { accessToken: tokenFor(60) }, true],
    ['an expired access token', { authToken: tokenFor(-60) }, false],
    ['a refresh token that is valid', { refreshToken: tokenFor(HOUR_SECONDS) }, true],
    [
      'an expired access token and a valid refresh token',
      { authToken: tokenFor(-60), refreshToken: tokenFor(60) },
      true,
    ],
    ['an unreadable token', { authToken: 'x', refreshToken: 'a.b.c' }, false],
    ['a token without an end', { authToken: token({ sub: 'usr_1' }) }, false],
    ['nothing', {}, false],
  ])('The script hides the page from a browser with %s: %j', (_name, stored, isHidden) => {
    document.documentElement.dataset['written'] = 'signed-out';
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    runScript();
    expect('session' in document.documentElement.dataset).toBe(isHidden);
  });

  test.each([
    ['fast, and the token is valid', -60, 600, true],
    ['slow, and the token has ended', 60, -600, false],
    ['said to be slow by a month, of which a week counts', 8 * 86_400, -30 * 86_400, true],
  ])('The server’s time decides where the clock is %s', (_name, seconds, offset, isHidden) => {
    document.documentElement.dataset['written'] = 'signed-out';
    localStorage.setItem('authToken', tokenFor(seconds));
    localStorage.setItem('clockOffset', `${-offset * 1000}`);
    runScript();
    expect('session' in document.documentElement.dataset).toBe(isHidden);
  });

  test('The script hides no page that a user with a session may see', () => {
    document.documentElement.dataset['written'] = '';
    localStorage.setItem('authToken', tokenFor(60));
    runScript();
    expect('session' in document.documentElement.dataset).toBe(false);
  });

  test('The script fills in the remembered user name, and forgets it with its box', async () => {
    localStorage.setItem('rememberedUserName', 'salma');
    runScript();
    write(<SignIn onSubmit={vi.fn()} />);
    await waitFor(() => expect(field('username')).toHaveValue('salma'));
    expect(field('rememberUserName')).toBeChecked();
    fireEvent.click(field('rememberUserName'));
    expect(localStorage.getItem('rememberedUserName')).toBeNull();
  });

  test('The script keeps a user name that was already typed', async () => {
    localStorage.setItem('rememberedUserName', 'salma');
    runScript();
    document.body.innerHTML = '<div data-waiting><input name="username" value="youssef"></div>';
    const box = document.createElement('input');
    Object.assign(box, { type: 'checkbox', name: 'rememberUserName' });
    document.body.firstElementChild?.append(box);
    await waitFor(() => expect(box).toBeChecked());
    expect(field('username')).toHaveValue('youssef');
  });

  test('The script leaves forms alone that the program has taken over', () => {
    runScript();
    write(<SignIn onSubmit={vi.fn()} />);
    endWaiting();
    const submit = new Event('submit', { bubbles: true, cancelable: true });
    document.querySelector('form')?.dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(false);
    expect(document.querySelector('[data-pressed]')).toBeNull();
  });
});

describe('A form that was written at build time', () => {
  test('The form takes over what was typed, with the caret and the focus', async () => {
    runScript();
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
    runScript();
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
    runScript();
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
    runScript();
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
function write(page: ReactNode) {
  const container = document.createElement('div');
  container.dataset['waiting'] = '';
  container.innerHTML = renderToString(page);
  document.body.append(container);
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
