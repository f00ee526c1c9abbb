/** The path of a product's editor, at one of its cards. */
export function productEditPath({ id }: { id: string }, section?: string): string {
  return `/dashboard/product/${id}/edit${section ? `#${section}` : ''}`;
}

/** The path of a product's page. */
export function productPath({ id }: { id: string }): string {
  return `/dashboard/product/${id}`;
}
