/**
 * Whether a link leads to a web page: http or https with a host, without a user name or password. A
 * browser may run any other link (`javascript:`, `data:`, another program's scheme).
 */
export function isWebLink(text: string): boolean {
  if (!/^https?:\/\/[^\s\\]+$/i.test(text)) return false;
  try {
    const { protocol, hostname, username, password } = new URL(text);
    const isPlain = username === '' && password === '';
    return /^https?:$/.test(protocol) && hostname.includes('.') && isPlain;
  } catch {
    return false;
  }
}
