// Old syntax on purpose: this file has to run on a Node that the project does not support.

/**
 * Whether a version of Node lies in the range of package.json's `engines`. Knows what stands there:
 * `^20.19.0` (this major version, from there on), `>=24.0.0`, and `||` between them.
 *
 * @param {string} version such as `22.14.0`
 * @param {string} range
 */
export function isInRange(version, range) {
  return range.split('||').some((part) => {
    const wanted = part.trim().replace(/^(\^|>=)/, '');
    const sameMajor = wanted.split('.')[0] === version.split('.')[0];
    const isLater = new Intl.Collator('en', { numeric: true }).compare(version, wanted) >= 0;
    return isLater && (sameMajor || part.trim().indexOf('>=') === 0);
  });
}
