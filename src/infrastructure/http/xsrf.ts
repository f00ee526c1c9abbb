const COOKIE = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/;

/**
 * The XSRF header for the XSRF cookie (specification, section 7). Another host gets none: the
 * cookie belongs to the host that served the portal.
 */
export function xsrfHeader(host: string, cookies: string): Record<string, string> {
  const value = COOKIE.exec(cookies)?.[1];
  if (host !== '' || value === undefined || value === '') return {};
  return { 'X-XSRF-TOKEN': decoded(value) };
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
