import { isTextLink } from '#domain/network/web-link';

/** Pictures of one letter that can be shown, and characters of an address. */
const MAX_PICTURES = 20;
const MAX_ADDRESS = 2000;
/** A picture of so few pixels in a direction only tells the sender who reads the letter. */
const MAX_TRACKER_PIXELS = 3;

function attributeOf(tag: string, name: string): string {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'iu').exec(tag);
  return (found?.[1] ?? found?.[2] ?? found?.[3] ?? '').replaceAll('&amp;', '&').trim();
}

function isTracker(tag: string): boolean {
  return ['width', 'height'].some((name) => {
    const text = attributeOf(tag, name);
    return text !== '' && Number.parseFloat(text) <= MAX_TRACKER_PIXELS;
  });
}

function isWeb(address: string): boolean {
  return /^https?:/iu.test(address) && address.length <= MAX_ADDRESS && isTextLink(address);
}

/** The addresses of the pictures on other servers that HTML shows, each once, in their order. */
export function picturesOf(html: string): string[] {
  const tags = html.match(/<img\s[^>]{1,5000}>/giu) ?? [];
  const addresses = tags.filter((tag) => !isTracker(tag)).map((tag) => attributeOf(tag, 'src'));
  return [...new Set(addresses.filter(isWeb))].slice(0, MAX_PICTURES);
}
