import { type GrowthMetrics, MOODS } from '@pathkeeper/contract';
import { counted } from '../../../lib/text/in-words.ts';
import { ShowTable } from '../../../ui/lists/ShowTable.tsx';
import { SectionHead } from '../../../ui/typography/SectionHead.tsx';
import classes from '../Section.module.css';
import { MoodRows } from './MoodRows.tsx';

/** Every mood by how often it was recorded. */
export function TopMoods({ moodTrends }: Pick<GrowthMetrics, 'moodTrends'>) {
  const pages = moodTrends.reduce((sum, { count }) => sum + count, 0);
  return (
    <section aria-labelledby="growth-moods">
      <SectionHead id="growth-moods" remark={pages > 0 && `${counted(pages, 'page')} with a mood`}>
        Top moods
      </SectionHead>
      {pages === 0 ? (
        <p className={classes.nothing}>
          No page names a mood yet. It is one word beside the sheet, and never asked for twice.
        </p>
      ) : (
        <>
          <MoodRows moods={moodTrends} scale />
          <ShowTable
            caption="Top moods"
            columns={[
              { name: 'Mood' },
              { name: 'Pages', isFigure: true },
              { name: 'Share', isFigure: true },
            ]}
            rows={moodTrends.map(({ mood, count, percentage }) => ({
              key: mood,
              cells: [MOODS[mood].label, count.toLocaleString('en-US'), shareOf(percentage)],
            }))}
          />
        </>
      )}
    </section>
  );
}

const shareOf = (percentage: number): string => `${percentage}%`;
