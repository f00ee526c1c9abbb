/** The number of a booking as guests and the store read it: `V1007`. */
export function bookingNumberText(number: number): string {
  return `V${number}`;
}
