import type { ReactNode } from 'react';
import { paths } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/controls/LinkButton.tsx';
import { Chip } from '../../../ui/labels/Chip.tsx';
import { MoodLabel } from '../../../ui/labels/MoodLabel.tsx';
import { MoonMark } from '../../../ui/labels/MoonMark.tsx';
import { Card } from '../../../ui/page/Card.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { SmallCaps } from '../../../ui/typography/SmallCaps.tsx';
import classes from './LandingDesk.module.css';

/** The heart of it: a page, the notes in its margin, and what both are worth. */
export function LandingDesk() {
  return (
    <Page>
      <section className={classes.desk} aria-labelledby="desk">
        <div className={classes.words}>
          <h2 className={classes.title} id="desk">
            You write. The margin answers.
          </h2>
          <p>
            A quiet sheet that opens ready to type. When a page is saved you may have it read: the
            notes stand beside the sentence they are about, and turn up the page from March that you
            had forgotten.
          </p>
        </div>
        <Card flush className={classes.sheet}>
          <div className={classes.moon}>
            <MoonMark date={new Date()} />
          </div>
          <p className={classes.writing}>
            Swam. Eleven degrees, four minutes, and a seal that looked at me the way a librarian
            looks at somebody eating an apple. Tomas rang while I was still the colour of a brick.{' '}
            <Passage sign="†">I said fine, in the voice I use for customs officers</Passage>, and
            then I said the other thing. I keep thinking courage has weather in it.{' '}
            <Passage sign="‡">Today it was the size of a sentence.</Passage>
            <span className={classes.caret} />
          </p>
          <div className={classes.foot}>
            <MoodLabel mood="calm" />
            <Chip>harbour</Chip>
            <Chip>cold water</Chip>
            <span className={classes.kept}>Kept as you type</span>
          </div>
        </Card>
        <div className={classes.margin}>
          <Note sign="†">
            <q>I said fine</q>: you caught the habit halfway out of your mouth, and did the other
            thing.
          </Note>
          <Note sign="‡">
            March 3: <q>If I were braver I would say less and mean it.</q> Eight months on, you said
            less, and meant it.
          </Note>
          <div className={classes.carry}>
            <SmallCaps as="p">A question to carry</SmallCaps>
            <p>Who else has only ever heard that voice?</p>
          </div>
        </div>
        <div className={classes.end}>
          <LinkButton to={paths.register} className={classes.start}>
            Start Your First Page
          </LinkButton>
          <p className={classes.proof}>
            Every quotation is checked against your pages before it is printed. One that is not
            there, word for word, is dropped.
          </p>
        </div>
      </section>
    </Page>
  );
}

function Passage({ sign, children }: { sign: string; children: string }) {
  return (
    <>
      <span className={classes.passage}>{children}</span>
      <sup className={classes.sign}>{sign}</sup>
    </>
  );
}

function Note({ sign, children }: { sign: string; children: ReactNode }) {
  return (
    <p className={classes.note}>
      <span className={classes.noteSign}>{sign}</span>
      <span>{children}</span>
    </p>
  );
}
