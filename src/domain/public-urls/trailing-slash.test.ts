import { describe, expect, test } from 'vitest';
import { stripTrailingSlashes } from './trailing-slash';

describe('Path with trailing slashes', () => {
  test.each([
    ['/dashboard/order/', '/dashboard/order'],
    ['/dashboard//', '/dashboard'],
    ['//evil.example/', '/evil.example'],
    ['//evil.example', '/evil.example'],
    ['/\\evil.example/', '/evil.example'],
    ['//', '/'],
  ])('`stripTrailingSlashes` turns %s into %s', (path, tidy) => {
    expect(stripTrailingSlashes(path)).toBe(tidy);
  });

  test('`stripTrailingSlashes` returns null for a path without trailing slashes', () => {
    expect(stripTrailingSlashes('/')).toBeNull();
    expect(stripTrailingSlashes('/dashboard/order')).toBeNull();
  });
});
