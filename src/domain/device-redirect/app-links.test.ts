import { describe, expect, it } from 'vitest';
import { type AppLinks, appPathOf, appUrl, parseAppLinks } from './app-links';

const places: AppLinks = {
  scheme: 'souk',
  listings: { android: 'https://play.example/souk', ios: 'https://apps.example/souk' },
};

describe('App link', () => {
  it.each([
    ['/app/product/prd_1', '?from=whatsapp&ref=a%20b', 'product/prd_1?from=whatsapp&ref=a%20b'],
    ['/app/%D8%B2%D8%B1%D8%A8%D9%8A%D8%A9', '', '%D8%B2%D8%B1%D8%A8%D9%8A%D8%A9'],
    ['/app', '', ''],
    ['/app/', '?tab=new', '?tab=new'],
    ['/app//elsewhere.example', '', 'elsewhere.example'],
    ['/redirect-test', '?any=thing', ''],
    ['/apples', '', ''],
  ])('The app link of %s%s is "%s"', (pathname, search, link) => {
    expect(appPathOf({ pathname, search })).toBe(link);
  });

  it('An app link opens the app by its scheme', () => {
    expect(appUrl(places, 'product/prd_1?ref=2')).toBe('souk://product/prd_1?ref=2');
    expect(appUrl(places, '')).toBe('souk://');
  });
});

describe('App links of a build', () => {
  it('The app links of a build are accepted with a custom scheme and https listings', () => {
    expect(parseAppLinks(places)).toEqual(places);
  });

  it.each(['javascript', 'https', 'two words', '1st', ''])(
    'The app links of a build are refused with the scheme "%s"',
    (scheme) => expect(() => parseAppLinks({ ...places, scheme })).toThrow('no scheme'),
  );

  it.each(['http://play.example/souk', 'javascript:alert(1)', 'souk', ''])(
    'The app links of a build are refused with the listing "%s"',
    (android) => {
      const listings = { ...places.listings, android };
      expect(() => parseAppLinks({ ...places, listings })).toThrow('no https address');
    },
  );
});
