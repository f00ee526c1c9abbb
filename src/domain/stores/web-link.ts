/**
 * Whether a link leads to a page of the web: http or https with a host, and no name or password in
 * front of it. Anything else (`javascript:`, `data:`, another program's scheme) a browser may run.
 */
export const isWebLink = (text: string): boolean => {
  if (!/^https?:\/\/[^\s\\]+$/i.test(text)) return false;
  try {
    const { protocol, hostname, username, password } = new URL(text);
    const isPlain = username === '' && password === '';
    return /^https?:$/.test(protocol) && hostname.includes('.') && isPlain;
  } catch {
    return false;
  }
};
