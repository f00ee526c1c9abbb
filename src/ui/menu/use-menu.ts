import { useMemo } from 'react';
import { useMountedPages } from '../portal-context/route-table';
import { usePermissions } from '../portal-context/use-permissions';
import { type VisibleGroup, visibleGroups } from './menu-entries';

/** The menu of the signed-in user: mounted pages that the role may see. */
export function useMenu(): VisibleGroup[] {
  const permissions = usePermissions();
  const { pages } = useMountedPages();
  return useMemo(() => visibleGroups(permissions, pages()), [permissions, pages]);
}
