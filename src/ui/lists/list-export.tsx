import { styled } from 'styled-components';
import { exportFormat } from '#application/preferences/preference';
import type { Language } from '#domain/format/languages';
import DownIcon from '~icons/solar/alt-arrow-down-linear';
import CheckIcon from '~icons/solar/check-circle-linear';
import { Icon } from '../kit/icon';
import { Menu } from '../kit/overlays/menu';
import { usePreference } from '../portal-context/use-preference';
import { useLanguage } from '../text/use-language';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';
import { ExportButton, type ExportButtonProps } from './export-button';

const FORMATS = ['standard', 'excel'] as const;
type ExportFormat = (typeof FORMATS)[number];

/** The form of a file, as the export operations take it. */
interface FileForm {
  readonly format: ExportFormat;
  readonly language: Language;
}

/* On a phone the button is often in a line of its own, and shows its name. */
const Trigger = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-8);
  & > span {
    display: none;
  }
  ${media.below('phone')} {
    & > span {
      display: inline;
    }
  }
`;

interface ListExportProps extends Omit<ExportButtonProps, 'fetchFile'> {
  /** Requests the file from the server with the current filters, in the list's order. */
  fetchFile: (form: FileForm) => ReturnType<ExportButtonProps['fetchFile']>;
  /** The file is for programs: it holds codes, where other files hold the words of the list. */
  holdsCodes?: boolean;
}

/**
 * Exports a list in the form that the user chose last; a menu offers the other one, for Excel in
 * the portal's language or for other programs.
 */
export function ListExport({ fetchFile, holdsCodes = false, ...button }: ListExportProps) {
  const t = useText('lists');
  const language = useLanguage();
  const [format, setFormat] = usePreference(exportFormat);
  const items = FORMATS.map((id) => ({
    id,
    label: t(`export.formats.${id}`),
    note: holdsCodes ? t('export.codes') : undefined,
    icon: id === format ? CheckIcon : undefined,
  }));
  return (
    <>
      <ExportButton {...button} fetchFile={() => fetchFile({ format, language })} />
      <Menu
        label={t('export.format')}
        items={items}
        trigger={
          <Trigger>
            <Icon of={DownIcon} />
            <span>{t('export.format')}</span>
          </Trigger>
        }
        onAction={(id) => setFormat(() => (id === 'excel' ? 'excel' : 'standard'))}
      />
    </>
  );
}
