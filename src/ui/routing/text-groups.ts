/**
 * Groups of namespaces that are loaded together, the smallest first. The build writes a file of
 * each group in each language (src/prerender/page-requests.ts): those of the first document, and of every
 * portal route.
 */
let groups: readonly (readonly string[])[] = [];

/** Adds groups; one namespace alone already has its file. */
export function addTextGroups(added: readonly (readonly string[])[]): void {
  groups = [...groups, ...added].toSorted((one, other) => one.length - other.length);
}

/** The smallest group that contains these namespaces; undefined if there is none. */
export function textGroupOf(names: readonly string[]): readonly string[] | undefined {
  return groups.find((group) => names.every((name) => group.includes(name)));
}
