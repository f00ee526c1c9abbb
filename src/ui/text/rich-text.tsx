import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { styled } from 'styled-components';
import { proseStyles } from '../kit/prose.styles';

/** What the server's cleaning leaves; a heading stands below those of its page. */
const TAGS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['p', 'br', 'blockquote', 'hr', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i']
      .concat(['u', 's', 'sub', 'sup', 'code', 'pre', 'a'])
      .map((tag) => [tag, tag]),
  ),
};
/** How far each kind of heading stands below the highest. */
const DEPTHS: Readonly<Record<string, number>> = { h2: 0, h3: 1, h4: 2 };
/** Each of them is a paragraph, which may be in another language than the page. */
const BLOCKS = /^(?:p|li|pre|blockquote|h\d)$/;
/** Their content is no text. */
const DROPPED_TAGS = new Set(['script', 'style', 'template', 'iframe', 'object', 'svg', 'math']);
const VOID = new Set(['br', 'hr']);
const ALLOWED_LINK = /^(?:https?:\/\/|mailto:|tel:)/i;

const Prose = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  overflow-wrap: anywhere;
  ${proseStyles}
  & :is(h2, h3, h4, h5, h6) {
    font: var(--weight-strong) var(--text-body) var(--font-body);
  }
  & blockquote {
    color: var(--text-2);
  }
  & pre {
    margin: 0;
    white-space: pre-wrap;
  }
`;

function attributesOf(element: Element): object {
  if (element.localName !== 'a') return {};
  const href = element.getAttribute('href')?.trim() ?? '';
  return ALLOWED_LINK.test(href)
    ? { href, target: '_blank', rel: 'nofollow noopener noreferrer' }
    : {};
}

const directionOf = (tag: string): object => (BLOCKS.test(tag) ? { dir: 'auto' } : {});

function renderNode(node: Node, key: number, top: number): ReactNode {
  if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? node.textContent : null;
  if (DROPPED_TAGS.has(node.localName)) return null;
  const depth = DEPTHS[node.localName];
  const tag = depth === undefined ? TAGS[node.localName] : `h${top + depth}`;
  if (tag && VOID.has(tag)) return createElement(tag, { key });
  const children = Array.from(node.childNodes, (child, at) => renderNode(child, at, top));
  return tag
    ? createElement(tag, { key, ...attributesOf(node), ...directionOf(tag) }, ...children)
    : createElement(Fragment, { key }, ...children);
}

/**
 * Rich text of a record, drawn element by element: of what is unknown only the text stays, and no
 * markup is ever handed to the page as it came.
 * @param props.html as the server keeps it, cleaned
 * @param props.top level of its highest headings: one below what stands over the text
 */
export function RichText({ html, top = 4 }: { html: string; top?: 2 | 3 | 4 }) {
  const nodes = useMemo(() => {
    // A document of its own, in which nothing runs and nothing is fetched.
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    return Array.from(body.childNodes, (child, at) => renderNode(child, at, top));
  }, [html, top]);
  return <Prose>{nodes}</Prose>;
}
