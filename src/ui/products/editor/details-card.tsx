import { useState } from 'react';
import { LANGUAGES, type Language, languageRecords } from '#domain/format/languages';
import { Card, CardHead } from '../../kit/card';
import { useText } from '../../text/use-text';
import { Lead } from './editor-layout';
import { LanguagePane } from './language-pane';
import { LanguageTabs } from './language-tabs';
import { PaneGrid } from './pane-layout';

/** What shoppers read of the product: the three languages side by side, one at a time on narrow windows. */
export function DetailsCard() {
  const t = useText('productEditor');
  const [shown, setShown] = useState<Language>('fr');
  return (
    <Card id="details">
      <CardHead title={t('sections.details')} />
      <Lead>{t('details.text')}</Lead>
      <LanguageTabs value={shown} onChange={setShown} />
      <PaneGrid>
        {LANGUAGES.map((language) => (
          <LanguagePane
            key={language}
            language={language}
            name={languageRecords[language].name}
            isShown={language === shown}
          />
        ))}
      </PaneGrid>
    </Card>
  );
}
