import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseStrictJson } from './strict-json';

describe('Strict JSON', () => {
  it('Every value that JSON can express is read as JSON.parse reads it', () => {
    const value = fc.jsonValue().map((one) => JSON.stringify(one));
    fc.assert(
      fc.property(value, fc.constantFrom(undefined, 1, '\t'), (compact, indent) => {
        fc.pre(!/__proto__|constructor/.test(compact));
        const text = JSON.stringify(JSON.parse(compact), null, indent);
        expect(parseStrictJson(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  it('A key that occurs twice is refused in every object of any value', () => {
    const placed = fc.letrec<{ value: string }>((tie) => ({
      value: fc.oneof(
        fc.constantFrom('{"a":1,"a":1}', '{"\\u0061":{},"b":[],"a":2}', '{ "" : 1 , "" : 2 }'),
        tie('value').map((inner) => `[{"a":"\\\\\\"{"},${inner}]`),
        tie('value').map((inner) => `{ "a" : "]}" , "b" :\n${inner}}`),
      ),
    })).value;
    fc.assert(
      fc.property(placed, (text) => {
        expect(() => JSON.parse(text)).not.toThrow();
        expect(() => parseStrictJson(text)).toThrow('A key occurs twice.');
      }),
    );
  });

  it.each([
    '{"a":{"a":1},"b":[{"a":1},{"a":1}]}',
    '{"a":"a","b":"a"}',
    '{"A":1,"a":2}',
    '["a","a"]',
    '{"a\\"":1,"a":"\\"a\\":"}',
    '{"é":1,"e\u0301":2}',
    '"{\\"a\\":1,\\"a\\":2}"',
  ])('%s, in which no object has a key twice, is read', (text) => {
    expect(parseStrictJson(text)).toEqual(JSON.parse(text));
  });

  it.each(['{"__proto__":1}', '[{"a":{"constructor":{}}}]', '{"\\u005f_proto__":1}'])(
    '%s, in which a key reaches into a prototype, is refused',
    (text) => expect(() => parseStrictJson(text)).toThrow('A key reaches into a prototype.'),
  );

  it('A hundred levels are read, and one more is refused', () => {
    const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
    expect(() => parseStrictJson(nested(100))).not.toThrow();
    expect(() => parseStrictJson(nested(101))).toThrow('The values are nested too deeply.');
    expect(() => parseStrictJson('{"a":'.repeat(200_000))).toThrow(SyntaxError);
  });

  it.each(['', '{', '{"a":1,}', "{'a':1}", '{"a":1}}', '\u00a0{}', 'NaN'])(
    '%j, which is no JSON, is refused',
    (text) => expect(() => parseStrictJson(text)).toThrow(SyntaxError),
  );
});
