import { styled } from 'styled-components';
import { LANGUAGES } from '#domain/format/languages';
import { FORMATS_OF_PAPER, type Paper } from '#domain/papers/papers';
import { Button } from '../kit/button';
import { SegmentedControl } from '../kit/fields/segmented-control';
import { Dialog } from '../kit/overlays/dialog';
import { useText } from '../text/use-text';
import { usePaperChoices } from './use-paper-choices';

const Choices = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-20);
`;
const Choice = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-8) var(--space-16);
  & > legend {
    margin-block-end: var(--space-8);
    font-weight: var(--weight-strong);
  }
`;

interface PaperChoicesDialogProps {
  papers: readonly { paper: Paper; name: string }[];
  onClose: () => void;
}

/** In which language and format the user prints each paper; remembered at once. */
export function PaperChoicesDialog({ papers, onClose }: PaperChoicesDialogProps) {
  const t = useText('papers');
  const { choiceOf, choose } = usePaperChoices();
  return (
    <Dialog
      open
      width={520}
      title={t('choices.title')}
      description={t('choices.text')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('choices.close')}</Button>}
    >
      <Choices>
        {papers.map(({ paper, name }) => {
          const choice = choiceOf(paper);
          return (
            <Choice key={paper}>
              <legend>{name}</legend>
              <SegmentedControl
                label={t('choices.language', { paper: name })}
                segments={LANGUAGES.map((value) => ({ value, label: t(`languages.${value}`) }))}
                value={choice.language}
                onChange={(language) => choose(paper, { ...choice, language })}
              />
              <SegmentedControl
                label={t('choices.format', { paper: name })}
                segments={FORMATS_OF_PAPER[paper].map((value) => ({
                  value,
                  label: t(`formats.${value}`),
                }))}
                value={choice.format}
                onChange={(format) => choose(paper, { ...choice, format })}
              />
            </Choice>
          );
        })}
      </Choices>
    </Dialog>
  );
}
