/**
 * Groups of namespaces that are loaded together. The build writes a file of each group in each
 * language (scripts/page-requests.mjs): those of the first document, and of every portal route.
 */
let groups: readonly (readonly string[])[] = [];

/** Adds groups; one namespace alone already has its file. */
export function addTextGroups(added: readonly (readonly string[])[]): void {
  groups = [...groups, ...added.filter((names) => names.length > 1)];
}

/** The smallest group that contains these namespaces; undefined if there is none. */
export function textGroupOf(names: readonly string[]): readonly string[] | undefined {
  return groups
    .filter((group) => names.every((name) => group.includes(name)))
    .toSorted((one, other) => one.length - other.length)[0];
}
