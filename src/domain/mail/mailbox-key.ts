/** Providers at which dots in the name lead to the same mailbox, and their other domains. */
const DOTLESS_DOMAINS = new Set(['gmail.com', 'googlemail.com']);

/** The domain in its ASCII form, as mail servers look it up. */
function asciiDomain(domain: string): string {
  const address = `http://${domain.replace(/\.+$/, '')}`;
  return URL.canParse(address) ? new URL(address).hostname : domain;
}

/**
 * The form in which mails to one mailbox are counted. Spellings that lead to the same mailbox are
 * equal: letter case, a tag after a plus sign (RFC 5233), dots at Gmail, and a domain in Unicode or
 * in ASCII. It is no address: mails are sent to what the user typed.
 */
export function mailboxKeyOf(address: string): string {
  const text = address.normalize('NFKC').trim().toLowerCase();
  const at = text.lastIndexOf('@');
  const domain = asciiDomain(text.slice(at + 1));
  const [name = ''] = text.slice(0, Math.max(at, 0)).split('+', 1);
  const isDotless = DOTLESS_DOMAINS.has(domain);
  // A name that is only a tag is kept, so that such addresses do not all count as one.
  const local = (isDotless ? name.replaceAll('.', '') : name) || text.slice(0, Math.max(at, 0));
  return `${local}@${isDotless ? 'gmail.com' : domain}`;
}
