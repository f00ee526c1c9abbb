import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { AnswerShape } from '#application/ports/transport.port';
import { hasShape } from '#infrastructure/http/answer-shape';
import { answerShapes, withAnswerShapes } from '../../scripts/answer-shapes';

const contract: unknown = JSON.parse(readFileSync('openapi/openapi.bundle.json', 'utf8'));
const shapes = [...answerShapes(contract)].map(([operation, { shape }]): [string, AnswerShape] => [
  operation,
  shape,
]);
const lists = shapes.filter(([, shape]) => typeof shape === 'object' && 'items' in shape);

describe('Shapes of the answers of the contract', () => {
  test('Every operation that answers with JSON has a shape', () => {
    expect(shapes.length).toBeGreaterThan(100);
    expect(lists.length).toBeGreaterThan(25);
    const code = readFileSync('openapi/openapi.bundle.json', 'utf8');
    expect(code.match(/"operationId"/g)?.length).toBeGreaterThan(shapes.length);
  });

  test.each(shapes)('The shape of %s fits itself, and nothing of another kind', (_, shape) => {
    expect(hasShape(shape, shape)).toBe(true);
    const others = [null, undefined, [], {}, 'text', 7, false];
    expect(others.filter((answer) => hasShape(answer, shape))).toEqual([]);
  });

  test.each(shapes)('The shape of %s fits no answer with a missing or wrong member', (_, shape) => {
    const wrong = wrongAnswers(shape);
    expect(wrong.length).toBeGreaterThan(0);
    expect(wrong.filter((answer) => hasShape(answer, shape))).toEqual([]);
  });

  test.each(lists)('The shape of %s fits an empty list, and no list of nothing', (_, shape) => {
    const whole = Object(shape);
    expect(hasShape({ ...whole, items: [] }, shape)).toBe(true);
    for (const items of [[null], [{}], [[]], {}, null, 'text']) {
      expect(hasShape({ ...whole, items }, shape)).toBe(false);
    }
  });

  test('An operation whose code is not in the file is an error', () => {
    expect(() => withAnswerShapes('', ['listOrders'], answerShapes(contract))).toThrow(
      'The endpoint listOrders is not in its file.',
    );
  });
});

/** The answer with each of its members, at every depth, missing, null or of another kind. */
function wrongAnswers(shape: AnswerShape): unknown[] {
  if (typeof shape !== 'object') return [undefined, null, typeof shape === 'string' ? 1 : 'text'];
  const members: [string, AnswerShape][] = Object.entries(shape);
  return members.flatMap(([name, part]) =>
    [undefined, null, Array.isArray(part) ? {} : [], ...wrongAnswers(part)].map((value) =>
      Array.isArray(shape) ? [value] : { ...shape, [name]: value },
    ),
  );
}
