import { describe, expect, it } from 'vitest';
import { readLibrary, toLibraryQuery } from './library-query';

const asked = (address: string) => toLibraryQuery(readLibrary(new URLSearchParams(address)));

describe('the address of the library', () => {
  it('opens with the newest pictures of all folders', () => {
    expect(asked('')).toEqual({ sort: '-createdAt', page: 1, pageSize: 24 });
  });

  it('says folder, search, use, order and page', () => {
    expect(asked('folder=Bols/Bleus&q=nuit&use=unused&sort=-size&page=2&pageSize=48')).toEqual({
      folder: 'Bols/Bleus',
      q: 'nuit',
      unused: true,
      sort: '-size',
      page: 2,
      pageSize: 48,
    });
  });

  it('can ask for what lies in no folder', () => {
    expect(asked('folder=/&use=used')).toMatchObject({ folder: '', unused: false });
  });

  it('falls back where it says what nobody knows', () => {
    expect(asked('folder=a//b&use=never&sort=colour&page=-1&pageSize=5000')).toEqual({
      sort: '-createdAt',
      page: 1,
      pageSize: 96,
    });
  });
});
