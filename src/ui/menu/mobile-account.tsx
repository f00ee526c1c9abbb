import { styled } from 'styled-components';
import { LANGUAGES, languageRecords } from '#domain/format/languages';
import { SegmentedControl } from '../kit/fields/segmented-control';
import { useChooseLanguage } from '../portal-context/use-choose-language';
import { AccountSummary } from '../session/account-summary';
import { useLanguage } from '../text/use-language';
import { useText } from '../text/use-text';

const Box = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--space-16);
  padding-inline: var(--space-12);
`;

const segments = LANGUAGES.map((value) => ({ value, label: languageRecords[value].name }));

/** On a phone: the signed-in user and the language, which do not fit into the header. */
export function MobileAccount() {
  const t = useText('common');
  const language = useLanguage();
  const choose = useChooseLanguage();
  return (
    <Box>
      <AccountSummary />
      <SegmentedControl
        label={t('language')}
        segments={segments}
        value={language}
        onChange={choose}
      />
    </Box>
  );
}
