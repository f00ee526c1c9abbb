import { describe, expect, it } from 'vitest';
import { backOffMs } from '#application/conversations/mailbox-polling.machine';
import { mailboxPollingTestModel } from '../support/machine-models/mailbox-polling.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createMailboxPollingNodeDriver } from '../support/node-drivers/mailbox-polling.driver';

describeMachine(mailboxPollingTestModel, createMailboxPollingNodeDriver);

describe('The pause after failures', () => {
  it('The pause doubles with each failure, from half a minute to half an hour', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map((failures) => backOffMs(failures) / 1000)).toEqual([
      30, 60, 120, 240, 480, 960, 1800,
    ]);
  });
});
