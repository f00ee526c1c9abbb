import { IDENTITY_PROVIDERS, type ProviderName } from '#domain/identity/identity-providers';
import { portsFromList } from './journey-settings';
import { serveOnLoopback } from './loopback-server';
import type { ProviderDouble } from './provider-double';
import { PROVIDER_DOUBLES } from './provider-doubles';

/**
 * The test doubles of all providers for the journeys, as a process: `tsx serve-doubles.ts <origin of
 * the portal> <ports>`. Its control server makes accounts and shows mails: `POST /accounts/<provider>` and
 * `GET /mails/<provider>`.
 */
async function serve(origin: string, list: string): Promise<void> {
  const ports = portsFromList(list);
  const started = await Promise.all(
    IDENTITY_PROVIDERS.map(
      async (name) => [name, await PROVIDER_DOUBLES[name](origin, ports[name])] as const,
    ),
  );
  const doubles = new Map<string, ProviderDouble>(started);
  await serveOnLoopback(async ({ url, body }) => {
    const [, subject, name = ''] = url.pathname.split('/');
    const double = doubles.get(name as ProviderName);
    if (subject === 'mails') return { json: double?.mails ?? [] };
    // The journeys send nothing else.
    if (subject === 'accounts') await double?.createAccount(body as never);
    return { json: {} };
  }, ports.control);
}

const [origin = '', list = ''] = process.argv.slice(2);
void serve(origin, list);
