import { describe, expect, test } from 'vitest';
import { safeReturnPath, signInAddress } from './return-path';

describe('Return path after sign-in', () => {
  test('`safeReturnPath` keeps the query and the hash of a portal path', () => {
    expect(safeReturnPath('/dashboard/order?status=pending&page=2#row')).toBe(
      '/dashboard/order?status=pending&page=2#row',
    );
  });

  test.each([
    null,
    '',
    'dashboard',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\\/evil.example',
    'https://evil.example/dashboard',
    'javascript:alert(1)',
    '/.//evil.example',
    '/auth/jwt/login',
    '/auth/jwt/login?returnTo=/auth/jwt/login',
  ])('`safeReturnPath` replaces %j with the home page', (wanted) => {
    expect(safeReturnPath(wanted)).toBe('/dashboard');
  });
});

test('The sign-in address contains the requested path, except for the home page', () => {
  const from = { pathname: '/dashboard/order', search: '?page=2', hash: '' };
  expect(signInAddress(from)).toBe('/auth/jwt/login?returnTo=%2Fdashboard%2Forder%3Fpage%3D2');
  expect(signInAddress({ pathname: '/dashboard', search: '', hash: '' })).toBe('/auth/jwt/login');
});
