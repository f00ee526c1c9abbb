import { describe, expect, it } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit';

const never = new AbortController().signal;

function pause() {
  return new Promise((resolve) => setImmediate(resolve));
}

describe('Concurrency limit', () => {
  it('The concurrency limit runs at most its number of tasks at once, and starts the others in order', async () => {
    const turns = createConcurrencyLimit(2);
    const begun: string[] = [];
    for (const name of ['a', 'b', 'c', 'd']) void turns.acquire(never).then(() => begun.push(name));
    await pause();
    expect(begun).toEqual(['a', 'b']);
    turns.release();
    await pause();
    expect(begun).toEqual(['a', 'b', 'c']);
  });

  it('The concurrency limit skips a waiting task that was aborted', async () => {
    const turns = createConcurrencyLimit(1);
    const begun: string[] = [];
    await turns.acquire(never);
    const impatient = new AbortController();
    const given = turns.acquire(impatient.signal).catch(() => begun.push('gave up'));
    void turns.acquire(never).then(() => begun.push('c'));
    impatient.abort();
    await given;
    turns.release();
    await pause();
    expect(begun).toEqual(['gave up', 'c']);
  });
});
