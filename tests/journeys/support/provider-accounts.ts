import { expect } from '@playwright/test';
import type { ProviderName } from '#domain/identity/identity-providers';
import { portsFromList } from '../../support/identity-providers/journey-settings';
import type { DoubleAccount, DoubleMail } from '../../support/identity-providers/provider-double';

function controlAddress(path: string): string {
  const { control } = portsFromList(process.env.JOURNEYS_PROVIDERS ?? '');
  return `http://127.0.0.1:${control}${path}`;
}

/** Makes an account at the test double of a provider, with a confirmed address. */
export async function createProviderAccount(
  provider: ProviderName,
  account: DoubleAccount,
): Promise<void> {
  await fetch(controlAddress(`/accounts/${provider}`), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
}

/** The latest mail of a provider's test double to an address, once it has been sent. */
export async function providerMail(provider: ProviderName, to: string): Promise<DoubleMail> {
  const latestMail = async () => {
    const answer = await fetch(controlAddress(`/mails/${provider}`));
    // The control answers the mails of a test double.
    return ((await answer.json()) as DoubleMail[]).findLast((one) => one.to === to);
  };
  await expect.poll(latestMail, `a mail of ${provider} to ${to}`).toBeDefined();
  // It is there now.
  return (await latestMail()) as DoubleMail;
}
