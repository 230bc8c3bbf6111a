import { type ForumCategory, levelInfo } from '@pathkeeper/contract';
import { IconBell, IconFlag, IconHeart } from '@tabler/icons-react';
import type { CSSProperties, ReactNode } from 'react';
import { paths } from '../../../../../lib/paths.ts';
import { inWords } from '../../../../../lib/text/in-words.ts';
import { useMinute } from '../../../../../lib/use-minute.ts';
import { RankMark } from '../../../../../ui/art/RankMark.tsx';
import { LinkButton } from '../../../../../ui/controls/LinkButton.tsx';
import classes from './LevelGate.module.css';
import { aboutWhen, type Way, WEEKLY_XP, wayTo } from './way.ts';

interface LevelGateProps {
  /** The level that opens writing, or reading, here. */
  level: number;
  /** What the reader has reached; undefined where the game is put away (D27). */
  reached: { level: number; xp: number } | undefined;
  /** Whether the posts can be read all the same. */
  canRead: boolean;
  /** Whether there is nothing to be read yet. */
  isEmpty: boolean;
  /** Where everybody may write. */
  welcome: ForumCategory | undefined;
}

const KEEPS = 'Nothing is wrong with what you would say. It will keep.';

/** Says what opens a category, how far the way is, and what can be done until then (D24, D40). */
export function LevelGate({ level, reached, canRead, isEmpty, welcome }: LevelGateProps) {
  const { rank } = levelInfo(level);
  const hasPosts = canRead && !isEmpty;
  const what = canRead ? 'Writing here' : 'This room';
  return (
    <section className={classes.gate} aria-labelledby="gate">
      <h2 id="gate" className={classes.title}>
        {hasPosts && (
          <>
            Read all you like.
            <br />
          </>
        )}
        {reached ? `${what} opens at ${rank}.` : `${what} opens by itself, some pages on.`}
      </h2>
      <p className={classes.words}>
        {!canRead
          ? 'What is said in it is said by those who have come that far. It will still be there.'
          : hasPosts
            ? `The people below have kept pages for a season or so before they answered each other, and it shows. ${KEEPS}`
            : `Nobody has come so far and written here yet. ${KEEPS}`}
      </p>
      {reached && <Measure level={level} reached={reached} />}
      {hasPosts && (
        <ul className={classes.ways}>
          <Open icon={<IconHeart aria-hidden size={20} stroke={1.6} />} name="Like">
            What helped. Yours counts as much as an oracle’s.
          </Open>
          <Open icon={<IconBell aria-hidden size={20} stroke={1.6} />} name="Follow">
            Any post here. The bell tells you when somebody answers it.
          </Open>
          <Open icon={<IconFlag aria-hidden size={20} stroke={1.6} />} name="Report">
            What should not stand. A moderator reads it, the writer never learns from whom.
          </Open>
        </ul>
      )}
      {welcome && (
        <p className={classes.welcome}>
          <LinkButton variant="filled" to={paths.forumCategory} params={{ id: String(welcome.id) }}>
            Write in {welcome.name}
          </LinkButton>
          <span>Open to everyone{reached && ' from level 1'}, and read by the same people.</span>
        </p>
      )}
    </section>
  );
}

function Measure({ level, reached }: { level: number; reached: { level: number; xp: number } }) {
  const now = useMinute();
  const way = wayTo(level, reached.xp);
  const { rank } = levelInfo(level);
  const weeks = `${inWords(way.weeks)} ${way.weeks === 1 ? 'week' : 'weeks'}`;
  return (
    <>
      <dl className={classes.figures}>
        <Figure value={reached.xp}>yours, level {reached.level}</Figure>
        <Figure value={way.goal}>
          {rank}, level {level}
        </Figure>
        <Figure value={way.left}>left to go</Figure>
      </dl>
      <Ruler way={way} />
      {way.left > 0 && (
        <p className={classes.words}>
          A page and a quest each evening, with their seven-day streaks, come to {WEEKLY_XP} XP a
          week. That is {weeks}: {aboutWhen(way.weeks, now)}.
        </p>
      )}
    </>
  );
}

function Figure({ value, children }: { value: number; children: ReactNode }) {
  return (
    <div className={classes.figure}>
      <dt>{children}</dt>
      <dd>
        {value.toLocaleString('en-US')} <span>XP</span>
      </dd>
    </div>
  );
}

/** The way as a measure filled with ink; the figures above say it in words. */
function Ruler({ way: { walked, marks } }: { way: Way }) {
  const part = (share: number) => `${share * 100}%`;
  return (
    <div aria-hidden className={classes.ruler}>
      <div className={classes.frame}>
        <div className={classes.ink} style={{ inlineSize: part(walked) }} />
      </div>
      {marks.map(({ level, at }) => (
        <span key={level} className={classes.mark} style={{ '--at': part(at) } as CSSProperties}>
          <RankMark level={level} size={20} />
          {level}
        </span>
      ))}
    </div>
  );
}

function Open({ icon, name, children }: { icon: ReactNode; name: string; children: string }) {
  return (
    <li>
      <h3>
        {icon}
        {name}
      </h3>
      <p>{children}</p>
    </li>
  );
}
