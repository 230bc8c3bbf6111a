import { type User, weekToRead } from '@pathkeeper/contract';
import { getRouteApi, Link } from '@tanstack/react-router';
import { weekContent } from '../../features/guide/period/period-content.ts';
import { weekFrame } from '../../features/guide/period/period-frame.ts';
import { useFreshWeek, weekly } from '../../features/guide/period/periods.queries.ts';
import { today } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { PeriodPage } from './PeriodPage.tsx';

const route = getRouteApi('/signed-in/reflect/week');

/** /reflect/week: a week read back: the one named, else the one that today offers. */
export default function WeekPage() {
  const { start = weekToRead(today()) } = route.useSearch();
  const { user } = route.useRouteContext();
  return user && <Week key={start} start={start} user={user} />;
}

function Week({ start, user }: { start: string; user: User }) {
  const fresh = useFreshWeek(start);
  return (
    <PeriodPage
      kind="week"
      user={user}
      gate="weeklyReflection"
      frame={weekFrame(start, today())}
      period={start}
      reflection={weekly(start)}
      fresh={{ mutate: () => fresh.mutate(), isPending: fresh.isPending }}
      readingOf={weekContent}
      link={(address, content) => (
        <Link to={paths.week} search={{ start: address }}>
          {content}
        </Link>
      )}
    />
  );
}
