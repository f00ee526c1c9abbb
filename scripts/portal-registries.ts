/**
 * The modules that name all pages and all texts of the portal, written from the names of files, so
 * that a new page or a new file of texts is added in one place.
 */
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { camelCased } from './machine-registries';

function noteOf(source: string): string {
  return `// Written by \`npm run generate\` from the names of the files \`${source}\`. Do not edit.`;
}

/**
 * @param root the repository
 * @returns content by path
 */
export function portalRegistries(root: string): Map<string, string> {
  return new Map([
    ['src/ui/app/portal-routes.generated.ts', routesModule(subjectsWithRoutes(root))],
    ['src/ui/text/text-resources.generated.ts', textsModule(textNamespaces(root))],
  ]);
}

/** The folders of `src/ui` that describe pages in `<subject>.routes.ts`. */
function subjectsWithRoutes(root: string): string[] {
  return readdirSync(join(root, 'src/ui'))
    .filter((subject) => existsSync(join(root, 'src/ui', subject, `${subject}.routes.ts`)))
    .sort();
}

/** French texts are complete; the other languages have the same files. */
function textNamespaces(root: string): string[] {
  return readdirSync(join(root, 'public/locales/fr'))
    .map((file) => basename(file, '.json'))
    .sort();
}

function routesModule(subjects: readonly string[]): string {
  const folderOf = (subject: string) => (subject === 'app' ? '.' : `../${subject}`);
  return `${noteOf('*.routes.ts')}
import type { PortalRoute } from '../routing/portal-route';
${subjects.map((subject) => `import { routes as ${camelCased(subject)} } from '${folderOf(subject)}/${subject}.routes';`).join('\n')}

/**
 * Every page of signed-in users (specification, section 2). The router, the menu, the palette and
 * the tour read it.
 */
export const portalRoutes: readonly PortalRoute[] = [
${subjects.map((subject) => `  ...${camelCased(subject)},`).join('\n')}
];
`;
}

function textsModule(namespaces: readonly string[]): string {
  return `${noteOf('public/locales/fr/*.json')}
${namespaces.map((name) => `import type ${name} from '../../../public/locales/fr/${name}.json';`).join('\n')}

/** The portal's texts by namespace. */
export interface TextResources {
${namespaces.map((name) => `  ${name}: typeof ${name};`).join('\n')}
}
`;
}
