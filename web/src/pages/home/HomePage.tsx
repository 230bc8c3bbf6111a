import { useMediaQuery } from '@mantine/hooks';
import { can, type User } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { lazy, useDeferredValue, useEffect, useRef, useState } from 'react';
import { takeDay } from '../../features/entries/calendar/carried-day.ts';
import { SheetDay } from '../../features/entries/editor/day/SheetDay.tsx';
import {
  type ComposerHandle,
  EntryComposer,
} from '../../features/entries/editor/EntryComposer.tsx';
import { entryCount, recentEntries } from '../../features/entries/entries.queries.ts';
import { RecentEntries } from '../../features/entries/list/RecentEntries.tsx';
import { GrowthMap } from '../../features/growth/map/GrowthMap.tsx';
import { takeQuestion } from '../../features/guide/reflection/carried-question.ts';
import { DailyInspiration } from '../../features/inspiration/DailyInspiration.tsx';
import { MerlinBubble } from '../../features/inspiration/MerlinBubble.tsx';
import { settings, useQuietMode } from '../../features/profile/profile.queries.ts';
import { useQuietAfterDanger } from '../../features/profile/quiet.queries.ts';
import { useLevelCheck } from '../../features/progression/levels/use-level-check.tsx';
import { ProgressSidebar } from '../../features/progression/ProgressSidebar.tsx';
import { ProgressSummary } from '../../features/progression/ProgressSummary.tsx';
import { progress } from '../../features/progression/progression.queries.ts';
import { BorrowBeginning } from '../../features/prompts/BorrowBeginning.tsx';
import { TodaysQuests } from '../../features/quests/TodaysQuests.tsx';
import { useWrittenQuest } from '../../features/quests/use-written-quest.ts';
import { stepInSearch } from '../../features/vision-ties/ties.queries.ts';
import { announce } from '../../lib/announcements.ts';
import { api } from '../../lib/api/endpoints.ts';
import { longDay, today } from '../../lib/dates.ts';
import { counted } from '../../lib/text/in-words.ts';
import { LazyPart } from '../../ui/feedback/LazyPart.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { toast } from '../../ui/toast.ts';
import { PageTitle } from '../../ui/typography/PageTitle.tsx';
import { SignedInFrame } from '../layouts/SignedInLayout.tsx';
import classes from './HomePage.module.css';

const TagManager = lazy(async () => ({
  default: (await import('../../features/tags/TagManager.tsx')).TagManager,
}));

const PeriodicReflections = lazy(async () => ({
  default: (await import('../../features/guide/period/PeriodicReflections.tsx'))
    .PeriodicReflections,
}));

const LevelTesting = lazy(async () => ({
  default: (await import('../../features/progression/levels/LevelTesting.tsx')).LevelTesting,
}));

const VaultWidget = lazy(async () => ({
  default: (await import('../../features/insights/vault/VaultWidget.tsx')).VaultWidget,
}));

const JoinCommunity = lazy(async () => ({
  default: (await import('../../features/forum/reading/home/JoinCommunity.tsx')).JoinCommunity,
}));

const WordWithMerlin = lazy(async () => ({
  default: (await import('../../features/guide/merlin/WordWithMerlin.tsx')).WordWithMerlin,
}));

const StepToWrite = lazy(async () => ({
  default: (await import('../../features/vision-ties/index.ts')).StepToWrite,
}));

const AskAtDesk = lazy(async () => ({
  default: (await import('../../features/vision-board/daily/AskAtDesk.tsx')).AskAtDesk,
}));

const HomeQuiet = lazy(async () => ({
  default: (await import('./HomeQuiet.tsx')).HomeQuiet,
}));

/** The sheet for a day that was chosen in the calendar; words of another day are not moved to it. */
async function beginOn(day: string, composer: ComposerHandle | null): Promise<void> {
  if (await composer?.beginOn(day === today() ? null : day)) return;
  toast({
    title: 'Unsaved words are on the sheet',
    description: 'Save them first, or press their date to move them to another day.',
  });
}

/** From here on there is room for the sidebar (the same line as in the style sheet). */
const WITH_SIDEBAR = '(min-width: 56.25rem)';

/** The writing desk: today's sheet, the quest and what was written lately, with the path beside it. */
export default function HomePage({ user }: { user: User }) {
  // The sheet takes letters before anything else of the desk is made.
  const isWhole = useDeferredValue(true, false);
  const { data: count } = useQuery(entryCount());
  const { data: reached } = useQuery(progress());
  const composer = useRef<ComposerHandle>(null);
  const [managing, setManaging] = useState(false);
  const step = stepInSearch(useLocation({ select: ({ searchStr }) => searchStr }));
  const [day, setDay] = useState(() => today());
  const isWide = useMediaQuery(WITH_SIDEBAR, true, { getInitialValueInEffect: false });
  const quiet = useQuietMode();
  // Its place is kept while nobody knows whether it may be shown.
  const hasSidebar = isWide && quiet !== true;
  const isPlaying = quiet === false;
  const isAfterDanger = useQuietAfterDanger(user.id) === true;
  const { data: chosen } = useQuery(settings(user.id));
  const isTesting =
    isPlaying && chosen?.game.levelTesting && can(user, 'call', api.progression.setLevel);
  const { data: recent } = useQuery(recentEntries());
  const latest = recent?.[0];
  // Whoever is shown people to call is not asked for a quest beside it.
  const [isAside, setIsAside] = useState(false);
  const vault = (
    <LazyPart>
      <VaultWidget user={user} />
    </LazyPart>
  );
  useLevelCheck();
  const writtenQuest = useWrittenQuest();
  useEffect(() => {
    const question = takeQuestion();
    if (question) void composer.current?.addPrompt(question);
    const chosen = takeDay();
    if (chosen) void beginOn(chosen, composer.current);
  }, []);
  return (
    <SignedInFrame
      user={user}
      tools={
        isTesting && (
          <LazyPart>
            <LevelTesting />
          </LazyPart>
        )
      }
    >
      <title>Pathkeeper</title>
      <Page className={classes.desk} data-quiet={quiet} data-sheet-alone={!isWhole || undefined}>
        <div className={classes.day}>
          {isAfterDanger && (
            <div className={classes.people}>
              <LazyPart>
                <HomeQuiet user={user} />
              </LazyPart>
            </div>
          )}
          {!isWide && quiet !== true && (
            <div className={classes.summary}>{isPlaying && <ProgressSummary />}</div>
          )}
          <div className={classes.writing}>
            <PageTitle
              meta={
                <>
                  <SheetDay day={day} onDay={(to) => composer.current?.setDay(to)} />
                  {count && <> · No. {(count.count + 1).toLocaleString('en-US')}</>}
                </>
              }
            >
              Today’s Entry
            </PageTitle>
            <EntryComposer
              ref={composer}
              user={user}
              onDay={setDay}
              tagsLink={
                <button type="button" className={classes.manage} onClick={() => setManaging(true)}>
                  Manage Custom Tags
                </button>
              }
              onSaved={(answer) => {
                // Beside people to call nothing is won.
                const short = answer.safety ? 0 : writtenQuest.shortBy(answer);
                announce({
                  title: 'Entry Saved',
                  words: savedWords(answer.localDate, short),
                  answer,
                });
                if (!answer.safety) writtenQuest.complete(answer);
              }}
            />
          </div>
          {isWhole && !isAside && (
            <LazyPart>
              <AskAtDesk user={user} />
            </LazyPart>
          )}
          {isWhole && !isAside && !isAfterDanger && (
            <div className={classes.beginnings} data-coming={quiet === undefined || undefined}>
              {isPlaying && (
                <TodaysQuests
                  sheet={{
                    put(prompt) {
                      void composer.current?.addPrompt(prompt);
                      return composer.current !== null;
                    },
                    isWritten: () => composer.current?.isWritten() ?? false,
                  }}
                />
              )}
              {quiet !== undefined && <BorrowBeginning />}
            </div>
          )}
          {isWhole && <RecentEntries />}
        </div>
        {isWhole && hasSidebar && (
          <div className={classes.path}>
            {isPlaying && (
              <>
                <ProgressSidebar />
                {vault}
              </>
            )}
          </div>
        )}
        {/* Always in this place: people to call may be shown in it when the game around it goes. */}
        <div className={classes.merlin}>
          {isWhole && recent && (
            <LazyPart>
              <WordWithMerlin
                user={user}
                facts={{
                  mood: latest?.mood ?? null,
                  hasEntryToday: latest?.localDate === today(),
                  content: latest?.content ?? null,
                }}
                onAside={setIsAside}
              />
            </LazyPart>
          )}
        </div>
        <div className={classes.band}>
          {isWhole && (
            <LazyPart fallback={<div className={classes.coming} />}>
              <PeriodicReflections />
              <GrowthMap pages={count?.count} />
            </LazyPart>
          )}
        </div>
        {isWhole && !hasSidebar && <div className={classes.day}>{vault}</div>}
      </Page>
      {isWhole && (
        <Page className={classes.foot}>
          {!isAfterDanger && (
            <DailyInspiration level={isPlaying ? (reached?.gateLevel ?? null) : null} />
          )}
          <LazyPart>
            <JoinCommunity />
          </LazyPart>
        </Page>
      )}
      {isWhole && isPlaying && reached && <MerlinBubble level={reached.gateLevel} />}
      <LazyPart>
        {step && (
          <StepToWrite
            step={step}
            onStep={(prompt, about) => void composer.current?.addPrompt(prompt, about)}
          />
        )}
      </LazyPart>
      <LazyPart>{managing && <TagManager opened onClose={() => setManaging(false)} />}</LazyPart>
    </SignedInFrame>
  );
}

/** `short` is how many characters the page lacks for the quest that it was written for. */
function savedWords(day: string, short: number): string {
  const saved = day === today() ? 'The page is in the book.' : `It stands on ${longDay(day)}.`;
  if (short === 0) return saved;
  return `${saved} ${counted(short, 'character')} more and the quest is done: add them to the page, then press Complete.`;
}
