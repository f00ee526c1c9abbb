import { describe, expect, test } from 'vitest';
import { startTestServer } from '../support/test-server';

const server = await startTestServer();
const documented = await startTestServer({ beside: server, config: { apiDocs: true } });

test('The server has no page of the contract by default', async () => {
  for (const path of ['/api-docs/', '/api-docs/json', '/api-docs/static/swagger-ui-bundle.js']) {
    expect([path, (await server.anonymous.get(path)).status]).toEqual([path, 404]);
  }
});

describe('Contract page', () => {
  test('The contract page serves all its files itself and loads nothing from other hosts', async () => {
    const page = await documented.anonymous.get('/api-docs/');
    expect(page.status).toBe(200);
    const sources = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, source]) => source);
    expect(sources.length).toBeGreaterThan(3);
    for (const source of sources) {
      expect(source).toMatch(/^\.?\//);
      const file = await documented.anonymous.get(
        new URL(`${source}`, `${documented.url}/api-docs/`).pathname,
      );
      expect([source, file.status]).toEqual([source, 200]);
    }
    expect(page.text).not.toMatch(/<script>[^<]/);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining(["default-src 'none'", "script-src 'self'", "connect-src 'self'"]),
    );
  });

  test('The contract page does not change the policy of other responses', async () => {
    const { headers } = await documented.anonymous.get('/healthz');
    expect(headers.get('content-security-policy')).not.toContain("script-src 'self'");
  });

  test('The contract page has examples that work without changes', async () => {
    const { body: contract } = await documented.anonymous.get('/api-docs/json');
    const paths: Record<string, PathItem> = contract.paths;
    const example =
      paths['/api/auth/token/']?.post?.requestBody?.content['application/json'].example;
    const { status, body } = await documented.anonymous.post('/api/auth/token/', example);
    expect(status).toBe(200);
    const admin = documented.withToken(body.access);
    for (const [path, item] of Object.entries(paths)) {
      const parameters = item.parameters ?? [];
      // The public record ids are in the public lists only.
      const isOfPublicRecord = path.startsWith('/api/public/') && path.includes('{');
      // Imports, files and CVs exist only after an upload; the example is no chat with a link.
      const isUploaded = /\/import\/|\/files?\/|\/cv$|\{conversationId\}\/link$/.test(path);
      if (!item.get || isUploaded || isOfPublicRecord) continue;
      const filled = parameters.reduce(
        (made, { name, example: value }) => made.replace(`{${name}}`, value ?? ''),
        path,
      );
      const asked = (item.get.parameters ?? []).filter(({ required }) => required);
      const query = new URLSearchParams(asked.map((one) => [one.name, one.example ?? '']));
      expect([path, (await admin.get(`${filled}?${query}`)).status]).toEqual([path, 200]);
    }
  });
});

interface Parameter {
  readonly name: string;
  readonly required?: boolean;
  readonly example?: string;
}

interface PathItem {
  readonly parameters?: readonly Parameter[];
  readonly get?: { readonly parameters?: readonly Parameter[] };
  readonly post?: {
    readonly requestBody?: { readonly content: { 'application/json': { example: object } } };
  };
}
