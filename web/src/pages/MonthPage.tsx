import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { MerlinButton } from '../features/guide/MerlinButton.tsx';
import { PeriodScreen } from '../features/guide/PeriodScreen.tsx';
import { monthFrame } from '../features/guide/period-frame.ts';
import { monthReading } from '../features/guide/period-reading.ts';
import { monthly, useFreshMonth } from '../features/guide/periods.queries.ts';
import { useAgreed } from '../features/guide/use-agreed.tsx';
import { usePeriodEarnings } from '../features/guide/use-period-earnings.ts';
import { useLock } from '../features/progression/gates.queries.ts';
import { useEarnings } from '../features/progression/use-earnings.tsx';
import { AppMasthead } from '../features/site/AppMasthead.tsx';
import { SiteFooter } from '../features/site/SiteFooter.tsx';
import { today } from '../lib/dates.ts';
import { paths } from '../lib/paths.ts';
import { Page } from '../ui/page/Page.tsx';

const route = getRouteApi('/signed-in/reflect/month');

/** /reflect/month: a month read back, the present one unless another is named. */
export default function MonthPage() {
  const { month = today().slice(0, 7) } = route.useSearch();
  const { user } = route.useRouteContext();
  return user && <Month key={month} month={month} user={user} />;
}

type User = NonNullable<ReturnType<typeof route.useRouteContext>['user']>;

function Month({ month, user }: { month: string; user: User }) {
  const lock = useLock('monthlyReflection');
  const agreed = useAgreed(user);
  const { announce, dialog } = useEarnings();
  const options = monthly(month);
  const query = useQuery({ ...options, enabled: lock === null && agreed.isAgreed });
  const fresh = useFreshMonth(month);
  usePeriodEarnings(query.data, options.queryKey, (earnings) =>
    announce({ title: 'Monthly Reflection', words: 'The month is read.', earnings }),
  );
  const frame = monthFrame(month, today());
  return (
    <>
      <title>{`${frame.name} · Pathkeeper`}</title>
      <AppMasthead user={user} merlin={<MerlinButton user={user} />} />
      <main id="main" tabIndex={-1}>
        <Page>
          <PeriodScreen
            kind="month"
            frame={frame}
            lock={lock?.sentence ?? null}
            query={query}
            readingOf={monthReading}
            fresh={{ mutate: () => fresh.mutate(), isPending: fresh.isPending }}
            isDeclined={agreed.isDeclined}
            onAsk={agreed.ask}
            link={(address, content) => (
              <Link to={paths.month} search={{ month: address }}>
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
