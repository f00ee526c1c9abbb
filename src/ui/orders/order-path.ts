/** The page of an order. */
export const orderPath = ({ id }: { id: string }): string => `/dashboard/order/${id}`;
