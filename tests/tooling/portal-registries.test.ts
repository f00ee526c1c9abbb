import { expect, it } from 'vitest';
import { portalRegistries } from '../../scripts/registries';
import { createTree } from './run-script';

it('The pages and the texts of a new subject are found by the names of their files', () => {
  const root = createTree({
    'src/ui/app/app.routes.ts': '',
    'src/ui/gift-cards/gift-cards.routes.ts': '',
    'src/ui/kit/button.tsx': '',
    'public/locales/fr/giftCards.json': '{}',
  });
  const registries = portalRegistries(root);
  expect(linesOf(registries.get('src/ui/app/portal-routes.generated.ts'))).toEqual([
    "import type { PortalRoute } from '../routing/portal-route';",
    "import { routes as app } from './app.routes';",
    "import { routes as giftCards } from '../gift-cards/gift-cards.routes';",
  ]);
  expect(linesOf(registries.get('src/ui/text/text-resources.generated.ts'))).toEqual([
    "import type giftCards from '../../../public/locales/fr/giftCards.json';",
  ]);
});

function linesOf(module = ''): string[] {
  return module.split('\n').filter((line) => line.startsWith('import'));
}
