import { GATES, HOUSE_RULES_POST, OFFERED_BADGES, XP } from '@pathkeeper/contract';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import { EndMark } from '../../ui/art/Ornament.tsx';
import { PageTitle } from '../../ui/typography/PageTitle.tsx';
import { Rule } from '../../ui/typography/Rule.tsx';
import { SectionHead } from '../../ui/typography/SectionHead.tsx';
import { BadgeList } from './BadgeList.tsx';
import { CapsTable } from './CapsTable.tsx';
import { RankTable } from './RankTable.tsx';
import classes from './Rules.module.css';
import { XpTable } from './XpTable.tsx';

interface RulesProps {
  /** The reader's own; unknown of a visitor and in quiet mode. */
  level: number | undefined;
  /** The installation opens everything to everybody, whatever their level. */
  gatesOpen: boolean;
}

/** The rules, printed from the one table of the game, so that they cannot disagree (D23). */
export function Rules({ level, gatesOpen }: RulesProps) {
  return (
    <article className={classes.rules}>
      <header className={classes.top}>
        <Link to={paths.home} className={classes.back}>
          Back to Home
        </Link>
        <PageTitle meta="Every figure the game goes by">Rules of the Game</PageTitle>
        <p className={classes.lead}>
          You write, and the lantern moves up the path. That is the game; what follows are its
          tables. It can be switched off in your profile, and the journal is whole without it.
        </p>
        {gatesOpen && (
          <p className={classes.lead}>
            Here every gate stands open: what a level opens below, and the most that one holds, is
            everybody’s from the first page. The levels are for the walk.
          </p>
        )}
      </header>

      <Section
        id="rules-xp"
        title="What earns XP"
        remark="Never by the word"
        note="A page that is deleted takes its own points with it. A rank once reached is kept."
      >
        <XpTable />
      </Section>

      <Section id="rules-ranks" title="The ten ranks" remark="From the gate to the beacon">
        <RankTable here={level} />
      </Section>

      <Section
        id="rules-caps"
        title="How much of everything"
        remark="A column a level"
        note="Search, export, privacy and reading what you have written are the same for everybody at every level. What you made stays yours, whatever opens or closes around it."
      >
        <CapsTable />
      </Section>

      <Section id="rules-forum" title="The forum" remark="Open to read, to everybody">
        <div className={classes.prose}>
          <p>
            The first three posts of a day and the first ten replies are paid, likes and views
            never. Welcome is open to write in from the first level; the other categories open at
            level {GATES.forumWriting}, one of them at level {GATES.oracleForum}. Beside the figures
            there are{' '}
            <Link to={paths.forumPost} params={{ id: String(HOUSE_RULES_POST) }}>
              house rules, in eleven sentences
            </Link>
            .
          </p>
        </div>
      </Section>

      <Section id="rules-streaks" title="Streaks, and the free freeze" remark="Counted kindly">
        <div className={classes.prose}>
          <p>
            A streak is days in a row with a page on each, by your own calendar and not by ours. It
            holds until the day is over, and a flight across the date line does not break it.
          </p>
          <p>
            One missed day a week, Sunday to Saturday, is covered by a free freeze. It is used by
            itself, it costs nothing, and there is none to be bought. A longer absence ends a streak
            and nothing else: no points and no rank are ever lost for it.
          </p>
          <p>
            No multiplier waits at the end. A streak that reaches three days pays {XP.streakOfThree}{' '}
            XP once, from level {GATES.streakBonus} on, and every seventh day pays{' '}
            {XP.streakOfSeven}.
          </p>
        </div>
      </Section>

      <Section
        id="rules-badges"
        title="Badges"
        remark={`${OFFERED_BADGES.length} to earn, ${XP.badge} XP each`}
        note={`Badges for streaks can be earned from level ${GATES.streakBadges} on; days kept before then count.`}
      >
        <BadgeList />
      </Section>

      <footer className={classes.end}>
        <EndMark />
        <Link to={paths.home} className={classes.back}>
          Back to Home
        </Link>
      </footer>
    </article>
  );
}

interface SectionProps {
  id: string;
  title: string;
  remark: string;
  /** A sentence under the table. */
  note?: string;
  children: ReactNode;
}

function Section({ id, title, remark, note, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={classes.section}>
      <Rule weight="double" />
      <SectionHead id={id} remark={remark} className={classes.head}>
        {title}
      </SectionHead>
      {children}
      {note && <p className={classes.note}>{note}</p>}
    </section>
  );
}
