/**
 * Runs the modules of the pages that create and change a product. They are in the file of this
 * module, so that the list of products can fetch them without running them.
 */
export function runProductEditor() {
  return import(/* webpackMode: 'eager' */ './product-editor-page');
}
