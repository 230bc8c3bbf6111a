import { expect, test } from '@playwright/test';
import {
  FIRST_SCREENS,
  filesOf,
  readBuilt,
  readManifest,
  weigh,
} from '../../scripts/first-screen.mjs';

for (const { name, page, limit } of FIRST_SCREENS) {
  test(`the script of the first screen ${name} weighs at most ${limit} kB gzipped`, () => {
    const manifest = readManifest();
    const files = filesOf(manifest, [page]);
    const heaviest = [...files]
      .filter((file) => file.endsWith('.js'))
      .sort((a, b) => weigh([b], '.js') - weigh([a], '.js'))
      .slice(0, 8)
      .map((file) => `${weigh([file], '.js').toFixed(1)} kB ${file}`);
    expect(
      weigh(files, '.js'),
      `The first screen ${name} loads more script than its ${limit} kB gzipped. Load what it does not show at once with lazy(), and import no validators of the contract into it. Heaviest: ${heaviest.join(', ')}.`,
    ).toBeLessThanOrEqual(limit);
  });
}

test('no page but its own loads the editor of articles', () => {
  const manifest = readManifest();
  const pages = Object.keys(manifest).filter((key) => key.startsWith('src/pages/'));
  const editors = pages.filter((page) =>
    [...filesOf(manifest, [page])].some((file) => readBuilt(file).includes('ProseMirror')),
  );
  expect(editors).toEqual(['src/pages/blog/BlogEditorPage.tsx']);
});
