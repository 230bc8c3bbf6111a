import type { User } from '@pathkeeper/contract';
import { getRouteApi, Link } from '@tanstack/react-router';
import { monthContent } from '../../features/guide/period/period-content.ts';
import { monthFrame } from '../../features/guide/period/period-frame.ts';
import { monthly, useFreshMonth } from '../../features/guide/period/periods.queries.ts';
import { today } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { PeriodPage } from './PeriodPage.tsx';

const route = getRouteApi('/signed-in/reflect/month');

/** /reflect/month: a month read back, the present one unless another is named. */
export default function MonthPage() {
  const { month = today().slice(0, 7) } = route.useSearch();
  const { user } = route.useRouteContext();
  return user && <Month key={month} month={month} user={user} />;
}

function Month({ month, user }: { month: string; user: User }) {
  const fresh = useFreshMonth(month);
  return (
    <PeriodPage
      kind="month"
      user={user}
      gate="monthlyReflection"
      frame={monthFrame(month, today())}
      period={month}
      reflection={monthly(month)}
      fresh={{ mutate: () => fresh.mutate(), isPending: fresh.isPending }}
      readingOf={monthContent}
      link={(address, content) => (
        <Link to={paths.month} search={{ month: address }}>
          {content}
        </Link>
      )}
    />
  );
}
