/**
 * A loader for machine files: removes the tags that name the specification's sentence of a
 * transition. Tests and documents read the tags from the sources; the production build does not use
 * them.
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
