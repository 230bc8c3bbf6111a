import type { ReactNode } from 'react';
import cameBack from '../../art/badges/came-back.svg?raw';
import questFirst from '../../art/badges/quest-first.svg?raw';
import streak from '../../art/badges/streak-7.svg?raw';
import merlin from '../../art/merlin.svg?raw';
import { Art } from '../../ui/art/Art.tsx';
import { SmallCaps } from '../../ui/page/SmallCaps.tsx';
import classes from './ChapterPictures.module.css';
import type { Chapter } from './chapters.ts';

// These few drawings are imported one by one: the parts of `ui/art` bring their whole sets, which a
// visitor's first screen need not wait for.

function MarginNote() {
  return (
    <div className={classes.margin}>
      <p className={classes.passage}>
        <span>Today it was the size of a sentence.</span>
        <sup>‡</sup>
      </p>
      <p className={classes.note}>
        <span className={classes.dagger}>‡</span>
        <span>
          3 March: <em>“If I were braver I would say less and mean it.”</em>
        </span>
      </p>
    </div>
  );
}

const SECTIONS = ['frame', 'destination', 'map', 'compass'];
/** The question that the picture has open, of sixteen. */
const ASKED = 7;

function Question() {
  return (
    <div className={classes.question}>
      <SmallCaps as="p">{`Destination, ${ASKED} of 16`}</SmallCaps>
      <p className={classes.fell}>What would you rather do badly than not at all?</p>
      <div className={classes.ruler}>
        {SECTIONS.map((section, group) => (
          <span key={section} className={classes.group}>
            {[1, 2, 3, 4].map((place) => {
              const number = group * 4 + place;
              const state = number === ASKED ? 'here' : number < ASKED ? 'done' : 'ahead';
              return <span key={place} className={classes.box} data-state={state} />;
            })}
          </span>
        ))}
      </div>
    </div>
  );
}

/** Pages a week over nine weeks, and the weeks that turned. */
const WEEKS = [1, 2, 2, 1, 3, 3, 4, 4, 5];
const TURNS = [2, 6, 8];

/** One stroke of the burin, standing on the base line: pointed at both ends. */
const gouge = (x: number, height: number) =>
  `M${x} 96q2.2 ${-height / 2} .6 ${-height}q-3 ${height / 2} -.6 ${height}z`;

const STROKES = WEEKS.flatMap((pages, week) =>
  Array.from({ length: pages }, (_, page) =>
    gouge(18 + week * 30 + (page - (pages - 1) / 2) * 5, 40 + ((week * 7 + page * 11) % 13)),
  ),
).join('');

function Strokes() {
  return (
    <div className={classes.growth}>
      <svg viewBox="0 0 280 124" className={classes.chart} aria-hidden="true">
        <path d={STROKES} fill="var(--ink)" />
        {TURNS.map((week) => (
          <path key={week} d={`M${18 + week * 30} 14l5.4 7-5.4 7-5.4-7z`} fill="var(--accent)" />
        ))}
        <path d="M0 98h280" stroke="var(--ink)" />
        {['Sep', 'Oct', 'Nov'].map((month, place) => (
          <text key={month} x={4 + place * 96} y="117" className={classes.axis}>
            {month}
          </text>
        ))}
      </svg>
    </div>
  );
}

function Quest() {
  return (
    <div className={classes.quest}>
      <SmallCaps as="p">Today’s quest</SmallCaps>
      <p className={classes.fell}>The letter you never sent</p>
      <p className={classes.reward}>
        +15 <SmallCaps>xp</SmallCaps>
      </p>
    </div>
  );
}

function Badges() {
  return (
    <div className={classes.badges}>
      {[streak, questFirst, cameBack].map((badge) => (
        <Art key={badge} svg={badge} className={classes.badge} />
      ))}
    </div>
  );
}

function Falcon() {
  return (
    <div className={classes.falcon}>
      <Art svg={merlin} className={classes.bird} />
      <p>“You have mentioned the ladder three times. Is it about the ladder?”</p>
    </div>
  );
}

/** A piece of the product itself for each chapter. Decoration: the words beside it say the same. */
export const CHAPTER_PICTURES: Record<Chapter, ReactNode> = {
  insights: <MarginNote />,
  discovery: <Question />,
  growth: <Strokes />,
  challenges: <Quest />,
  achievements: <Badges />,
  guide: <Falcon />,
};
