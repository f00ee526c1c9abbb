import { useState } from 'react';
import { styled } from 'styled-components';
import type { Paper, PaperChoice } from '#domain/papers/papers';
import PrepareIcon from '~icons/solar/box-linear';
import PrintIcon from '~icons/solar/printer-minimalistic-linear';
import SettingsIcon from '~icons/solar/settings-minimalistic-linear';
import { useCommands } from '../commands/command-registry';
import { Icon } from '../kit/icon';
import { Menu, type MenuItem } from '../kit/overlays/menu';
import { useText } from '../text/use-text';
import { PaperChoicesDialog } from './paper-choices-dialog';
import { usePaperChoices } from './use-paper-choices';

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

/** A paper to print. */
export interface PrintRequest<Printed extends Paper> extends PaperChoice {
  readonly paper: Printed;
  /** Whether the preparation of the orders begins first. */
  readonly prepares: boolean;
}

interface PrintMenuProps<Printed extends Paper> {
  /** The papers that can be printed here; Ctrl P prints the first. */
  papers: readonly Printed[];
  /** Those of them that can also be printed while the preparation begins. */
  prepared?: readonly Printed[];
  /** The name of a paper if it is another one than usual: a credit note is an invoice. */
  nameOf?: (paper: Printed) => string;
  /** Whether it is one of the small buttons in the selection's bar. */
  inBar?: boolean;
  onPrint: (request: PrintRequest<Printed>) => void;
}

const NONE: readonly never[] = [];

/** Prints one of the papers, in the language and format in which the user printed it last. */
export function PrintMenu<Printed extends Paper>(props: PrintMenuProps<Printed>) {
  const { papers, prepared = NONE, inBar = false, onPrint } = props;
  const t = useText('papers');
  const { choiceOf } = usePaperChoices();
  const [isChoosing, setChoosing] = useState(false);
  const nameOf = props.nameOf ?? ((paper: Printed) => t(`names.${paper}`));
  const print = (paper: Printed, prepares: boolean) =>
    onPrint({ paper, prepares, ...choiceOf(paper) });
  usePrintKeys(papers, (paper) => print(paper, false));
  const entries = [
    ...prepared.map((paper) => ({ paper, prepares: true })),
    ...papers.map((paper) => ({ paper, prepares: false })),
  ];
  const items: MenuItem[] = [
    ...entries.map(({ paper, prepares }, at): MenuItem => {
      const { language, format } = choiceOf(paper);
      const name = nameOf(paper);
      return {
        id: String(at),
        label: prepares ? t('print.prepare', { paper: name }) : name,
        note: t('print.how', {
          language: t(`languages.${language}`),
          format: t(`formats.${format}`),
        }),
        icon: prepares ? PrepareIcon : PrintIcon,
        separated: at > 0 && at === prepared.length,
      };
    }),
    { id: 'choices', label: t('print.choices'), icon: SettingsIcon, separated: true },
  ];
  return (
    <>
      <Menu
        outlined={!inBar}
        size={inBar ? 'small' : 'medium'}
        label={t('print.menu')}
        trigger={
          <TriggerButton $inBar={inBar}>
            <Icon of={PrintIcon} />
            {t('print.action')}
          </TriggerButton>
        }
        items={items}
        onAction={(id) => {
          const entry = entries[Number(id)];
          if (entry) print(entry.paper, entry.prepares);
          else setChoosing(true);
        }}
      />
      {isChoosing && (
        <PaperChoicesDialog
          papers={papers.map((paper) => ({ paper, name: nameOf(paper) }))}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}

/** Ctrl P prints the first paper, not the page of the portal. */
function usePrintKeys<Printed extends Paper>(
  [first]: readonly Printed[],
  print: (paper: Printed) => void,
): void {
  const t = useText('papers');
  useCommands(
    first
      ? [
          {
            id: 'paper.print',
            label: t('print.command', { paper: t(`names.${first}`) }),
            scope: 'record',
            keys: 'mod+p',
            icon: PrintIcon,
            run: () => print(first),
          },
        ]
      : NONE,
  );
}
