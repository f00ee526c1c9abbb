/** Icons whose names come from data: a category's, a notification's. All others are compiled in. */
export interface Icons {
  /**
   * The icon as an SVG document that draws in one colour, by its name in the set ("box-linear");
   * null when there is none of that name, or when it cannot be had now. Never rejects.
   */
  svg(name: string): Promise<string | null>;
}
