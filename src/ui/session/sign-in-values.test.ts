import { expect, test } from 'vitest';
import { initialSignIn, toCredentials, validateSignIn } from './sign-in-values';

test('A sign-in form starts empty, or with the remembered user name', () => {
  const empty = { username: '', password: '', rememberUserName: false };
  expect(initialSignIn(null, null)).toEqual(empty);
  expect(initialSignIn({ userName: 7 }, null)).toEqual(empty);
  const filled = { ...empty, username: 'salma', rememberUserName: true };
  expect(initialSignIn(null, 'salma')).toEqual(filled);
});

test('The user name that the page before passed comes before the remembered one', () => {
  expect(initialSignIn({ userName: 'youssef' }, 'salma').username).toBe('youssef');
  expect(initialSignIn({ userName: 'youssef' }, null).rememberUserName).toBe(false);
});

test('The user name is sent without the spaces around it, the password as typed', () => {
  const typed = { username: ' salma ', password: ' Sel 1 ', rememberUserName: true };
  expect(toCredentials(typed)).toEqual({ username: 'salma', password: ' Sel 1 ' });
  expect(validateSignIn(typed)).toEqual({});
});

test('Each missing value of a sign-in has its own code; a password of spaces is one', () => {
  const values = { username: '  ', password: '', rememberUserName: false };
  expect(validateSignIn(values)).toEqual({
    username: 'username_required',
    password: 'password_required',
  });
  expect(validateSignIn({ ...values, username: 'salma', password: ' ' })).toEqual({});
});
