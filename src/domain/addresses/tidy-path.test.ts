import { describe, expect, test } from 'vitest';
import { withoutTrailingSlash } from './tidy-path';

describe('a path that ends in a slash', () => {
  test.each([
    ['/dashboard/order/', '/dashboard/order'],
    ['/dashboard//', '/dashboard'],
    ['//evil.example/', '/evil.example'],
    ['//evil.example', '/evil.example'],
    ['/\\evil.example/', '/evil.example'],
    ['//', '/'],
  ])('%s becomes %s', (path, tidy) => {
    expect(withoutTrailingSlash(path)).toBe(tidy);
  });

  test('others stay as they are', () => {
    expect(withoutTrailingSlash('/')).toBeNull();
    expect(withoutTrailingSlash('/dashboard/order')).toBeNull();
  });
});
