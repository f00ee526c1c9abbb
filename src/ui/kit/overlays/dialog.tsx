import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, type RefObject, useRef } from 'react';
import { styled } from 'styled-components';
import CloseIcon from '~icons/solar/close-square-linear';
import { media } from '../../theme/breakpoints';
import { IconButton } from '../icon-button';
import { useKitTexts } from '../kit-texts';
import { ModalDescription, ModalTitle, Scrim } from './modal-parts';
import { useRestoreFocus } from './use-restore-focus';

export interface DialogProps {
  open: boolean;
  /** Called by Escape, the backdrop or the close button. */
  onClose: () => void;
  title: ReactNode;
  /** One sentence under the title. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, in reading order: cancel first, the action last. */
  footer?: ReactNode;
  /** px; 480 by default. */
  width?: number | undefined;
  /** An avatar or icon before the title. */
  lead?: ReactNode;
  /** No close button, and only Escape closes: for questions that need an answer. */
  isQuestion?: boolean | undefined;
  /** Gets the focus when the dialog opens; by default the content's first control. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Work is in progress: Escape and the backdrop are ignored. */
  busy?: boolean | undefined;
}

const Surface = styled(Radix.Content)<{ $width: number }>`
  position: fixed;
  inset: 0;
  z-index: var(--z-dialog);
  display: flex;
  flex-direction: column;
  inline-size: min(${({ $width }) => $width}px, calc(100vw - 32px));
  max-block-size: calc(100dvh - 32px);
  block-size: fit-content;
  margin: auto;
  border-radius: var(--radius-card);
  background: var(--paper);
  box-shadow: var(--shadow-pop);
  animation: rise var(--t-panel) var(--ease);
  &:focus-visible {
    outline: none;
  }
`;
const Header = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--space-16);
  padding: var(--space-24) var(--space-24) 0;
`;
const TitleBlock = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--space-4);
  min-inline-size: 0;
  & > h2:has(~ [data-cross]) {
    padding-inline-end: 40px;
  }
`;
const CloseButton = styled.div`
  position: absolute;
  inset-block-start: -4px;
  inset-inline-end: -6px;
`;
const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-16);
  padding: var(--space-16) var(--space-24) 0;
  overflow-y: auto;
`;
const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-12);
  padding: var(--space-24);
  ${media.below('phone')} {
    & :is(button, a) {
      flex: 1;
    }
  }
`;

/** The checked or first control of the content, rather than the close button. */
function firstControl(panel: HTMLElement | null): HTMLElement | null | undefined {
  const controls = 'input, textarea, select, button, a[href], [tabindex="0"]';
  const inside = panel?.querySelectorAll<HTMLElement>(
    `[data-dialog-part] :is(${controls}):not(:disabled)`,
  );
  const first = inside?.[0];
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return first;
  const sameGroup = Array.from(inside ?? []).filter(
    (control) => control instanceof HTMLInputElement && control.name === first.name,
  );
  return sameGroup.find((control) => control.matches(':checked')) ?? first;
}

/** A modal dialog: traps the focus, restores it, closes by Escape. */
export function Dialog(props: DialogProps) {
  const {
    open,
    onClose,
    title,
    description,
    children,
    footer,
    lead,
    isQuestion = false,
    busy,
  } = props;
  const texts = useKitTexts();
  const { remember, giveBack } = useRestoreFocus();
  const panel = useRef<HTMLDivElement>(null);
  const close = () => !busy && onClose();
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && close()}>
      <Radix.Portal>
        <Scrim />
        <Surface
          ref={panel}
          $width={props.width ?? 480}
          {...(isQuestion ? { role: 'alertdialog' } : {})}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            remember();
            // A dialog that opens while its action runs has its initial control disabled.
            const wished = props.initialFocus?.current;
            const first = wished?.matches(':disabled') ? null : wished;
            const start = first ?? firstControl(panel.current);
            if (!start) return;
            event.preventDefault();
            start.focus();
          }}
          onCloseAutoFocus={giveBack}
          onPointerDownOutside={(event) => (isQuestion || busy) && event.preventDefault()}
        >
          <Header>
            {lead}
            <TitleBlock>
              <ModalTitle>{title}</ModalTitle>
              {description && <ModalDescription>{description}</ModalDescription>}
              {!isQuestion && (
                <CloseButton data-cross="">
                  <IconButton icon={CloseIcon} label={texts.close} size="small" onClick={close} />
                </CloseButton>
              )}
            </TitleBlock>
          </Header>
          {children && <Body data-dialog-part="">{children}</Body>}
          {footer ? <Footer data-dialog-part="">{footer}</Footer> : <Body />}
        </Surface>
      </Radix.Portal>
    </Radix.Root>
  );
}
