/**
 * A loader for the files of machines: takes out the tags that say which sentence of the specification a
 * transition carries. Tests and documents read them from the sources; what is shipped has no use for them.
 */
const TAG = /\bmeta: \{\s*proves: \[[^\]]*\],?\s*\},?\s*/g;

/**
 * @param {string} source a machine's source
 * @returns {string} the same without its tags
 */
// biome-ignore lint/style/noDefaultExport: the bundler takes a loader by its file's default export.
export default function withoutRequirementTags(source) {
  return source.replaceAll(TAG, '');
}
