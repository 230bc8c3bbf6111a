import type { GrowthMetrics } from '@pathkeeper/contract';
import { ShowTable } from '../../../ui/lists/ShowTable.tsx';
import { SectionHead } from '../../../ui/typography/SectionHead.tsx';
import { monthName } from '../growth-words.ts';
import classes from '../Section.module.css';
import { ThemeRows } from './ThemeRows.tsx';

/** What the pages are about, as an index at the end of a book: theme, months, pages. */
export function ThemeIndex({
  commonThemes,
  months,
}: Pick<GrowthMetrics, 'commonThemes' | 'months'>) {
  return (
    <section aria-labelledby="growth-themes">
      <SectionHead id="growth-themes" remark={commonThemes.length > 0 && 'pages, by month'}>
        An index of themes
      </SectionHead>
      {commonThemes.length === 0 ? (
        <p className={classes.nothing}>
          Nothing has come up often enough to be indexed. Themes are read from the pages themselves.
        </p>
      ) : (
        <>
          <ThemeRows themes={commonThemes} single />
          <ShowTable
            caption="An index of themes"
            columns={[
              { name: 'Theme' },
              { name: 'Pages', isFigure: true },
              ...months.map((month) => ({ name: monthName(month), isFigure: true })),
            ]}
            rows={commonThemes.map(({ theme, frequency, months: counts }) => ({
              key: theme,
              cells: [
                theme,
                ...[frequency, ...counts].map((count) => count.toLocaleString('en-US')),
              ],
            }))}
          />
        </>
      )}
    </section>
  );
}
