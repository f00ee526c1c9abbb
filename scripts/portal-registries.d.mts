/** The modules that name all pages and all texts of the portal: content by path. */
export function portalRegistries(root: string): Map<string, string>;
