import { afterAll, beforeAll, expect, type MockInstance, vi } from 'vitest';

type ConsoleMethod = 'error' | 'trace';

/**
 * Runs `act` and keeps its expected messages out of the output: packages write some failures to the
 * console themselves, without a logger that a test could pass. Any other message fails the test.
 * @param expected matches each message, as text
 */
export async function withExpectedMessages<Result>(
  method: ConsoleMethod,
  expected: RegExp,
  act: () => PromiseLike<Result>,
): Promise<Result> {
  const recorded = recordMessages(method);
  try {
    return await act();
  } finally {
    const unexpected = unexpectedOf(recorded, expected);
    recorded.mockRestore();
    expect(unexpected).toEqual([]);
  }
}

/** The same for all tests of a file, whose processes run at the same time. */
export function expectMessagesOfFile(method: ConsoleMethod, expected: RegExp): void {
  let recorded: MockInstance;
  beforeAll(() => {
    recorded = recordMessages(method);
  });
  afterAll(() => {
    const unexpected = unexpectedOf(recorded, expected);
    recorded.mockRestore();
    expect(unexpected).toEqual([]);
  });
}

function recordMessages(method: ConsoleMethod): MockInstance {
  return vi.spyOn(console, method).mockImplementation(() => undefined);
}

function unexpectedOf({ mock }: MockInstance, expected: RegExp): unknown[] {
  return mock.calls
    .map(([message]) => message)
    .filter((message) => !expected.test(String(message)));
}
