/** Eight hexadecimal digits that change when any text changes. */
export function textsVersion(): string;
