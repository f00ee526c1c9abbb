import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { createTree, runScript } from './run-script';

const FILES = ['compose.yaml', 'deploy', 'docs/settings.md'];

it('The compose file and the manifests of Kubernetes fit their schemas and our settings', () => {
  expect(judged(() => undefined)).toEqual({ status: 0, output: '' });
});

it.each([
  [
    'an unknown word',
    'compose.yaml',
    'read_only:',
    'read_onli:',
    /services\/portal-1 must NOT have/,
  ],
  [
    'an unknown variable',
    'compose.yaml',
    'TRUST_PROXY:',
    'TRUST_PROXIES:',
    /TRUST_PROXIES is no setting/,
  ],
  [
    'a wrong type',
    'deploy/kubernetes/autoscaler.yaml',
    'maxReplicas: 6',
    'maxReplicas: six',
    /maxReplicas must be integer/,
  ],
  [
    'a missing part',
    'deploy/kubernetes/portal.yaml',
    'selector:',
    'selecter:',
    /must have required property selector/,
  ],
  [
    'an unknown kind',
    'deploy/kubernetes/service.yaml',
    'kind: Service',
    'kind: Servic',
    /Kubernetes has no Servic in v1/,
  ],
  [
    'an unknown secret',
    'deploy/kubernetes/secrets.env.example',
    'JWT_SECRET',
    'JWT_KEY',
    /JWT_KEY is no setting/,
  ],
  [
    'a file that is not listed',
    'deploy/kubernetes/kustomization.yaml',
    '  - ingress.yaml\n',
    '',
    /ingress.yaml is not in/,
  ],
])('%s in a file of a deployment is reported', (_what, file, text, wrong, finding) => {
  const { status, output } = judged((root) => {
    const path = join(root, file);
    const content = readFileSync(path, 'utf8');
    expect(content).toContain(text);
    writeFileSync(path, content.replace(text, wrong));
  });
  expect(status).toBe(1);
  expect(output).toMatch(finding);
});

function judged(change: (root: string) => void) {
  const root = createTree({});
  for (const file of FILES) cpSync(file, join(root, file), { recursive: true });
  change(root);
  return runScript(['--import', 'tsx', resolve('scripts/deployment-files.ts'), root]);
}
