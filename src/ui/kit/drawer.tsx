import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, useRef } from 'react';
import { keyframes, styled } from 'styled-components';
import CloseIcon from '~icons/solar/close-square-linear';
import { IconButton } from './icon-button';
import { useKitTexts } from './kit-texts';
import { ModalTitle, Scrim } from './modal-parts';

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The title is read, not shown (the side menu on a phone). */
  hideTitle?: boolean | undefined;
  /** The edge it slides from, in reading order; `end` when left out. */
  side?: 'start' | 'end' | undefined;
  /** px; 280 when left out. */
  width?: number | undefined;
  /** Icon buttons before the cross. */
  tools?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

const slide = keyframes`
  from { transform: translateX(calc(var(--dir) * var(--from))); }
`;

const Panel = styled(Radix.Content)<{ $side: 'start' | 'end'; $width: number }>`
  --from: ${({ $side }) => ($side === 'end' ? '100%' : '-100%')};
  position: fixed;
  inset-block: 0;
  ${({ $side }) => ($side === 'end' ? 'inset-inline-end: 0;' : 'inset-inline-start: 0;')}
  z-index: var(--z-drawer);
  display: flex;
  flex-direction: column;
  inline-size: min(${({ $width }) => $width}px, calc(100vw - 40px));
  background: var(--paper);
  box-shadow: var(--shadow-pop);
  animation: ${slide} var(--t-panel) var(--ease);
  &:focus-visible {
    outline: none;
  }
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  min-block-size: 64px;
  padding-inline: var(--space-20) var(--space-12);
  border-block-end: 1px solid var(--line);
  & > h2 {
    flex: 1;
    font: var(--weight-head) var(--text-h3) var(--font-head);
  }
`;
const Body = styled.div`
  flex: 1;
  overflow-y: auto;
  padding: var(--space-20);
`;
const Foot = styled.div`
  padding: var(--space-20);
`;
const Bare = styled.div`
  display: contents;
`;

/** A panel from the edge of the window; closes by Escape and gives the focus back. */
export function Drawer(props: DrawerProps) {
  const { open, onClose, title, hideTitle, side = 'end', width = 280 } = props;
  const texts = useKitTexts();
  const before = useRef<Element | null>(null);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Scrim $layer="var(--z-drawer)" />
        <Panel
          $side={side}
          $width={width}
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            before.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            if (!(before.current instanceof HTMLElement) || !before.current.isConnected) return;
            event.preventDefault();
            before.current.focus();
          }}
        >
          {hideTitle ? (
            <Bare>
              <Radix.Title hidden>{title}</Radix.Title>
              {props.children}
            </Bare>
          ) : (
            <>
              <Head>
                <ModalTitle>{title}</ModalTitle>
                {props.tools}
                <IconButton icon={CloseIcon} label={texts.close} onClick={onClose} />
              </Head>
              <Body>{props.children}</Body>
            </>
          )}
          {props.footer && <Foot>{props.footer}</Foot>}
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  );
}
