import { describe, expect, it } from 'vitest';
import { insertUploadedPicture, movePicture } from './picture-order';

const ids = ['a', 'b', 'c'];

describe('Pictures of a product', () => {
  it.each([
    ['c', 0, 'cab'],
    ['a', 1, 'bac'],
    ['a', 9, 'bca'],
    ['b', -1, 'bac'],
    ['x', 0, 'abc'],
  ])('The pictures "abc" with picture %s moved to place %i become %s', (id, place, order) => {
    expect(movePicture(ids, id, place).join('')).toBe(order);
  });

  it.each([
    ['one more at the end', 'd', null, 9, 'abcd'],
    ['one they have, where it is', 'a', null, 9, 'abc'],
    ['one without room, not', 'd', null, 3, 'abc'],
    ['a cropped one in the place of the whole', 'd', 'b', 3, 'adc'],
    ['a cropped one that is there, which drops the whole', 'a', 'b', 9, 'ac'],
    ['a cropped one that is the same, where it is', 'b', 'b', 9, 'abc'],
    ['a cropped one whose whole is gone, at the end', 'd', 'x', 9, 'abcd'],
  ])('The pictures of a product take %s', (_, id, replaces, most, order) => {
    expect(insertUploadedPicture(ids, { id, replaces }, most).join('')).toBe(order);
  });

  it('An uploaded picture is inserted before the pictures that were chosen after it', () => {
    expect(
      insertUploadedPicture(ids, { id: 'd', replaces: null, later: ['x', 'b', 'c'] }, 9),
    ).toEqual(['a', 'd', 'b', 'c']);
  });
});
