import { expect, test } from 'vitest';
import { databaseCodeOf } from './errors';

function withCode(code: unknown, cause?: unknown): Error {
  return Object.assign(new Error('something', { cause }), { code });
}

test.each(['23505', '22P02', '40P01', 'ECONNREFUSED', 'EAI_AGAIN'])(
  "`databaseCodeOf` returns %s as a database code, also from an error's cause",
  (code) => {
    expect(databaseCodeOf(withCode(code))).toBe(code);
    expect(databaseCodeOf(withCode('conflict', withCode(code)))).toBe(code);
  },
);

test.each(['not_found', 'FST_ERR_VALIDATION', '', 404, undefined])(
  '`databaseCodeOf` ignores %s',
  (code) => {
    expect(databaseCodeOf(withCode(code))).toBeUndefined();
  },
);
