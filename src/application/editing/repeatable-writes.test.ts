import { expect, test } from 'vitest';
import { repeatableWrites } from './repeatable-writes';

/** Records the keys of its writes; those of the turns in `failing` are rejected. */
function recordedKeys(failing: readonly number[] = []) {
  const keys: string[] = [];
  const write = async (key: string) => {
    keys.push(key);
    if (failing.includes(keys.length)) throw new Error('The answer was lost.');
    return keys.length;
  };
  return { keys, write };
}

test('The same content keeps its key until its write has succeeded, and is then another write', async () => {
  const repeatable = repeatableWrites();
  const { keys, write } = recordedKeys([1, 2]);
  await expect(repeatable({ title: 'a' }, write)).rejects.toThrow('lost');
  await expect(repeatable({ title: 'a' }, write)).rejects.toThrow('lost');
  expect(await repeatable({ title: 'a' }, write)).toBe(3);
  await repeatable({ title: 'a' }, write);
  const [first, second, third, fourth] = keys;
  expect([second, third]).toEqual([first, first]);
  expect(fourth).not.toBe(first);
});

test('Other content, and the same content of another tab, have other keys that the contract accepts', async () => {
  const { keys, write } = recordedKeys();
  const repeatable = repeatableWrites();
  await repeatable({ title: 'a' }, write);
  await repeatable({ title: 'b' }, write);
  await repeatableWrites()({ title: 'a' }, write);
  expect(new Set(keys).size).toBe(3);
  for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9_-]{8,128}$/);
});
