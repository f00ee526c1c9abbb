import { describe, expect, it } from 'vitest';
import {
  folderName,
  movedFolder,
  normalizeFolderPath,
  parentFolder,
  subfolders,
} from './folder-path';

describe('the path of a folder', () => {
  it.each([
    ['', ''],
    ['  ', ''],
    [' Bols / Bleus ', 'Bols/Bleus'],
    ['أواني', 'أواني'],
  ])('written as %j is kept as %j', (written, path) => {
    expect(normalizeFolderPath(written)).toBe(path);
  });

  it.each(['/Bols', 'Bols//Bleus', 'Bols/', 'a/b/c/d/e/f', 'x'.repeat(61), 'Bo\tls'])(
    'cannot be %j',
    (written) => {
      expect(normalizeFolderPath(written)).toBeNull();
    },
  );

  it('ends with its name and begins with what lies around it', () => {
    expect([parentFolder('Bols/Bleus'), folderName('Bols/Bleus')]).toEqual(['Bols', 'Bleus']);
    expect([parentFolder('Bols'), folderName('Bols')]).toEqual(['', 'Bols']);
  });
});

describe('a folder that is renamed', () => {
  it('takes along what lies inside', () => {
    expect(movedFolder('Bols', 'Bols', 'Vaisselle/Bols')).toBe('Vaisselle/Bols');
    expect(movedFolder('Bols/Bleus', 'Bols', 'Vaisselle')).toBe('Vaisselle/Bleus');
  });

  it('cannot take it beyond the bounds', () => {
    expect(movedFolder('a/b/c', 'a', 'v/w/x/y')).toBeNull();
  });
});

it('a folder shows the folders directly inside, with all that lies below', () => {
  const all = [
    { path: '', count: 4 },
    { path: 'Bols', count: 1 },
    { path: 'Bols/Bleus', count: 2 },
    { path: 'Bols/Bleus/Nuit', count: 3 },
    { path: 'Tapis/Kilims', count: 5 },
  ];
  expect(subfolders(all, '')).toEqual([
    { path: 'Bols', count: 6 },
    { path: 'Tapis', count: 5 },
  ]);
  expect(subfolders(all, 'Bols')).toEqual([{ path: 'Bols/Bleus', count: 5 }]);
});
