/** Icons whose names are data: a category's, a notification's. All others are compiled in. */
export interface Icons {
  /**
   * The icon as an SVG document in one colour, by its name in the set ("box-linear"); null if the
   * name is unknown or the icon cannot be loaded now. Never rejects.
   */
  svg(name: string): Promise<string | null>;
}
