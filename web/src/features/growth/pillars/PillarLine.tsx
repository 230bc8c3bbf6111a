import { can, type PillarMonths, pillarOf } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { paths } from '../../../lib/paths.ts';
import { counted } from '../../../lib/text/in-words.ts';
import { PillarMark } from '../../../ui/art/PillarMark.tsx';
import { ShowTable } from '../../../ui/lists/ShowTable.tsx';
import { SectionHead } from '../../../ui/typography/SectionHead.tsx';
import { currentUser } from '../../accounts/accounts.queries.ts';
import { siteInfo } from '../../site/site.queries.ts';
import { pillarMonths } from '../growth.queries.ts';
import { monthName } from '../growth-words.ts';
import classes from './PillarLine.module.css';

/**
 * Which pillars of the vision the pages of twelve months speak of, and how that is counted. For those
 * to whom the vision is open, once a page speaks of one.
 */
export function PillarLine() {
  const { data: user } = useQuery(currentUser());
  const { data: site } = useQuery(siteInfo());
  const visionAccess = site?.visionAccess ?? 'admins';
  const isOpen = can(user ?? null, 'useVision', { visionAccess });
  const { data } = useQuery({ ...pillarMonths(), enabled: isOpen });
  if (!isOpen || !data?.pillars.some(({ count }) => count > 0)) return null;
  return <Pillars {...data} />;
}

function Pillars({ pillars, months, words }: PillarMonths) {
  const most = Math.max(...pillars.map(({ count }) => count));
  return (
    <section aria-labelledby="growth-pillars" className={classes.pillars}>
      <SectionHead
        id="growth-pillars"
        remark={<Link to={paths.visionBoard}>the vision board</Link>}
      >
        The seven pillars
      </SectionHead>
      <ul className={classes.line}>
        {pillars.map(({ pillar, count }) => (
          <li key={pillar} className={classes.pillar} data-silent={count === 0 || undefined}>
            <PillarMark pillar={pillar} size={28} />
            <span className={classes.name}>{pillarOf(pillar).name}</span>
            <span className={classes.count}>{counted(count, 'page')}</span>
            <span
              aria-hidden
              className={classes.bar}
              style={{ width: `${Math.round((count / most) * 100)}%` }}
            />
          </li>
        ))}
      </ul>
      <p className={classes.note}>
        Counted by words: a page speaks of a pillar where one of its subjects is a word of it
        {example(words)}. It can speak of several, or in other words of one and not be counted.
      </p>
      <ShowTable
        caption="The seven pillars"
        columns={[
          { name: 'Pillar' },
          { name: 'Pages', isFigure: true },
          ...months.map((month) => ({ name: monthName(month), isFigure: true })),
        ]}
        rows={pillars.map(({ pillar, count, months: counts }) => ({
          key: pillar,
          cells: [
            pillarOf(pillar).name,
            ...[count, ...counts].map((each) => each.toLocaleString('en-US')),
          ],
        }))}
      />
    </section>
  );
}

/** The commonest of the writer's own subjects that were counted, for one pillar. */
function example(words: PillarMonths['words']): string {
  const [first] = Object.entries(words);
  if (!first) return '';
  const [pillar, subjects] = first;
  const named = new Intl.ListFormat('en').format(subjects.map((subject) => `“${subject}”`));
  return `, as ${named} of ${pillar}`;
}
