import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { keyframes, styled } from 'styled-components';
import CloseIcon from '~icons/solar/close-circle-linear';
import InfoIcon from '~icons/solar/info-circle-bold';
import { media } from '../../theme/breakpoints';
import { Button } from '../button';
import { IconButton } from '../icon-button';
import { useKitTexts } from '../kit-texts';
import { type Toast, type ToastStore, toasts } from './toast-store';
import { ToneIcon } from './tone-icon';
import { useSecondsLeft } from './use-seconds-left';

const arrive = keyframes`
  from { opacity: 0; transform: translateX(calc(var(--dir) * 24px)); }
`;
const shrink = keyframes`
  to { transform: scaleX(0); }
`;

const Region = styled.section`
  position: fixed;
  inset-block-start: var(--space-8);
  inset-inline-end: var(--space-32);
  z-index: var(--z-toast);
  display: flex;
  flex-direction: column;
  gap: var(--space-12);
  inline-size: min(400px, calc(100vw - 32px));
  pointer-events: none;
  ${media.below('phone')} {
    gap: var(--space-8);
    inset-inline: 16px;
    inline-size: auto;
    /* The two newest: more would cover the buttons of the card below the header. */
    & > :nth-last-child(n + 3) {
      display: none;
    }
  }
`;
const ToastSurface = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--space-12);
  min-block-size: 64px;
  padding: 12px;
  border-radius: var(--radius-note);
  background: var(--raised);
  box-shadow: var(--shadow-pop);
  overflow: hidden;
  pointer-events: auto;
  animation: ${arrive} var(--t-panel) var(--ease);
`;
const Text = styled.div`
  flex: 1;
  min-inline-size: 0;
`;
const Title = styled.p`
  font: var(--weight-strong) var(--text-table) var(--font-body);
`;
const Body = styled.p`
  color: var(--text-2);
  :root[data-mode='dark'] & {
    color: var(--on-press);
  }
  font: 400 var(--text-small) var(--font-body);
`;
const TimeLeft = styled.span`
  position: absolute;
  inset-block-end: 0;
  inset-inline: 0;
  block-size: 3px;
  background: var(--fill);
  transform-origin: 0 0;
  animation: ${shrink} linear forwards;
  :root[dir='rtl'] & {
    transform-origin: 100% 0;
  }
`;

interface ToastTextProps extends Pick<Toast, 'title' | 'body' | 'tone'> {
  /** The text keeps its space but is invisible. */
  waiting?: boolean | undefined;
}

function ToastText({ title, body, tone, waiting = false }: ToastTextProps) {
  return (
    <>
      <ToneIcon tone={tone} size={40} icon={tone === 'info' ? InfoIcon : undefined} />
      <Text style={waiting ? { visibility: 'hidden' } : {}}>
        <Title>{title}</Title>
        {body && <Body>{body}</Body>}
      </Text>
    </>
  );
}

/** A toast without animation and announcement, for the catalogue. */
export function ToastPreview(props: Pick<Toast, 'title' | 'body' | 'tone'>) {
  return (
    <ToastSurface style={{ animation: 'none', boxShadow: 'var(--shadow-card)' }}>
      <ToastText {...props} />
    </ToastSurface>
  );
}

/**
 * Moves the focus from a removed toast to the next one, otherwise to the element that had it
 * before.
 */
function focusAfter(item: HTMLElement | null, before: Element | null): void {
  if (!item?.contains(document.activeElement)) return;
  const next = item.nextElementSibling ?? item.previousElementSibling;
  const target = next?.querySelector('button') ?? before;
  if (target instanceof HTMLElement && target.isConnected) target.focus();
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

interface ToastItemProps {
  toast: Toast;
  store: ToastStore;
  /** The element that had the focus before the toasts. */
  before: RefObject<Element | null>;
}

/** A busy window may draw no frame in the time of a toast: its text is added after this time (ms). */
const LATEST_FILL_MS = 100;

function ToastItem({ toast, store, before }: ToastItemProps) {
  const item = useRef<HTMLDivElement>(null);
  const texts = useKitTexts();
  const seconds = useSecondsLeft(() => store.leftOf(toast), toast.action !== undefined);
  // A live region announces only its changes: the text is added one frame after the surface.
  const [filled, setFilled] = useState(false);
  useEffect(() => {
    const fill = () => setFilled(true);
    const frame = requestAnimationFrame(fill);
    const timer = setTimeout(fill, LATEST_FILL_MS);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  const { action } = toast;
  const dismiss = () => {
    focusAfter(item.current, before.current);
    store.dismiss(toast.id);
  };
  const decline = () => {
    dismiss();
    action?.onDecline?.();
  };
  // Escape closes a toast like its close button; a toast without one keeps its undo.
  const closable = !action || action.onDecline !== undefined;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !closable) return;
    event.stopPropagation();
    decline();
  };
  return (
    <ToastSurface
      ref={item}
      onKeyDown={onKeyDown}
      role={toast.tone === 'error' ? 'alert' : 'status'}
      data-toast={toast.tone}
    >
      <ToastText title={toast.title} body={toast.body} tone={toast.tone} waiting={!filled} />
      {action && (
        <Button
          variant="outline"
          size="small"
          onClick={() => {
            dismiss();
            action.onAction();
          }}
        >
          {action.label(seconds)}
        </Button>
      )}
      {closable && (
        <IconButton icon={CloseIcon} label={texts.dismiss} size="small" onClick={decline} />
      )}
      {action && <TimeLeft style={{ animationDuration: `${toast.left}ms` }} aria-hidden="true" />}
    </ToastSurface>
  );
}

/** Shows the toasts at the top inline end; render it once, near the root. */
export function ToastRegion({ store = toasts }: { store?: ToastStore }) {
  const texts = useKitTexts();
  const before = useRef<Element | null>(null);
  const shown = useSyncExternalStore(store.subscribe, store.shown, store.shown);
  useEffect(() => {
    const follow = () => (document.hidden ? store.pause('hidden') : store.resume('hidden'));
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      store.resume('hidden');
    };
  }, [store]);
  useEffect(() => {
    // A toast that is removed under the pointer sends no pointerleave.
    if (shown.length === 0) {
      store.resume('hover');
      store.resume('focus');
    }
  }, [shown.length, store]);
  return createPortal(
    <Region
      aria-label={texts.notifications}
      onPointerEnter={() => store.pause('hover')}
      onPointerLeave={() => store.resume('hover')}
      onFocus={(event: FocusEvent) => {
        const from = event.relatedTarget;
        if (from instanceof Element && !event.currentTarget.contains(from)) before.current = from;
        store.pause('focus');
      }}
      onBlur={() => store.resume('focus')}
    >
      {shown.map((toast) => (
        <ToastItem key={toast.id} toast={toast} store={store} before={before} />
      ))}
    </Region>,
    document.body,
  );
}
