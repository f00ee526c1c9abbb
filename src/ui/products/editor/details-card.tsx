import { useState } from 'react';
import { LANGUAGES, type Language, languageRecords } from '#domain/format/languages';
import { LanguageTabs } from '../../forms/language-panes/language-tabs';
import { PaneGrid } from '../../forms/language-panes/pane-layout';
import { Card, CardHeader } from '../../kit/layout/card';
import { useText } from '../../text/use-text';
import { Lead } from './editor-layout';
import { LanguagePane } from './language-pane';
import { useCompleteness } from './use-completeness';

/** The product's public texts: three languages side by side, one at a time in narrow windows. */
export function DetailsCard() {
  const t = useText('productEditor');
  const [shown, setShown] = useState<Language>('fr');
  return (
    <Card id="details">
      <CardHeader title={t('sections.details')} />
      <Lead>{t('details.text')}</Lead>
      <Languages value={shown} onChange={setShown} />
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

/** Re-renders with the typed text, unlike the panes. */
function Languages(props: { value: Language; onChange: (language: Language) => void }) {
  return <LanguageTabs {...props} shareOf={useCompleteness()} />;
}
