import type { ProviderName } from '#domain/identity/identity-providers';
import { portsFromList } from '../../support/identity-providers/journey-settings';
import type { StandInAccount, StandInMail } from '../../support/identity-providers/stand-in';

function deskAddress(path: string): string {
  const { desk } = portsFromList(process.env.JOURNEYS_STAND_INS ?? '');
  return `http://127.0.0.1:${desk}${path}`;
}

/** Makes an account at the stand-in of a provider, with a confirmed address. */
export async function createProviderAccount(
  provider: ProviderName,
  account: StandInAccount,
): Promise<void> {
  await fetch(deskAddress(`/accounts/${provider}`), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
}

/** The latest mail of a provider's stand-in to an address. */
export async function providerMail(provider: ProviderName, to: string): Promise<StandInMail> {
  const answer = await fetch(deskAddress(`/mails/${provider}`));
  // The desk answers the mails of a stand-in.
  const mail = ((await answer.json()) as StandInMail[]).findLast((one) => one.to === to);
  if (!mail) throw new Error(`${provider} has sent no mail to ${to}.`);
  return mail;
}
