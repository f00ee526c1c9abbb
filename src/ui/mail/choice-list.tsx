import { styled } from 'styled-components';

/** Choices of a dialog, one below another. */
export const ChoiceList = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  list-style: none;
  & > li > button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-12);
    inline-size: 100%;
    min-block-size: 44px;
    padding: var(--space-8) var(--space-12);
    border-radius: var(--radius-control);
    text-align: start;
  }
  & > li > button:is(:hover, :focus-visible) {
    background: var(--hover);
  }
  & > li > button[aria-pressed='true'] {
    background: var(--accent-soft);
    font-weight: var(--weight-strong);
  }
  & > li > button > span:last-child:not(:first-child) {
    color: var(--text-2);
    font: 400 var(--text-small) var(--font-body);
  }
`;
