import { styled } from 'styled-components';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import { LANGUAGES, type Language, languageRecords } from '#domain/format/languages';
import PrintIcon from '~icons/solar/printer-minimalistic-linear';
import { Icon } from '../kit/icon';
import { Menu } from '../kit/overlays/menu';
import { useText } from '../text/use-text';

const TriggerButton = styled.span<{ $inBar: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: var(--space-8);
  padding-inline: var(--space-12);
  color: ${({ $inBar }) => ($inBar ? 'inherit' : 'var(--text)')};
  font: var(--weight-strong) var(${({ $inBar }) => ($inBar ? '--text-small' : '--text-body')})
    var(--font-body);
  white-space: nowrap;
`;

interface PrintMenuProps<Document extends string> {
  /** The printable documents, each in the three languages. */
  documents: readonly { id: Document; label: string }[];
  /** The button's text when there is room for more than the verb. */
  word?: string;
  /** Whether it is one of the small buttons in the selection's bar. */
  inBar?: boolean;
  onPrint: (document: Document, language: Language) => void;
}

/** Chooses the document to print, and its language. */
export function PrintMenu<Document extends string>({
  documents,
  word,
  inBar = false,
  onPrint,
}: PrintMenuProps<Document>) {
  const t = useText('invoice');
  const choices = documents.flatMap((document, place) =>
    LANGUAGES.map((language, index) => ({ document, language, first: place > 0 && index === 0 })),
  );
  return (
    <Menu
      outlined={!inBar}
      size={inBar ? 'small' : 'medium'}
      label={word ?? t('print.menu')}
      trigger={
        <TriggerButton $inBar={inBar}>
          <Icon of={PrintIcon} />
          {word ?? t('print.action')}
        </TriggerButton>
      }
      items={choices.map(({ document: { id, label }, language, first }) => ({
        id: `${id} ${language}`,
        label: t('print.inLanguage', {
          document: label,
          language: bidiIsolate(languageRecords[language].name),
        }),
        separated: first,
      }))}
      onAction={(id) => {
        const chosen = choices.find((one) => `${one.document.id} ${one.language}` === id);
        if (chosen) onPrint(chosen.document.id, chosen.language);
      }}
    />
  );
}
