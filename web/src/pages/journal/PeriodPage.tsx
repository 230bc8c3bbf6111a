import type {
  Earnings,
  Gate,
  MonthlyReflection,
  SafetyAnswer,
  User,
  WeeklyReflection,
} from '@pathkeeper/contract';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useAgreed } from '../../features/guide/consent/use-agreed.tsx';
import { firstSentence } from '../../features/guide/guide-words.ts';
import { PeriodScreen } from '../../features/guide/period/PeriodScreen.tsx';
import type { PeriodContent } from '../../features/guide/period/period-content.ts';
import type { PeriodFrame } from '../../features/guide/period/period-frame.ts';
import { bookmarkText } from '../../features/insights/bookmark-text.ts';
import { BookmarkButton } from '../../features/insights/reader/BookmarkButton.tsx';
import { useLock } from '../../features/progression/gates.queries.ts';
import { Page } from '../../ui/page/Page.tsx';

interface PeriodPageProps<R> {
  kind: 'week' | 'month';
  user: User;
  gate: Gate;
  frame: PeriodFrame;
  /** The first day of the week, YYYY-MM of the month. */
  period: string;
  reflection: UseQueryOptions<Answer<R>, Error, Answer<R>, string[]> & { queryKey: string[] };
  fresh: { mutate: () => void; isPending: boolean };
  readingOf: (reflection: R) => PeriodContent;
  link: (address: string, content: ReactNode) => ReactNode;
}

type Answer<R> = R & Earnings & { safety: SafetyAnswer | null };

const ONES = { week: 'weekly', month: 'monthly' } as const;

const KEPT = { title: 'Insight Bookmarked!', words: 'It is in the vault.' };

/** A week or a month read back: what the two pages share. */
export function PeriodPage<R extends WeeklyReflection | MonthlyReflection>({
  kind,
  user,
  gate,
  frame,
  period,
  reflection,
  fresh,
  readingOf,
  link,
}: PeriodPageProps<R>) {
  const lock = useLock(gate);
  const agreed = useAgreed(user);
  const query = useQuery({ ...reflection, enabled: lock === null && agreed.isAgreed });
  return (
    <>
      <title>{`${frame.name} · Pathkeeper`}</title>
      <Page>
        <PeriodScreen
          kind={kind}
          frame={frame}
          lock={lock}
          query={query}
          readingOf={readingOf}
          fresh={fresh}
          isDeclined={agreed.isDeclined}
          onAsk={agreed.ask}
          link={link}
          keep={({ safety, question }, { insight, prose }) =>
            safety === null && (
              <BookmarkButton
                label="Keep in the Vault"
                reflection={{
                  reflectionType: ONES[kind],
                  reflectionPeriod: period,
                  source: ONES[kind],
                  entryId: null,
                }}
                text={bookmarkText(firstSentence(insight || frame.heading)[0], [
                  insight,
                  ...prose,
                  question,
                ])}
                announce={KEPT}
              />
            )
          }
        />
      </Page>
      {agreed.dialog}
    </>
  );
}
