import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { styled } from 'styled-components';
import { proseStyles } from '../kit/layout/prose.styles';

/**
 * The elements that the server's sanitiser allows; headings are rendered below those of the page.
 */
const TAGS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['p', 'br', 'blockquote', 'hr', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i']
      .concat(['u', 's', 'sub', 'sup', 'code', 'pre', 'a'])
      .map((tag) => [tag, tag]),
  ),
};
/** Levels of each kind of heading below the highest. */
const DEPTHS: Readonly<Record<string, number>> = { h2: 0, h3: 1, h4: 2 };
/** Paragraphs, which may be in another language than the page. */
const BLOCKS = /^(?:p|li|pre|blockquote|h\d)$/;
/** Elements whose content is not text. */
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

function directionOf(tag: string): object {
  return BLOCKS.test(tag) ? { dir: 'auto' } : {};
}

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
 * Rich text of a record, rendered element by element. Of an unknown element, only the text remains,
 * and markup is never inserted unparsed.
 * @param props.html sanitised, as stored by the server
 * @param props.top level of its highest headings: one below the heading above the text
 */
export function RichText({ html, top = 4 }: { html: string; top?: 2 | 3 | 4 }) {
  const nodes = useMemo(() => {
    // A separate document, which runs no script and loads nothing.
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    return Array.from(body.childNodes, (child, at) => renderNode(child, at, top));
  }, [html, top]);
  return <Prose>{nodes}</Prose>;
}
