import { useFormikContext } from 'formik';
import { useState } from 'react';
import { styled } from 'styled-components';
import { LANGUAGE_SUFFIXES } from '#domain/format/language-suffixes';
import { LANGUAGES, type Language, languageRecords } from '#domain/format/languages';
import { TOUR_LIMITS, type TourTextField } from '#domain/tours/tour-form';
import type { TourValues } from '#domain/tours/tour-values';
import { BoundRichText } from '../forms/bound-rich-text';
import { LanguageTabs } from '../forms/language-panes/language-tabs';
import { PaneHeader } from '../forms/language-panes/pane-header';
import { PaneBox, PaneGrid } from '../forms/language-panes/pane-layout';
import { BufferedTextArea } from '../kit/form/bound-buffered-fields';
import { Card, CardHeader } from '../kit/layout/card';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';

export const TEXT_KINDS = ['title', 'description', 'content', 'included'] as const;

/** The head of a pane and its four texts. */
const Grid = styled(PaneGrid)`
  grid-template-rows: repeat(5, auto);
`;
const Box = styled(PaneBox)`
  grid-row: span 5;
  ${media.below('tablet')} {
    grid-row: auto;
  }
`;

/** The field of a text in a language. */
export function textField(kind: (typeof TEXT_KINDS)[number], language: Language): TourTextField {
  return `${kind}${LANGUAGE_SUFFIXES[language]}`;
}

function shareOf(values: TourValues, language: Language): number {
  const written = TEXT_KINDS.filter((kind) => values[textField(kind, language)] !== '');
  return written.length / TEXT_KINDS.length;
}

interface TextsProps {
  /** The tour is public, so that no text may be missing. */
  isPublic: boolean;
}

/** The texts of a tour in its three languages, side by side when there is room. */
export function TourTextsCard({ isPublic }: TextsProps) {
  const t = useText('tours');
  const { values } = useFormikContext<TourValues>();
  const [shown, setShown] = useState<Language>('fr');
  return (
    <Card>
      <CardHeader title={t('form.texts')} />
      <LanguageTabs
        value={shown}
        onChange={setShown}
        shareOf={(language) => shareOf(values, language)}
      />
      <Grid>
        {LANGUAGES.map((language) => (
          <Pane
            key={language}
            language={language}
            isPublic={isPublic}
            isShown={language === shown}
          />
        ))}
      </Grid>
    </Card>
  );
}

interface PaneProps extends TextsProps {
  language: Language;
  isShown: boolean;
}

/** The texts in one language, written in that language and its direction. */
function Pane({ language, isPublic, isShown }: PaneProps) {
  const t = useText('tours');
  const { name, direction } = languageRecords[language];
  const own = { lang: language, dir: direction, spellCheck: true };
  return (
    <Box role="group" $shown={isShown} aria-label={name}>
      <PaneHeading language={language} />
      <BufferedTextArea
        {...own}
        oneLine
        name={textField('title', language)}
        label={t('fields.title')}
        maxLength={TOUR_LIMITS.title}
        required={isPublic || language === 'fr'}
      />
      <BufferedTextArea
        {...own}
        name={textField('description', language)}
        label={t('fields.description')}
        maxLength={TOUR_LIMITS.description}
        required={isPublic}
        rows={3}
      />
      <BoundRichText
        {...own}
        name={textField('content', language)}
        label={t('fields.content')}
        required={isPublic}
      />
      <BufferedTextArea
        {...own}
        name={textField('included', language)}
        label={t('fields.included')}
        maxLength={TOUR_LIMITS.included}
        required={isPublic}
        rows={3}
      />
    </Box>
  );
}

function PaneHeading({ language }: { language: Language }) {
  const { values, setValues } = useFormikContext<TourValues>();
  const empty = TEXT_KINDS.filter(
    (kind) => values[textField(kind, language)] === '' && values[kind] !== '',
  );
  const copied = Object.fromEntries(empty.map((kind) => [textField(kind, language), values[kind]]));
  return (
    <PaneHeader
      language={language}
      share={shareOf(values, language)}
      onCopy={empty.length > 0 ? () => void setValues({ ...values, ...copied }) : null}
    />
  );
}
