import { describe, expect, it } from 'vitest';
import { readLibrary, toLibraryQuery } from './library-query';

function asked(address: string) {
  return toLibraryQuery(readLibrary(new URLSearchParams(address)));
}

describe('URL of the picture library', () => {
  it('The library URL without parameters requests the newest pictures of all folders', () => {
    expect(asked('')).toEqual({ sort: '-createdAt', page: 1, pageSize: 24 });
  });

  it('The library URL contains folder, search, use, order and page', () => {
    expect(asked('folder=Bols/Bleus&q=nuit&use=unused&sort=-size&page=2&pageSize=48')).toEqual({
      folder: 'Bols/Bleus',
      q: 'nuit',
      unused: true,
      sort: '-size',
      page: 2,
      pageSize: 48,
    });
  });

  it('The library URL can request pictures without a folder', () => {
    expect(asked('folder=/&use=used')).toMatchObject({ folder: '', unused: false });
  });

  it('The library URL falls back to valid values for unknown ones', () => {
    expect(asked('folder=a//b&use=never&sort=colour&page=-1&pageSize=5000')).toEqual({
      sort: '-createdAt',
      page: 1,
      pageSize: 96,
    });
  });
});
