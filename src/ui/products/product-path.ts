/** The editor of a product, at one of its cards. */
export const productEditPath = ({ id }: { id: string }, section?: string): string =>
  `/dashboard/product/${id}/edit${section ? `#${section}` : ''}`;

/** The page of one product. */
export const productPath = ({ id }: { id: string }): string => `/dashboard/product/${id}`;
