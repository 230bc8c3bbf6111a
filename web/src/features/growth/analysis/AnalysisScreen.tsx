import { ANALYSIS_PAGES, type Analysis, type FindingKind } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '../../../lib/paths.ts';
import { counted } from '../../../lib/text/in-words.ts';
import { RankMark } from '../../../ui/art/RankMark.tsx';
import { LinkButton } from '../../../ui/controls/LinkButton.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { LockLine } from '../../../ui/labels/LockLine.tsx';
import { SectionHead } from '../../../ui/typography/SectionHead.tsx';
import { useQuietMode } from '../../profile/profile.queries.ts';
import { useLock } from '../../progression/gates.queries.ts';
import { growthAnalysis } from '../growth.queries.ts';
import section from '../Section.module.css';
import classes from './AnalysisScreen.module.css';
import { AnalysisSkeleton } from './AnalysisSkeleton.tsx';
import { spanOf, tooFew } from './analysis-words.ts';
import { FindingRow } from './FindingRow.tsx';

/** Findings that are printed large, with all they rest on; the rest are rows that open. */
const LARGE = 2;

/** What is of the game, and put away with it (D27). */
const PLAYED: readonly FindingKind[] = ['run', 'quests'];

/**
 * The analysis of a journal: what its pages of twelve months show, in sentences (S1.2).
 * `children` follow where there is something to say.
 */
export function AnalysisScreen({ children }: { children?: ReactNode }) {
  const analysis = useQuery(growthAnalysis());
  const { data } = analysis;
  return (
    <div className={classes.screen}>
      <section aria-labelledby="analysis">
        <SectionHead
          id="analysis"
          className={section.wraps}
          remark={
            data &&
            data.pages > 0 && (
              <>
                {counted(data.pages, 'page')} · {spanOf(data)}
              </>
            )
          }
        >
          Analysis
        </SectionHead>
        <Loaded
          query={analysis}
          skeleton={<AnalysisSkeleton />}
          error={{
            level: 3,
            title: 'The analysis did not arrive.',
            words: 'It is counted from your pages, and those are safe.',
            retryLabel: 'Retry',
          }}
        >
          {(of) => (of.pages < ANALYSIS_PAGES ? <TooFew of={of} /> : <Findings of={of} />)}
        </Loaded>
      </section>
      {data && data.pages >= ANALYSIS_PAGES && children}
    </div>
  );
}

function TooFew({ of }: { of: Analysis }) {
  const { title, reason } = tooFew(of);
  return (
    <EmptyState
      level={3}
      glyph={<RankMark level={3} ink size={92} />}
      title={title}
      action={
        <LinkButton to={paths.home} variant="filled">
          Write a page
        </LinkButton>
      }
    >
      {reason}
    </EmptyState>
  );
}

function Findings({ of: { findings, moodsFrom, trendsFrom } }: { of: Analysis }) {
  const isPlaying = useQuietMode() === false;
  const shown = findings.filter(({ kind }) => isPlaying || !PLAYED.includes(kind));
  return (
    <>
      <p className={classes.words}>
        Counted, not guessed, and nothing was sent anywhere for it. The lines in quotation marks are
        yours, letter by letter.
      </p>
      <ol className={classes.findings}>
        {shown.map((finding, place) => (
          <FindingRow key={finding.sentence} finding={finding} isLarge={place < LARGE} />
        ))}
      </ol>
      {moodsFrom !== null && (
        <Waiting gate="moodHistory" level={moodsFrom}>
          What your moods go with is read from here on.
        </Waiting>
      )}
      {trendsFrom !== null && (
        <Waiting gate="moodTrends" level={trendsFrom}>
          How your moods change over the months comes later.
        </Waiting>
      )}
    </>
  );
}

interface WaitingProps {
  gate: 'moodHistory' | 'moodTrends';
  level: number;
  children: string;
}

function Waiting({ gate, level, children }: WaitingProps) {
  const lock = useLock(gate);
  return <LockLine sentence={lock?.sentence ?? `It opens at level ${level}.`}>{children}</LockLine>;
}
