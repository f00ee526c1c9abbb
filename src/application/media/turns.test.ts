import { describe, expect, it } from 'vitest';
import { createTurns } from './turns';

const never = new AbortController().signal;
const pause = () => new Promise((resolve) => setImmediate(resolve));

describe('turns', () => {
  it('let no more work at once than they may, the others in their order', async () => {
    const turns = createTurns(2);
    const begun: string[] = [];
    for (const name of ['a', 'b', 'c', 'd']) void turns.take(never).then(() => begun.push(name));
    await pause();
    expect(begun).toEqual(['a', 'b']);
    turns.giveBack();
    await pause();
    expect(begun).toEqual(['a', 'b', 'c']);
  });

  it('pass over who has given up waiting', async () => {
    const turns = createTurns(1);
    const begun: string[] = [];
    await turns.take(never);
    const impatient = new AbortController();
    const given = turns.take(impatient.signal).catch(() => begun.push('gave up'));
    void turns.take(never).then(() => begun.push('c'));
    impatient.abort();
    await given;
    turns.giveBack();
    await pause();
    expect(begun).toEqual(['gave up', 'c']);
  });
});
