import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { PublicLayout } from '../public-pages/layout/public-layout';

/** The frame of all public pages around those that need a script. */
export function PublicAppLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <PublicLayout pathname={pathname}>{children}</PublicLayout>;
}
