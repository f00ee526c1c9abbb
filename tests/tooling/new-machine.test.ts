import { cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fullyCoveredMachines, machineFiles, machineRegistries } from '../../scripts/registries';
import { createTree, runScript } from './run-script';

/** What a machine and its paths in Node need of the repository. */
const NEEDED = [
  'package.json',
  'tsconfig.json',
  'docs/machines',
  'openapi/types.generated.ts',
  'src/application',
  'src/dev',
  'src/domain',
  'src/infrastructure',
  'tests/qa',
  'tests/support',
];

const CHECKED = [
  'src/application/coupons/*.ts',
  'src/application/machines.generated.ts',
  'tests/support/machine-models/all-test-models.generated.ts',
  'tests/support/node-drivers/all-node-drivers.generated.ts',
];

describe('New machine', () => {
  it('The files of a new machine are found by their names, compile, and all their paths pass', () => {
    const root = createRepository();
    const made = runScript([
      '--import',
      'tsx',
      'scripts/new.ts',
      'machine',
      'coupons/coupon-redeeming',
      root,
    ]);
    expect(made.output).toContain('written tests/journeys/machines/coupon-redeeming.spec.ts');
    expect(made.status).toBe(0);

    expect(machineFiles(root)).toContainEqual({ subject: 'coupons', name: 'coupon-redeeming' });
    expect(fullyCoveredMachines(root).long).toContain('couponRedeeming');
    for (const [path, content] of machineRegistries(root)) {
      expect(content).toContain('  couponRedeeming: ');
      expect(readFileSync(join(root, path), 'utf8')).toBe(content);
    }

    const types = ['--noEmit', '-p', join(root, 'tsconfig.new.json')];
    expect(runScript([resolve('node_modules/typescript/bin/tsc'), ...types])).toEqual({
      status: 0,
      output: '',
    });

    const tsx = resolve('node_modules/tsx/dist/cli.mjs');
    // Part of `npm run generate`: each transition that fires is compared with its page.
    const pages = ['tests/support/write-machine-docs.ts', 'docs/machines'];
    expect(runScript([tsx, ...pages], {}, root)).toEqual({ status: 0, output: '' });
    const qa = ['tests/qa/main.ts', 'accept', '--machine', 'couponRedeeming'];
    const accepted = runScript([tsx, ...qa], {}, root);
    expect(accepted.output).toContain('states 4/4  transitions 5/5');
    expect(accepted.status).toBe(0);
    expect(existsSync(join(root, 'tests/qa/expected/coupon-redeeming.json'))).toBe(true);
    // It compiles all of the application, for several times as long on a busy machine.
  }, 300_000);

  it('A new machine replaces no file, and needs a subject and a name', () => {
    const root = createTree({ 'src/application/orders/order-actions.machine.ts': 'own' });
    const again = runScript([
      '--import',
      'tsx',
      'scripts/new.ts',
      'machine',
      'orders/order-actions',
      root,
    ]);
    expect(again.output).toBe(
      'src/application/orders/order-actions.machine.ts exists. Choose another name.',
    );
    expect(again.status).toBe(1);
    expect(
      runScript(['--import', 'tsx', 'scripts/new.ts', 'machine', 'OrderActions', root]).status,
    ).toBe(1);
  });
});

/** A copy of what the machine needs, until the test ends. */
function createRepository(): string {
  const root = createTree({});
  for (const path of NEEDED) cpSync(path, join(root, path), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  const config = { extends: './tsconfig.json', include: CHECKED };
  writeFileSync(join(root, 'tsconfig.new.json'), JSON.stringify(config));
  return root;
}
