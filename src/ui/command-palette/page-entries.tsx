import { useEffect, useState } from 'react';
import { LANGUAGES } from '#domain/format/languages';
import { highlightMatches, matchesQuery } from '#domain/text/search-highlight';
import { Icon } from '../kit/icon';
import { HighlightedText } from '../kit/overlays/command-palette';
import { useMenu } from '../menu/use-menu';
import { useTexts } from '../text/texts-provider';
import { useText } from '../text/use-text';
import type { PaletteEntries } from './palette-entry';

/** The pages of the menu, found by their names in any of the three languages. */
export function usePageEntries(query: string): PaletteEntries {
  const t = useText('palette');
  const shell = useText('shell');
  const namesOf = useNamesInAllLanguages();
  const items = useMenu()
    .flatMap(({ entries }) => entries)
    .filter(({ locked }) => !locked)
    .filter(({ text }) => namesOf(`menu.entries.${text}`).some((name) => matchesQuery(name, query)))
    .map(({ to, text, icon }) => {
      const name = shell(`menu.entries.${text}`);
      return {
        id: `page:${to}`,
        name,
        title: <HighlightedText parts={highlightMatches(name, query)} />,
        lead: <Icon of={icon} />,
        to,
      };
    });
  return { id: 'pages', title: t('groups.pages'), items };
}

/** The texts of the menu in every language; other languages as soon as they are loaded. */
function useNamesInAllLanguages(): (key: string) => string[] {
  const { i18n } = useTexts();
  const [, setLoaded] = useState(false);
  useEffect(() => {
    const missing = LANGUAGES.filter((language) => !i18n.hasResourceBundle(language, 'shell'));
    if (missing.length === 0) return;
    // Without them, pages are found by their names in the page's own language only.
    i18n.reloadResources(missing, ['shell']).then(
      () => setLoaded(true),
      () => undefined,
    );
  }, [i18n]);
  return (key) =>
    LANGUAGES.map((language): unknown => i18n.getResource(language, 'shell', key)).filter(
      (name) => typeof name === 'string',
    );
}
