import { Link } from '@tanstack/react-router';
import { paths } from '../../../lib/paths.ts';
import { Page } from '../../../ui/page/Page.tsx';
import { SectionHead } from '../../../ui/typography/SectionHead.tsx';
import classes from './LandingPledges.module.css';

/** What is different here; each is a promise that the rest of the product keeps. */
const PLEDGES = [
  {
    name: 'Nobody else reads it',
    line: 'No screen shows your pages to anybody but you, not even to those who run the place. The built-in guide reads on this server and sends nothing anywhere. Where an outside model is connected, it gets no word before you say yes.',
  },
  {
    name: 'No word is lost',
    line: 'What you type is kept on your device from the first letter: through a dead network, a closed tab, a session that ran out while you were thinking. Where two versions meet, you get both.',
  },
  {
    name: 'Yours to take home',
    line: 'One button downloads everything you ever wrote here, as plain files that any machine opens. No level, no plan and no support ticket stands in front of it.',
  },
  {
    name: 'At home on your own machine',
    line: 'It is one program with its database inside, and one command starts it on a laptop. It needs no key and no network to answer you.',
  },
];

/** What makes it different, in plain words, and where to read on. */
export function LandingPledges() {
  return (
    <Page className={classes.pledges}>
      <section aria-labelledby="pledges">
        <SectionHead id="pledges">The small print, set large</SectionHead>
        <dl className={classes.list}>
          {PLEDGES.map(({ name, line }) => (
            <div key={name} className={classes.pledge}>
              <dt className={classes.name}>{name}</dt>
              <dd className={classes.line}>{line}</dd>
            </div>
          ))}
        </dl>
        <p className={classes.onward}>
          <Link to={paths.about}>Why it was made</Link>
          <Link to={paths.rules}>The rules of the game</Link>
        </p>
      </section>
    </Page>
  );
}
