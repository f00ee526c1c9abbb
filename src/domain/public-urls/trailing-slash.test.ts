import { describe, expect, test } from 'vitest';
import { stripTrailingSlashes } from './trailing-slash';

describe('a path that ends in a slash', () => {
  test.each([
    ['/dashboard/order/', '/dashboard/order'],
    ['/dashboard//', '/dashboard'],
    ['//evil.example/', '/evil.example'],
    ['//evil.example', '/evil.example'],
    ['/\\evil.example/', '/evil.example'],
    ['//', '/'],
  ])('%s becomes %s', (path, tidy) => {
    expect(stripTrailingSlashes(path)).toBe(tidy);
  });

  test('others stay as they are', () => {
    expect(stripTrailingSlashes('/')).toBeNull();
    expect(stripTrailingSlashes('/dashboard/order')).toBeNull();
  });
});
