declare module '*.css';
declare module '@fontsource/*';
declare module '@fontsource-variable/*';
declare module '*.css?inline' {
  const sheet: string;
  export default sheet;
}
/** The text of a stylesheet. */
declare module '*.css?inline' {
  const css: string;
  export default css;
}
