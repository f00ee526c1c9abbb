/**
 * The same path without its trailing slashes (specification, section 2), or null when it has none.
 * Several leading slashes become one: `//evil/` must not become the address of another host.
 */
export function stripTrailingSlashes(pathname: string): string | null {
  const tidy = pathname.replace(/[/\\]+$/, '').replace(/^[/\\]+/, '/');
  const path = tidy === '' ? '/' : tidy;
  return path === pathname ? null : path;
}
