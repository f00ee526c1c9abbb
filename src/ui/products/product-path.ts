/** The page of one product. */
export const productPath = ({ id }: { id: string }): string => `/dashboard/product/${id}`;
