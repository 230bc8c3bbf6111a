import { weekStart } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { MerlinButton } from '../features/guide/MerlinButton.tsx';
import { PeriodScreen } from '../features/guide/PeriodScreen.tsx';
import { weekFrame } from '../features/guide/period-frame.ts';
import { weekReading } from '../features/guide/period-reading.ts';
import { useFreshWeek, weekly } from '../features/guide/periods.queries.ts';
import { useAgreed } from '../features/guide/use-agreed.tsx';
import { usePeriodEarnings } from '../features/guide/use-period-earnings.ts';
import { useLock } from '../features/progression/gates.queries.ts';
import { useEarnings } from '../features/progression/use-earnings.tsx';
import { AppMasthead } from '../features/site/AppMasthead.tsx';
import { SiteFooter } from '../features/site/SiteFooter.tsx';
import { today } from '../lib/dates.ts';
import { paths } from '../lib/paths.ts';
import { Page } from '../ui/page/Page.tsx';

const route = getRouteApi('/signed-in/reflect/week');

/** /reflect/week: a week read back, the present one unless another is named. */
export default function WeekPage() {
  const { start = weekStart(today()) } = route.useSearch();
  const { user } = route.useRouteContext();
  return user && <Week key={start} start={start} user={user} />;
}

type User = NonNullable<ReturnType<typeof route.useRouteContext>['user']>;

function Week({ start, user }: { start: string; user: User }) {
  const lock = useLock('weeklyReflection');
  const agreed = useAgreed(user);
  const { announce, dialog } = useEarnings();
  const options = weekly(start);
  const query = useQuery({ ...options, enabled: lock === null && agreed.isAgreed });
  const fresh = useFreshWeek(start);
  usePeriodEarnings(query.data, options.queryKey, (earnings) =>
    announce({ title: 'Weekly Reflection', words: 'The week is read.', earnings }),
  );
  const frame = weekFrame(start, today());
  return (
    <>
      <title>{`${frame.name} · Pathkeeper`}</title>
      <AppMasthead user={user} merlin={<MerlinButton user={user} />} />
      <main id="main" tabIndex={-1}>
        <Page>
          <PeriodScreen
            kind="week"
            frame={frame}
            lock={lock?.sentence ?? null}
            query={query}
            readingOf={weekReading}
            fresh={{ mutate: () => fresh.mutate(), isPending: fresh.isPending }}
            isDeclined={agreed.isDeclined}
            onAsk={agreed.ask}
            link={(address, content) => (
              <Link to={paths.week} search={{ start: address }}>
                {content}
              </Link>
            )}
          />
        </Page>
      </main>
      {agreed.dialog}
      {dialog}
      <SiteFooter />
    </>
  );
}
