import { describe, expect, it } from 'vitest';
import { termFindings } from '../../scripts/terms';
import { createTree } from './run-script';

describe('Terms check', () => {
  it('The check accepts the standard terms', () => {
    const files = {
      'src/ui/kit/overlays/use-disclosure.ts': 'export function useDisclosure() {}',
      'server/worker/tasks.ts': 'export const tasks = { tellOfTestCharge: sendTestChargeNotice };',
      'docs/first-hour.md': 'The portal polls the server with exponential backoff.',
    };
    expect(termFindings(createTree(files))).toEqual([]);
  });

  it.each([
    ['src/ui/kit/overlays/menu.tsx', 'const menu = useOpener();', 'useOpener'],
    ['src/ui/kit/overlays/menu.tsx', '/** Opened by `useOpener`. */', 'useOpener'],
    ['server/orders/accept.ts', "import { moveOrder } from './orders';", 'moveOrder'],
    ['server/orders/notices.ts', 'await tellOfMove(order);', 'tellOfMove'],
    ['scripts/lock.mjs', 'const MOST_FILES = 3;', 'MOST_FILES'],
    [
      'tests/support/drivers.ts',
      'export const orderActionsInNode = 1; class FormInNode {}',
      'FormInNode',
    ],
    ['openapi/orders.yaml', 'description: What befalls an order.', 'befalls'],
    ['README.md', 'The portal is knocked\nat from time to time.', 'knocked at'],
    ['src/domain/a.ts', '/**\n * Text that is told so\n * that it is read.\n */', 'told so that'],
  ])('The check refuses an old name or phrase in %s: %j', (path, text, refused) => {
    expect(termFindings(createTree({ [path]: text }))).toMatchObject([{ file: path, refused }]);
  });

  it('The check reports the line and the standard term', () => {
    const root = createTree({
      'src/ui/kit/overlays/menu.tsx': 'const a = 1;\n\nconst b = useOpener();\n',
    });
    expect(termFindings(root)).toEqual([
      {
        file: 'src/ui/kit/overlays/menu.tsx',
        line: 3,
        refused: 'useOpener',
        use: 'useDisclosure, DisclosureState',
      },
    ]);
  });

  it.each([
    'src/ui/kit/button-look.ts',
    'src/ui/visitors/page.tsx',
    'server/http/kept-answers.ts',
    'server/orders/tell-of-move.ts',
    'src/application/ports/reach.ts',
    'src/domain/imports/file-faults.test.ts',
    'tests/support/machine-models/live.script.ts',
    'tests/support/node-worlds/live.ts',
    'tests/journeys/machines/order-sight.ts',
    'tests/journeys/machines/form-on-page.ts',
    'tests/support/model/postman.ts',
  ])('The check refuses the file name %s', (path) => {
    expect(termFindings(createTree({ [path]: '' }))).toMatchObject([{ file: path, line: 0 }]);
  });

  it('The check reads nothing in its own list and in generated files', () => {
    const files = {
      'scripts/refused-terms.ts': "'useOpener'",
      'src/application/api/orders-endpoints.generated.ts': 'useOpener',
    };
    expect(termFindings(createTree(files))).toEqual([]);
  });
});
