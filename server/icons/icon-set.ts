import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

interface IconifySet {
  readonly width: number;
  readonly height: number;
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
}

/** An icon by its name, as an SVG document. */
export interface IconSvg {
  readonly name: string;
  readonly svg: string;
}

let set: Promise<IconifySet> | undefined;

/** The Solar set as its package ships it (12 MB), read at the first request for an icon. */
function solar(): Promise<IconifySet> {
  set ??= readFile(resolve('@iconify-json/solar/icons.json'), 'utf8').then((text) =>
    JSON.parse(text),
  );
  return set;
}

/** Returns the icons of these names as SVG documents; unknown names are left out. */
export async function iconSvgsOf(names: readonly string[]): Promise<IconSvg[]> {
  const { icons, aliases = {}, width, height } = await solar();
  const bodyOf = (name: string): string | undefined => {
    const known = Object.hasOwn(aliases, name) ? (aliases[name]?.parent ?? name) : name;
    return Object.hasOwn(icons, known) ? icons[known]?.body : undefined;
  };
  const start = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`;
  return names.flatMap((name) => {
    const body = bodyOf(name);
    return body === undefined ? [] : [{ name, svg: `${start}${body}</svg>` }];
  });
}
