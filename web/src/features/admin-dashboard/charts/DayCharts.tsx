import type { AdminDay } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton, SkeletonLine } from '../../../ui/feedback/Skeleton.tsx';
import { SelectField } from '../../../ui/forms/fields/SelectField.tsx';
import { SectionHead } from '../../../ui/typography/SectionHead.tsx';
import { adminDays } from '../admin.queries.ts';
import { DayChart } from './DayChart.tsx';
import classes from './DayCharts.module.css';

const SPANS = [30, 90, 365] as const;

const CHARTS: { title: string; unit: string; count: (day: AdminDay) => number; sums: boolean }[] = [
  { title: 'Registrations', unit: 'People', count: (day) => day.registrations, sums: true },
  { title: 'Active people', unit: 'People', count: (day) => day.activePeople, sums: false },
  { title: 'Entries', unit: 'Entries', count: (day) => day.entries, sums: true },
];

/** Registrations, people who wrote, and entries, a day each; a table behind each. */
export function DayCharts() {
  const [days, setDays] = useState<number>(SPANS[0]);
  const query = useQuery(adminDays(days));
  return (
    <section aria-labelledby="day-by-day">
      <SectionHead
        id="day-by-day"
        remark={
          <SelectField
            bare
            label="How far back"
            value={String(days)}
            options={SPANS.map((span) => ({
              value: String(span),
              label: span === 365 ? 'The last year' : `The last ${span} days`,
            }))}
            onChange={(event) => setDays(Number(event.target.value))}
          />
        }
      >
        Day by day
      </SectionHead>
      <Loaded
        query={query}
        skeleton={
          <Skeleton label="Loading the days">
            <SkeletonLine />
            <SkeletonLine width="80%" />
            <SkeletonLine width="60%" />
          </Skeleton>
        }
        error={{
          small: true,
          title: 'The days did not arrive.',
          words: 'They are counted all the same.',
        }}
      >
        {(counts) => (
          <div className={classes.charts}>
            {CHARTS.map(({ title, unit, count, sums }) => (
              <DayChart
                key={title}
                title={title}
                unit={unit}
                sums={sums}
                days={counts.map((each) => ({ day: each.day, value: count(each) }))}
              />
            ))}
          </div>
        )}
      </Loaded>
    </section>
  );
}
