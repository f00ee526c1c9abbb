import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { css, keyframes, styled } from 'styled-components';
import CloseIcon from '~icons/solar/close-square-linear';
import { IconButton } from '../icon-button';
import { useKitTexts } from '../kit-texts';
import { ModalTitle, Scrim } from './modal-parts';
import { useRestoreFocus } from './use-restore-focus';

export type DrawerSide = 'start' | 'end' | 'top' | 'bottom';

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The title is only read aloud, not shown (the side menu on a phone). */
  hideTitle?: boolean | undefined;
  /** The edge it slides from, in reading order; `start` by default (specification, section 4). */
  side?: DrawerSide | undefined;
  /**
   * Width in px of a panel at the start or end; 280 by default. At the top or bottom it fills the
   * window.
   */
  width?: number | undefined;
  /** Icon buttons before the close button. */
  tools?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

const along = keyframes`
  from { transform: translateX(calc(var(--dir) * var(--from))); }
`;
const across = keyframes`
  from { transform: translateY(var(--from)); }
`;
const upright = css<{ $width: number }>`
  inset-block: 0;
  inline-size: min(${({ $width }) => $width}px, calc(100vw - 40px));
  animation: ${along} var(--t-panel) var(--ease);
`;
const flat = css`
  inset-inline: 0;
  max-block-size: calc(100dvh - 80px);
  animation: ${across} var(--t-panel) var(--ease);
`;
const EDGES: Record<DrawerSide, ReturnType<typeof css<{ $width: number }>>> = {
  start: css<{ $width: number }>`
    --from: -100%;
    inset-inline-start: 0;
    ${upright}
  `,
  end: css<{ $width: number }>`
    --from: 100%;
    inset-inline-end: 0;
    ${upright}
  `,
  top: css`
    --from: -100%;
    inset-block-start: 0;
    ${flat}
  `,
  bottom: css`
    --from: 100%;
    inset-block-end: 0;
    ${flat}
  `,
};

const Panel = styled(Radix.Content)<{ $side: DrawerSide; $width: number }>`
  position: fixed;
  ${({ $side }) => EDGES[$side]}
  z-index: var(--z-drawer);
  display: flex;
  flex-direction: column;
  background: var(--paper);
  box-shadow: var(--shadow-pop);
  &:focus-visible {
    outline: none;
  }
`;
const Header = styled.div`
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
const Footer = styled.div`
  padding: var(--space-20);
`;
const Passthrough = styled.div`
  display: contents;
`;

/** A panel from the edge of the window; closes by Escape and restores the focus. */
export function Drawer(props: DrawerProps) {
  const { open, onClose, title, hideTitle, side = 'start', width = 280 } = props;
  const texts = useKitTexts();
  const { remember, giveBack } = useRestoreFocus();
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Scrim $layer="var(--z-drawer)" />
        <Panel
          $side={side}
          $width={width}
          aria-describedby={undefined}
          onOpenAutoFocus={remember}
          onCloseAutoFocus={giveBack}
        >
          {hideTitle ? (
            <Passthrough>
              <Radix.Title hidden>{title}</Radix.Title>
              {props.children}
            </Passthrough>
          ) : (
            <>
              <Header>
                <ModalTitle>{title}</ModalTitle>
                {props.tools}
                <IconButton icon={CloseIcon} label={texts.close} onClick={onClose} />
              </Header>
              <Body>{props.children}</Body>
            </>
          )}
          {props.footer && <Footer>{props.footer}</Footer>}
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  );
}
