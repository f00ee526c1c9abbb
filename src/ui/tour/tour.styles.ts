import librarySheet from 'driver.js/dist/driver.css?inline';
import { createGlobalStyle } from 'styled-components';

/**
 * The library's style sheet is part of this chunk, because a separate request would slow the first
 * load. The portal's style of the bubble follows.
 */
export const TourStyles = createGlobalStyle`
  ${librarySheet}
  .driver-popover.tour-bubble {
    --driver-popover-font-family: var(--font-body);
    display: block;
    max-inline-size: min(340px, calc(100vw - 32px));
    min-inline-size: min(280px, calc(100vw - 32px));
    padding: var(--space-20);
    border-radius: var(--radius-card);
    background: var(--raised);
    color: var(--text);
    box-shadow: var(--shadow-pop);
    direction: inherit;
    text-align: start;
  }
  .tour-bubble .driver-popover-title {
    padding-inline-end: var(--space-32);
    font: var(--weight-head) var(--text-h3) var(--font-head);
  }
  .tour-bubble .driver-popover-description {
    color: var(--text-2);
    font: 400 var(--text-body) var(--font-body);
  }
  .tour-bubble .driver-popover-title[style*="block"] + .driver-popover-description {
    margin-block-start: var(--space-8);
  }
  .tour-bubble .driver-popover-close-btn {
    inset: var(--space-12) auto auto auto;
    inset-inline-end: var(--space-12);
    inline-size: 32px;
    block-size: 32px;
    border-radius: var(--radius-control);
    color: var(--text-2);
  }
  .tour-bubble .driver-popover-footer {
    gap: var(--space-12);
    margin-block-start: var(--space-16);
    text-align: start;
  }
  .tour-bubble .driver-popover-progress-text {
    color: var(--text-2);
    font: 400 var(--text-small) var(--font-body);
  }
  .tour-bubble .driver-popover-navigation-btns {
    gap: var(--space-8);
  }
  .tour-bubble .driver-popover-navigation-btns button + button {
    margin-inline: 0;
  }
  .tour-bubble .driver-popover-footer-btn {
    min-block-size: 32px;
    padding: 0 var(--space-12);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-control);
    background: transparent;
    color: var(--text);
    font: var(--weight-strong) var(--text-small) var(--font-body);
    line-height: 30px;
  }
  .tour-bubble .driver-popover-next-btn {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--on-accent);
  }
  .tour-bubble .driver-popover-next-btn:is(:hover, :focus) {
    background: var(--accent-hover);
    color: var(--on-accent);
  }
  .tour-bubble .driver-popover-prev-btn:is(:hover, :focus),
  .tour-bubble .driver-popover-close-btn:is(:hover, :focus) {
    background: var(--press);
    color: var(--text);
  }
  .tour-bubble .tour-quit {
    min-block-size: 24px;
    margin-block-start: var(--space-12);
    color: var(--text-2);
    font: 400 var(--text-small) var(--font-body);
    text-decoration: underline;
  }
  .tour-bubble button:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  .tour-bubble .driver-popover-arrow {
    display: none;
  }
  @media (pointer: coarse) {
    .tour-bubble .driver-popover-footer-btn,
    .tour-bubble .tour-quit {
      min-block-size: 44px;
    }
    .tour-bubble .driver-popover-footer-btn {
      line-height: 42px;
    }
    .tour-bubble .driver-popover-close-btn {
      inline-size: 44px;
      block-size: 44px;
    }
  }
`;
