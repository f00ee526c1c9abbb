/** Loaded before the first render: the texts of sign-in and of every page's layout. */
export const FIRST_NAMESPACES = ['common', 'shell', 'session', 'problems', 'palette'] as const;
