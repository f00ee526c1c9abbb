import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { VisitorFrame } from '../visitors/frame/visitor-frame';

/** The frame of all public pages around those that need a program. */
export function VisitFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <VisitorFrame pathname={pathname}>{children}</VisitorFrame>;
}
