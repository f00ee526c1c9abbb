import { describe, expect, it } from 'vitest';
import { findPicture, pictureFileName } from './picture-name';

describe('The name of a picture’s file in a text', () => {
  it.each([
    ['SKU-100.jpg', 'SKU-100.jpg'],
    ['SKU-100', 'SKU-100'],
    ['C:\\photos\\SKU-100.jpg', 'SKU-100.jpg'],
    ['c:SKU-100.jpg', 'SKU-100.jpg'],
    ['\\\\serveur\\photos\\SKU-100.jpg', 'SKU-100.jpg'],
    ['images/produits/SKU-100.jpg', 'SKU-100.jpg'],
    ['/wp-content/uploads/SKU-100.jpg?v=2', 'SKU-100.jpg'],
    ['file:///C:/photos/SKU-100.jpg', 'SKU-100.jpg'],
    ['images/caf%C3%A9%20moulu.jpg', 'café moulu.jpg'],
    ['remise 50%.jpg', 'remise 50%.jpg'],
    ['\u200eSKU-100.jpg\u2060 ', 'SKU-100.jpg'],
    ['photo.jfif', 'photo.jfif'],
    ['photo.AVIF', 'photo.AVIF'],
    ['SKU-1.25', 'SKU-1.25'],
    ['قفطان أزرق.jpg', 'قفطان أزرق.jpg'],
  ])('%j names the file %j', (text, name) => expect(pictureFileName(text)).toBe(name));

  it.each([
    '',
    '-',
    'images/',
    'https://a.ma/1.jpg',
    '//cdn.example.com/1.jpg',
    'ftp://a.ma/1.jpg',
    'data:image/png;base64,AAAA',
    'javascript:alert(1)',
    'bol.pdf',
    'film.mp4',
    '10:30.jpg',
    'a'.repeat(256),
  ])('%j names no file of a picture', (text) => expect(pictureFileName(text)).toBeNull());
});

describe('The picture that a name means', () => {
  it.each([
    ['the same name', 'SKU-100.jpg', 'SKU-100.jpg'],
    ['another case', 'sku-100.JPG', 'SKU-100.jpg'],
    ['decomposed letters', 'cafe\u0301 moulu.jpg', 'café moulu.jpg'],
    ['composed letters', 'café moulu.jpg', 'cafe\u0301 moulu.jpg'],
    ['a straight apostrophe', "photo d'été.jpg", 'photo d’été.jpg'],
    ['a typographic apostrophe', 'photo d’été.jpg', "photo d'été.jpg"],
    ['invisible marks', 'SKU\u200b-100.jpg', '\ufeffSKU-100.jpg'],
    ['a no-break space', 'bol\u00a0bleu.jpg', 'bol bleu.jpg'],
    ['a non-breaking hyphen', 'SKU\u2011100.jpg', 'SKU-100.jpg'],
    ['another extension of JPEG', 'photo.jfif', 'photo.JPEG'],
    ['no extension', 'SKU-100', 'SKU-100.webp'],
    ['an extension that the library’s name lacks', 'SKU-100.gif', 'SKU-100'],
  ])('A picture is found by %s', (_, name, fileName) => {
    const picture = { mediaId: 'med_1', fileName };
    expect(findPicture(name, [{ mediaId: 'med_2', fileName: 'other.jpg' }, picture])).toBe(picture);
  });

  it.each([
    ['another extension', 'SKU-100.png', 'SKU-100.jpg'],
    ['other accents', 'ete.jpg', 'été.jpg'],
    ['another number', 'SKU-10', 'SKU-100.jpg'],
    ['another hamza', 'ازرق.jpg', 'أزرق.jpg'],
  ])('A picture is not found by %s', (_, name, fileName) =>
    expect(findPicture(name, [{ mediaId: 'med_1', fileName }])).toBeNull(),
  );

  it('Two pictures that fit a name without its extension are ambiguous', () => {
    const pictures = [
      { mediaId: 'med_1', fileName: 'SKU-100.jpg' },
      { mediaId: 'med_2', fileName: 'sku-100.png' },
    ];
    expect(findPicture('SKU-100', pictures)).toBe('ambiguous');
    expect(findPicture('SKU-100.PNG', pictures)).toBe(pictures[1]);
    expect(findPicture('SKU-100.jfif', pictures)).toBe(pictures[0]);
  });

  it('Two names of one picture are not ambiguous', () => {
    const pictures = [
      { mediaId: 'med_1', fileName: 'SKU-100.jpg' },
      { mediaId: 'med_1', fileName: 'SKU-100.jpeg' },
    ];
    expect(findPicture('SKU-100', pictures)).toMatchObject({ mediaId: 'med_1' });
  });

  it('An exact name is preferred to another spelling, and a spelling to a missing extension', () => {
    const exact = { mediaId: 'med_1', fileName: 'Bol.jpg' };
    const spelled = { mediaId: 'med_2', fileName: 'bol.jpg' };
    const bare = { mediaId: 'med_3', fileName: 'bol' };
    expect(findPicture('Bol.jpg', [exact, spelled, bare])).toBe(exact);
    expect(findPicture('BOL.jpg', [bare, spelled])).toBe(spelled);
    expect(findPicture('BOL', [bare, spelled])).toBe(bare);
  });

  it('Of two pictures with one name the later is meant', () => {
    const pictures = [
      { mediaId: 'med_1', fileName: 'bol.jpg' },
      { mediaId: 'med_2', fileName: 'bol.jpg' },
    ];
    expect(['bol.jpg', 'BOL.jpg', 'bol'].map((name) => findPicture(name, pictures))).toEqual([
      pictures[1],
      pictures[1],
      pictures[1],
    ]);
  });
});
