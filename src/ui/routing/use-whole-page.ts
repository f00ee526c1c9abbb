import { useDeferredValue } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * For a page of many cards: false in its first rendering, then true; the rest is rendered in the
 * background, without blocking the page. It is true at once after Back, where the user returns to a
 * place further down, and at an address that names a part of the page.
 */
export function useWholePage(): boolean {
  const { hash } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  return useDeferredValue(true, isReturn || hash !== '');
}
