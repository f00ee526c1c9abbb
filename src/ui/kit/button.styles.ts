import { css } from 'styled-components';
import { media } from '../theme/breakpoints';

export type ButtonVariant = 'primary' | 'soft' | 'outline' | 'ink' | 'danger' | 'text' | 'quiet';
export type ButtonSize = 'small' | 'medium' | 'large';

const variants: Record<ButtonVariant, ReturnType<typeof css>> = {
  primary: css`
    --bg: var(--accent);
    --bg-hover: var(--accent-hover);
    --fg: var(--on-accent);
  `,
  soft: css`
    /* A chosen row has this colour itself: there the button stands on paper. */
    --bg: var(--soft-fill, var(--accent-soft));
    --bg-hover: var(--soft-fill, var(--accent-soft2));
    --fg: var(--accent-text);
  `,
  outline: css`
    --bg: var(--paper);
    --bg-hover: color-mix(in srgb, var(--grey-500) 8%, var(--paper));
    --fg: var(--text);
    --edge: var(--line-strong);
    --edge-hover: var(--text);
  `,
  ink: css`
    --bg: var(--ink);
    --bg-hover: var(--ink-hover);
    --fg: var(--on-ink);
  `,
  danger: css`
    --bg: var(--error-solid);
    --bg-hover: var(--error-solid-hover);
    --fg: var(--on-solid);
  `,
  text: css`
    --bg: transparent;
    --bg-hover: var(--hover);
    --fg: var(--accent-text);
    --inline: 8px;
  `,
  quiet: css`
    --bg: transparent;
    --bg-hover: var(--hover);
    --fg: var(--text);
    --inline: 12px;
  `,
};

const sizes: Record<ButtonSize, ReturnType<typeof css>> = {
  small: css`
    min-block-size: 32px;
    padding-inline: var(--inline, 12px);
    font: var(--weight-strong) var(--text-small) var(--font-body);
    ${media.below('phone')} {
      min-block-size: 44px;
    }
  `,
  medium: css`
    min-block-size: 40px;
    padding-inline: var(--inline, 16px);
    font: var(--weight-strong) var(--text-body) var(--font-body);
    ${media.touch} {
      min-block-size: 44px;
    }
  `,
  large: css`
    min-block-size: 48px;
    padding-inline: var(--inline, 22px);
    font: var(--weight-strong) var(--text-large) var(--font-body);
  `,
};

interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  wide?: boolean | undefined;
}

/** The attributes that select the styles of a button. */
export function buttonAttributes({ variant = 'primary', size = 'medium', wide }: ButtonLook) {
  return { 'data-variant': variant, 'data-size': size, ...(wide ? { 'data-wide': '' } : {}) };
}

/** The styles under an attribute, as strong as the others: a page may replace them. */
function selected(name: string, styles: Record<string, ReturnType<typeof css>>) {
  return Object.entries(styles).map(
    ([value, style]) => css`
      &:where([data-${name}='${value}']) {
        ${style}
      }
    `,
  );
}

/** The styles of buttons and of links that look like them, selected by `buttonAttributes`. */
export const buttonStyles = css`
  ${selected('variant', variants)}
  /* Holds the hidden word of a busy button, which else widens the page from inside a scrolling box. */
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-8);
  inline-size: auto;
  ${selected('size', sizes)}
  padding-block: 4px;
  border-radius: var(--radius-control);
  background: var(--bg);
  box-shadow: inset 0 0 0 1px var(--edge, transparent);
  color: var(--fg);
  text-align: center;
  text-decoration: none;
  white-space: nowrap;
  user-select: none;
  &:where([data-wide]) {
    inline-size: 100%;
    white-space: normal;
  }
  transition:
    background-color var(--t-hover) var(--ease),
    box-shadow var(--t-hover) var(--ease),
    transform var(--t-hover) var(--ease);
  &:is(:hover, [data-shown='hover']):not([aria-disabled='true'], :disabled) {
    background: var(--bg-hover);
    box-shadow: inset 0 0 0 1px var(--edge-hover, transparent);
    text-decoration: none;
  }
  &:is(:active, [data-shown='active']):not([aria-disabled='true'], :disabled) {
    background: var(--bg-press, var(--bg-hover));
    transform: scale(0.98);
  }
  /* The catalogue shows states side by side by this attribute; base.css draws the real focus ring. */
  &[data-shown='focus'] {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  &:disabled,
  &[data-off] {
    background: var(--disabled);
    box-shadow: none;
    color: var(--text-disabled);
    cursor: not-allowed;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  ${media.below('phone')} {
    white-space: normal;
  }
`;
