/** The device of a sign-in, as far as the user agent shows it; null for unknown parts. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

type Sign = readonly [name: string, sign: RegExp];

/** In this order: many user agents also contain the names of browsers below them. */
const BROWSERS: readonly Sign[] = [
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\/|Opera/],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\/|Chromium\/|HeadlessChrome\//],
  ['Safari', /Safari\//],
];
const SYSTEMS: readonly Sign[] = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod/],
  ['Windows', /Windows/],
  ['macOS', /Macintosh|Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
];

function named(signs: readonly Sign[], userAgent: string): string | null {
  return signs.find(([, sign]) => sign.test(userAgent))?.[0] ?? null;
}

/**
 * Browser and system of a `User-Agent` (RFC 9110, section 10.1.5); an indication, never certain.
 */
export function deviceOf(userAgent: string | null): Device {
  return {
    browser: named(BROWSERS, userAgent ?? ''),
    system: named(SYSTEMS, userAgent ?? ''),
  };
}
