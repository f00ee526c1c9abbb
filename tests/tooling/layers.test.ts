import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  cycleMessage,
  layerRules,
  subjectCycleMessage,
  subjectTrees,
} from '../../scripts/layer-rules';
import { layerFindings } from '../../scripts/layers';
import { createTree, runScript } from './run-script';

/** One file for each layer, each with allowed imports only. */
const soundTree: Record<string, string> = {
  'src/domain/orders/order.ts':
    "import * as z from 'zod/mini';\nexport const order = z.object({});\n",
  'src/domain/orders/order.test.ts':
    "import { it } from 'vitest';\nimport { order } from './order';\n",
  'openapi/types.generated.ts': 'export type Order = { id: string };\n',
  'src/application/ports/clock.ts': 'export interface Clock { now(): number }\n',
  'src/application/orders/orders.ts':
    "import { order } from '#domain/orders/order';\nimport type { Order } from '#openapi/types.generated';\nimport type { Clock } from '../ports/clock';\nexport const orders = [order];\n",
  'src/application/api/store-api.ts':
    "import { createApi } from '@reduxjs/toolkit/query/react';\nexport const storeApi = createApi;\n",
  'src/infrastructure/system-clock.ts':
    "import type { Clock } from '#application/ports/clock';\nexport const clock = {};\n",
  'src/ui/orders-page.tsx':
    "import { orders } from '#application/orders/orders';\nimport { order } from '#domain/orders/order';\nimport type { Order } from '#openapi/types.generated';\nexport const OrdersPage = () => null;\n",
  'src/start/initialize-page.ts':
    "import { clock } from '#infrastructure/system-clock';\nexport const page = clock;\n",
  'src/main.tsx':
    "import { clock } from '#infrastructure/system-clock';\nimport { page } from './start/initialize-page';\nimport { OrdersPage } from './ui/orders-page';\n",
  'src/infrastructure/storage/browser-storage.ts': 'export const storage = 1;\n',
  'src/document-scripts/portal.ts':
    "import { order } from '#domain/orders/order';\nimport { storage } from '#infrastructure/storage/browser-storage';\nimport { first } from './first';\n",
  'src/document-scripts/first.ts': 'export const first = 1;\n',
  'src/document-scripts/first.test.ts':
    "import { it } from 'vitest';\nimport { OrdersPage } from '../ui/orders-page';\nimport { first } from './first';\n",
  'src/prerender/render.tsx':
    "import { storage } from '#infrastructure/storage/browser-storage';\nimport { first } from '../document-scripts/first';\nimport { OrdersPage } from '../ui/orders-page';\n",
  'server/main.ts':
    "import { order } from '#domain/orders/order';\nimport type { Order } from '#openapi/types.generated';\nimport contract from '../openapi/openapi.bundle.json';\n",
  'tests/api/orders.test.ts':
    "import { order } from '#domain/orders/order';\nimport { OrdersPage } from '../../src/ui/orders-page';\nimport '../../server/main';\n",
};

/** Imports that break each rule: the file with the import, and its source line. */
const breaches: Record<string, [file: string, source: string][]> = {
  'domain stands alone': [
    ['src/domain/a.ts', "import { orders } from '#application/orders/orders';"],
    ['src/domain/a.ts', "import { clock } from '#infrastructure/system-clock';"],
    ['src/domain/a.ts', "export { OrdersPage } from '../ui/orders-page';"],
    ['src/domain/a.ts', "import type { x } from '../../server/main';"],
    ['src/domain/a.ts', "import type { Order } from '#openapi/types.generated';"],
  ],
  'domain is pure': [
    ['src/domain/a.ts', "import { useState } from 'react';"],
    ['src/domain/a.ts', "import { readFile } from 'node:fs';"],
    ['src/domain/a.ts', "import { z } from 'zod';"],
  ],
  'application knows no adapter': [
    ['src/application/a.ts', "import { clock } from '#infrastructure/system-clock';"],
    ['src/application/a.ts', "const late = import('../../server/main');"],
    ['src/application/a.ts', "import contract from '../../openapi/openapi.bundle.json';"],
  ],
  'application shows nothing': [
    ['src/application/a.ts', "import { OrdersPage } from '../ui/orders-page';"],
    ['src/application/a.ts', "import { useEffect } from 'react';"],
    ['src/application/a.ts', "import styled from 'styled-components';"],
    ['src/application/a.ts', "import { useFormik } from 'formik';"],
  ],
  'query hooks come from the api folder': [
    ['src/application/orders/a.ts', "import { createApi } from '@reduxjs/toolkit/query/react';"],
  ],
  'infrastructure sees ports only': [
    ['src/infrastructure/a.ts', "import { orders } from '#application/orders/orders';"],
  ],
  'infrastructure shows nothing': [
    ['src/infrastructure/a.ts', "import { OrdersPage } from '../ui/orders-page';"],
    ['src/infrastructure/a.ts', "import { useState } from 'react';"],
    ['src/infrastructure/a.ts', "import type { Order } from '#openapi/types.generated';"],
  ],
  'ui knows no adapter': [
    ['src/ui/a.tsx', "import { clock } from '#infrastructure/system-clock';"],
    ['src/ui/a.tsx', "import { x } from '../../server/main';"],
    ['src/ui/a.tsx', "import contract from '../../openapi/openapi.bundle.json';"],
  ],
  'document scripts share named rules only': [
    ['src/document-scripts/a.ts', "import { orders } from '#application/orders/orders';"],
    ['src/document-scripts/a.ts', "import { clock } from '#infrastructure/system-clock';"],
    ['src/document-scripts/a.ts', "import { OrdersPage } from '../ui/orders-page';"],
    ['src/document-scripts/a.ts', "import { createActor } from 'xstate';"],
    ['src/document-scripts/a.ts', "import type { x } from '../../server/main';"],
  ],
  'nobody imports document scripts': [
    ['src/ui/a.tsx', "import { first } from '../document-scripts/first';"],
    ['src/infrastructure/a.ts', "import { first } from '../document-scripts/first';"],
    ['src/main.tsx', "import { first } from './document-scripts/first';"],
    ['server/a.ts', "const late = import('../src/document-scripts/first');"],
  ],
  'prerender writes the portal only': [
    ['src/prerender/a.ts', "import { app } from '../main';"],
    ['src/prerender/a.ts', "import { html } from '../../server/main';"],
  ],
  'nobody imports prerender': [
    ['src/ui/a.tsx', "import { render } from '../prerender/render';"],
    ['src/domain/a.ts', "import { render } from '../prerender/render';"],
    ['server/a.ts', "import { render } from '../src/prerender/render';"],
  ],
  'server shares the domain only': [
    ['server/a.ts', "import { orders } from '#application/orders/orders';"],
    ['server/a.ts', "import { clock } from '#infrastructure/system-clock';"],
    ['server/a.ts', "import { OrdersPage } from '../src/ui/orders-page';"],
  ],
  'server shows nothing': [
    ['server/a.ts', "import { renderToString } from 'react-dom/server';"],
    ['server/a.ts', "import { createActor } from 'xstate';"],
  ],
  'nobody imports main': [
    ['src/ui/a.tsx', "import { application } from '../main';"],
    ['src/ui/a.tsx', "import { initializePage } from '../start/initialize-page';"],
  ],
  'shipped code knows no test': [['server/a.ts', "import { seed } from '../tests/support/seed';"]],
  'nothing shipped knows the developers’ tool': [
    ['src/ui/a.tsx', "import { recorder } from '../dev/recorder';"],
    ['src/application/a.ts', "const late = import('../dev/recorder');"],
  ],
  'crossings are spelled': [
    ['src/application/a.ts', "import { order } from '../domain/orders/order';"],
    ['src/domain/a.ts', "import { order } from '#domain/orders/order';"],
    ['server/a.ts', "import { order } from '../src/domain/orders/order';"],
    ['server/a.ts', "import type { Order } from '../openapi/types.generated';"],
    ['tests/api/a.test.ts', "import { orders } from '../../src/application/orders/orders';"],
  ],
};

describe('Layer check', () => {
  it('The layer check passes a tree whose imports follow the layers', () => {
    expect(findings(soundTree)).toBe('');
  });

  it('The layer check has sample breaches for every rule', () => {
    expect(Object.keys(breaches)).toEqual(layerRules.map((rule) => rule.name));
  });

  it.each(layerRules)(
    'The layer check reports a breach, with advice, of the rule: $name',
    ({ name, message }) => {
      for (const [file, source] of breaches[name] ?? []) {
        const output = findings({ ...soundTree, [file]: `${source}\n` });
        expect(output, source).toContain(`${file}: [${name}]`);
        expect(output, source).toContain(message);
      }
    },
  );

  it('The layer check reports circular imports', () => {
    const output = findings({
      ...soundTree,
      'src/domain/a.ts': "import { b } from './b';\n",
      'src/domain/b.ts': "export { c } from './c';\n",
      'src/domain/c.ts': "import { a } from './a';\n",
    });
    expect(output).toContain('src/domain/a.ts -> src/domain/b.ts -> src/domain/c.ts');
    expect(output).toContain(cycleMessage);
  });

  it('The layer check allows a lazy import of a module that imports the importing one', () => {
    const output = findings({
      ...soundTree,
      'src/ui/pages.ts': "export const page = () => import('./page');\n",
      'src/ui/page.tsx': "import { page } from './pages';\n",
    });
    expect(output).toBe('');
  });

  it.each(subjectTrees)('The layer check reports a cycle of subjects in %s', (tree) => {
    const output = findings({
      ...soundTree,
      [`${tree}/orders/order-page.ts`]: "import { invoice } from '../invoices/page/invoice';\n",
      [`${tree}/invoices/page/invoice.ts`]: 'export const invoice = 1;\n',
      [`${tree}/invoices/links.ts`]: "import type { Product } from '../products/product';\n",
      [`${tree}/products/product.ts`]:
        "export const page = () => import('../orders/order-path');\n",
      [`${tree}/orders/order-path.ts`]: 'export const path = 1;\n',
    });
    expect(output).toBe(
      `${tree}/invoices/links.ts: [no cycles between subjects] ${tree}: invoices -> products -> orders -> invoices (` +
        `${tree}/invoices/links.ts imports ${tree}/products/product.ts; ` +
        `${tree}/products/product.ts imports ${tree}/orders/order-path.ts; ` +
        `${tree}/orders/order-page.ts imports ${tree}/invoices/page/invoice.ts). ${subjectCycleMessage}`,
    );
  });

  it('The layer check allows imports of subjects in one direction, by tests, and by files of no subject', () => {
    const output = findings({
      ...soundTree,
      'src/ui/orders/order.ts': "import { invoice } from '../invoices/invoice';\n",
      'src/ui/invoices/invoice.ts': "import { pages } from '../pages';\n",
      'src/ui/invoices/invoice.test.ts': "import { order } from '../orders/order';\n",
      'src/ui/pages.ts': "export const page = () => import('./orders/order');\n",
    });
    expect(output).toBe('');
  });

  it('The layer check does not read comments or plain text as imports', () => {
    const source = "// import x from 'react';\n/* import 'react'; */\nexport const a = 'import';\n";
    expect(findings({ ...soundTree, 'src/domain/a.ts': source })).toBe('');
  });

  it('The layer check is a command that fails on a breach', () => {
    expect(commandOn(soundTree)).toEqual({ status: 0, output: '' });
    const broken = { ...soundTree, 'src/domain/a.ts': "import 'react';\n" };
    expect(commandOn(broken)).toMatchObject({ status: 1 });
    expect(commandOn(broken).output).toContain('src/domain/a.ts: [domain is pure]');
  });
});

function findings(tree: Record<string, string>): string {
  const found = layerFindings(createTree(tree));
  return found.map(({ file, rule, message }) => `${file}: [${rule}] ${message}`).join('\n');
}

function commandOn(tree: Record<string, string>) {
  return runScript(['--import', 'tsx', resolve('scripts/layers.ts'), createTree(tree)]);
}
