import { describe, expect, test } from 'vitest';
import { createPasswordTurns, passwordsAtOnce } from './password-turns';

const user = { userId: 'usr_1' };
const stranger = { userId: undefined };
const REFUSAL = { status: 503, code: 'unavailable', parts: { retryAfter: 5 } };

/** Work that ends when the test says so, and the order in which works began. */
function createWorks() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.push(() => resolve(name)));
  };
  const endNext = async () => {
    ends.shift()?.();
    await settle();
  };
  return { begun, work, endNext };
}

/** Lets everything happen that waits for nothing but its turn. */
function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

describe('Passwords are hashed', () => {
  test('so that a core and two threads of libuv stay free', () => {
    expect(passwordsAtOnce(1, 4)).toBe(1);
    expect(passwordsAtOnce(2, 4)).toBe(1);
    expect(passwordsAtOnce(3, 4)).toBe(2);
    expect(passwordsAtOnce(64, 4)).toBe(2);
    expect(passwordsAtOnce(64, 16)).toBe(14);
    expect(passwordsAtOnce(64, 1)).toBe(1);
  });

  test('at most so many at once, in the order of their requests', async () => {
    const turns = createPasswordTurns(2, 10);
    const { begun, work, endNext } = createWorks();
    const all = ['a', 'b', 'c', 'd'].map((name) => turns.take(stranger, work(name)));
    await settle();
    expect(begun).toEqual(['a', 'b']);
    await endNext();
    expect(begun).toEqual(['a', 'b', 'c']);
    for (let ended = 1; ended < 4; ended += 1) await endNext();
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
  });

  test('of users and strangers in turns, however many strangers wait', async () => {
    const turns = createPasswordTurns(1, 10);
    const { begun, work, endNext } = createWorks();
    for (const name of ['s1', 's2', 's3', 's4']) void turns.take(stranger, work(name));
    await settle();
    for (const name of ['u1', 'u2']) void turns.take(user, work(name));
    for (let ended = 0; ended < 6; ended += 1) await endNext();
    expect(begun).toEqual(['s1', 'u1', 's2', 'u2', 's3', 's4']);
  });
});

describe('A request is refused', () => {
  test('at once if its queue is full, and the other queue has room', async () => {
    const turns = createPasswordTurns(1, 2);
    const { work } = createWorks();
    void turns.take(stranger, work('running'));
    await settle();
    for (const name of ['one', 'two']) void turns.take(stranger, work(name));
    expect([turns.isFull(undefined), turns.isFull('usr_1')]).toEqual([true, false]);
    await expect(turns.take(stranger, work('three'))).rejects.toMatchObject(REFUSAL);
  });

  test('if its user has too many requests in the queue, and other users have room', async () => {
    const turns = createPasswordTurns(1, 10, 2);
    const { work, endNext } = createWorks();
    void turns.take(user, work('running'));
    await settle();
    for (const name of ['one', 'two']) void turns.take(user, work(name));
    await expect(turns.take(user, work('three'))).rejects.toMatchObject(REFUSAL);
    expect([turns.isFull('usr_1'), turns.isFull('usr_2')]).toEqual([true, false]);
    await endNext();
    expect(turns.isFull('usr_1')).toBe(false);
  });

  test('if its client leaves before its turn, and gives its place to another one', async () => {
    const turns = createPasswordTurns(1, 1);
    const { begun, work, endNext } = createWorks();
    const gone = new AbortController();
    void turns.take(stranger, work('running'));
    await settle();
    const left = turns.take({ ...stranger, signal: gone.signal }, work('left'));
    gone.abort();
    await expect(left).rejects.toMatchObject(REFUSAL);
    expect(turns.isFull(undefined)).toBe(false);
    const next = turns.take(stranger, work('next'));
    await endNext();
    await endNext();
    expect(await next).toBe('next');
    expect(begun).toEqual(['running', 'next']);
  });

  test('with the error of its work if that fails, and others go on', async () => {
    const turns = createPasswordTurns(1, 2);
    const failing = turns.take(user, () => Promise.reject(new Error('no hash')));
    const other = turns.take(user, () => Promise.resolve('hash'));
    await expect(failing).rejects.toThrow('no hash');
    expect(await other).toBe('hash');
  });
});
