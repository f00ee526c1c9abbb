import { describe, expect, it } from 'vitest';
import type { AnswerShape } from '#application/ports/transport.port';
import { hasShape } from './answer-shape';

const LIST = { items: [{ id: '', pictures: [{ name: '' }] }], total: 0 };
const ITEM = { id: 'a', pictures: [{ name: 'b' }], more: null };

describe('Shape of an answer', () => {
  it.each<[AnswerShape, unknown]>([
    ['', ''],
    [0, 0],
    [true, false],
    [[], [1, null]],
    [[''], []],
    [[''], ['a', 'b']],
    [{}, {}],
    [LIST, { items: [], total: 0 }],
    [LIST, { items: [ITEM, ITEM], total: 2, counts: {} }],
  ])('The shape %j fits %j', (shape, answer) => expect(hasShape(answer, shape)).toBe(true));

  it.each<[AnswerShape, unknown]>([
    ['', null],
    ['', 1],
    [0, '1'],
    [true, undefined],
    [[], {}],
    [[], null],
    [[''], ['a', null]],
    [{}, null],
    [{}, []],
    [{}, 'text'],
    [LIST, null],
    [LIST, []],
    [LIST, {}],
    [LIST, { items: null, total: 0 }],
    [LIST, { items: {}, total: 0 }],
    [LIST, { items: [null], total: 1 }],
    [LIST, { items: [{}], total: 1 }],
    [LIST, { items: [ITEM, { id: 'a', pictures: [null] }], total: 2 }],
    [LIST, { items: [], total: '0' }],
    [LIST, { items: [] }],
  ])('The shape %j does not fit %j', (shape, answer) =>
    expect(hasShape(answer, shape)).toBe(false),
  );
});
