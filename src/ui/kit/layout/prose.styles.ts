/** Lists and quotes of formatted text, both in the editor and on pages. */
export const proseStyles = `
  & :is(ul, ol) {
    padding-inline-start: var(--space-20);
  }
  & ul {
    list-style: disc;
  }
  & ol {
    list-style: decimal;
  }
  & blockquote {
    margin: 0;
    padding-inline-start: var(--space-12);
    border-inline-start: 2px solid var(--line);
  }
`;
