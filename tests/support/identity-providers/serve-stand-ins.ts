import { IDENTITY_PROVIDERS, type ProviderName } from '#domain/identity/identity-providers';
import { portsFromList } from './journey-settings';
import { serveOnLoopback } from './loopback-server';
import type { ProviderStandIn } from './stand-in';
import { STAND_INS } from './stand-ins';

/**
 * The stand-ins of all providers for the journeys, as a process: `tsx serve-stand-ins.ts <origin of
 * the portal> <ports>`. Its desk makes accounts and shows mails: `POST /accounts/<provider>` and
 * `GET /mails/<provider>`.
 */
async function serve(origin: string, list: string): Promise<void> {
  const ports = portsFromList(list);
  const started = await Promise.all(
    IDENTITY_PROVIDERS.map(
      async (name) => [name, await STAND_INS[name](origin, ports[name])] as const,
    ),
  );
  const standIns = new Map<string, ProviderStandIn>(started);
  await serveOnLoopback(async ({ url, body }) => {
    const [, subject, name = ''] = url.pathname.split('/');
    const standIn = standIns.get(name as ProviderName);
    if (subject === 'mails') return { json: standIn?.mails ?? [] };
    // The journeys send nothing else.
    if (subject === 'accounts') await standIn?.createAccount(body as never);
    return { json: {} };
  }, ports.desk);
}

const [origin = '', list = ''] = process.argv.slice(2);
void serve(origin, list);
