declare module '*.css';
declare module '@fontsource/*';
declare module '@fontsource-variable/*';
declare module '*.css?inline' {
  const sheet: string;
  export default sheet;
}
