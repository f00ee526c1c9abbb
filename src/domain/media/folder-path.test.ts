import { describe, expect, it } from 'vitest';
import { folderName, movedFolder, normalizeFolderPath, subfolders } from './folder-path';

describe('Folder path', () => {
  it.each([
    ['', ''],
    ['  ', ''],
    [' Bols / Bleus ', 'Bols/Bleus'],
    ['أواني', 'أواني'],
  ])('The folder path %j is stored as %j', (written, path) => {
    expect(normalizeFolderPath(written)).toBe(path);
  });

  it.each(['/Bols', 'Bols//Bleus', 'Bols/', 'a/b/c/d/e/f', 'x'.repeat(61), 'Bo\tls'])(
    'A folder path cannot be %j',
    (written) => {
      expect(normalizeFolderPath(written)).toBeNull();
    },
  );

  it('A folder path ends with the folder’s name', () => {
    expect(folderName('Bols/Bleus')).toBe('Bleus');
    expect(folderName('Bols')).toBe('Bols');
  });
});

describe('Renamed folder', () => {
  it('A renamed folder moves its subfolders along', () => {
    expect(movedFolder('Bols', 'Bols', 'Vaisselle/Bols')).toBe('Vaisselle/Bols');
    expect(movedFolder('Bols/Bleus', 'Bols', 'Vaisselle')).toBe('Vaisselle/Bleus');
  });

  it('A renamed folder cannot move its subfolders beyond the limits', () => {
    expect(movedFolder('a/b/c', 'a', 'v/w/x/y')).toBeNull();
  });
});

it('A folder lists its direct subfolders, with the number of all images below them', () => {
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
