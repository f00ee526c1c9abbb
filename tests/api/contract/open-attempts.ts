import type { Attempt } from '../access/attempt';

/** An attempt for every operation that asks nobody who he is; `refresh` is a good refresh token. */
export const openAttempts = (refresh: string): readonly Attempt[] => [
  {
    ...{ operationId: 'createToken', name: 'createToken', path: '/api/auth/token/' },
    request: { body: { username: 'nobody', password: 'Nobody#2026' } },
  },
  {
    ...{ operationId: 'refreshToken', name: 'refreshToken', path: '/api/auth/token/refresh/' },
    request: { body: { refresh } },
  },
  {
    ...{ operationId: 'register', name: 'register', path: '/api/auth/register' },
    request: {
      body: {
        email: 'nobody@example.ma',
        password: 'Nobody#2026',
        firstName: 'Nobody',
        lastName: 'Here',
      },
    },
  },
  {
    ...{ operationId: 'resetPassword', name: 'resetPassword' },
    path: '/api/user/reset/password/',
    request: { body: { account: 'nobody' } },
  },
  {
    ...{ operationId: 'confirmPasswordReset', name: 'confirmPasswordReset' },
    path: '/api/user/password_reset/confirm/',
    request: {
      body: { token: 'x'.repeat(43), password: 'Nobody#2026', confirmPassword: 'Nobody#2026' },
    },
  },
];
