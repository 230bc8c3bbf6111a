import { EndMark } from '../../ui/art/Ornament.tsx';
import { HeroPlate } from '../../ui/art/plates/HeroPlate.tsx';
import { DropCap } from '../../ui/typography/DropCap.tsx';
import { SmallCaps } from '../../ui/typography/SmallCaps.tsx';
import classes from './AboutEssay.module.css';
import { CHAPTERS, type Chapter } from './chapters.ts';

/** What the product holds to; each is a promise that the rest of it keeps. */
const VALUES = [
  {
    name: 'Your own words',
    line: 'They are yours. You can take every page home as plain text whenever you like, and no screen here shows them to anybody else, those who run the place included.',
  },
  {
    name: 'Nothing lost',
    line: 'What you type is kept on your device from the first letter until the page is saved: through a dead network, a closed tab, or a session that ran out while you were thinking.',
  },
  {
    name: 'No scolding',
    line: 'A day you miss is a day you missed. Nothing is taken away for it, and nothing is for sale that would bring it back.',
  },
  {
    name: 'Plain dealing',
    line: 'Software says that it is software. Where a number is shown, it was counted; where there is too little to say anything, that is what is said.',
  },
];

/** A note in the margin, on a narrow page under the line that calls it. */
const NOTES: Partial<Record<Chapter, { mark: string; text: string }>> = {
  insights: {
    mark: '†',
    text: 'A quotation is checked against your page before it is printed. One that is not there, word for word, is dropped.',
  },
  guide: {
    mark: '‡',
    text: 'A merlin is a small falcon. This one gives no diagnosis and no advice about medicine.',
  },
};

/** Mission, six features, four values (S3.2.12), as an essay. */
export function AboutEssay() {
  return (
    <article className={classes.essay}>
      <header className={classes.head}>
        <SmallCaps as="p">A word from the printer</SmallCaps>
        <h1 className={classes.title}>About Pathkeeper</h1>
        <p className={classes.sub}>An almanac with one subject, and the reason for it</p>
        <EndMark />
      </header>
      <DropCap>
        An almanac used to tell people what the sky would do: when to sow, when to sail, when to
        stay in bed. It was wrong about the weather and right about the reader, who wanted one book
        in the house that kept count of the days. Pathkeeper is that book with the sky left out.
      </DropCap>
      <p>
        The mission is short. Give a person a page a day, keep it faithfully, and hand it back when
        it is wanted. A journal earns its place by being reread, so everything here is arranged
        around the rereading: the date, the folder, the search, the line you had forgotten writing.
      </p>
      <p>
        The rest is encouragement. It is quite possible to climb for a year and notice only the
        stairs, so somebody ought to keep the map.
      </p>
      <blockquote className={classes.pull}>
        Wrong about the weather, and right about the reader.
      </blockquote>
      <h2>Six chapters</h2>
      {(Object.keys(CHAPTERS) as Chapter[]).map((chapter) => {
        const note = NOTES[chapter];
        return (
          <div key={chapter} className={classes.item}>
            <p>
              <SmallCaps className={classes.runIn}>{`${CHAPTERS[chapter].kind}.`}</SmallCaps>{' '}
              <em>{CHAPTERS[chapter].title}.</em> {CHAPTERS[chapter].line}
              {note && <sup>{note.mark}</sup>}
            </p>
            {note && (
              <p className={classes.note}>
                <span className={classes.mark}>{note.mark}</span> {note.text}
              </p>
            )}
          </div>
        );
      })}
      <figure className={classes.figure}>
        <div className={classes.plate}>
          <HeroPlate />
        </div>
        <figcaption>The lower path. There is no hurry.</figcaption>
      </figure>
      <h2>Four things held to</h2>
      {VALUES.map(({ name, line }) => (
        <div key={name} className={classes.item}>
          <p>
            <SmallCaps className={classes.runIn}>{`${name}.`}</SmallCaps> {line}
          </p>
        </div>
      ))}
      <p className={classes.last}>That is the whole of it. The next page is yours.</p>
      <EndMark />
    </article>
  );
}
