/** The path of a product's editor, at one of its cards. */
export const productEditPath = ({ id }: { id: string }, section?: string): string =>
  `/dashboard/product/${id}/edit${section ? `#${section}` : ''}`;

/** The path of a product's page. */
export const productPath = ({ id }: { id: string }): string => `/dashboard/product/${id}`;
