import { createLink } from '@tanstack/react-router';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/controls/Button.tsx';
import { Chip } from '../../ui/labels/Chip.tsx';
import { MoodLabel } from '../../ui/labels/MoodLabel.tsx';
import { Leaf } from '../../ui/page/Leaf.tsx';
import { MoonMark } from '../../ui/page/MoonMark.tsx';
import { Page } from '../../ui/page/Page.tsx';
import classes from './LandingDesk.module.css';

const LinkButton = createLink(ButtonLink);

/** The heart of it, which is open today: a sheet, and what is done with it. */
export function LandingDesk() {
  return (
    <Page>
      <section className={classes.desk} aria-labelledby="desk">
        <Leaf flush className={classes.sheet} aria-hidden>
          <div className={classes.moon}>
            <MoonMark date={new Date()} />
          </div>
          <p className={classes.writing}>
            Swam. Eleven degrees, four minutes, and a seal that looked at me the way a librarian
            looks at somebody eating an apple. Came home the colour of a brick and twice as pleased
            <span className={classes.caret} />
          </p>
          <div className={classes.foot}>
            <MoodLabel mood="happy" />
            <Chip>harbour</Chip>
            <Chip>cold water</Chip>
          </div>
        </Leaf>
        <div className={classes.words}>
          <h2 className={classes.title} id="desk">
            A page a day
          </h2>
          <p>
            A quiet sheet that opens ready to type, with a mood and a few tags if you want them.
            What you type is kept as you type it, even when the train goes into the tunnel.
          </p>
          <p>
            File pages in folders, pin the ones you reread, search every word, and take the lot home
            as plain text.
          </p>
          <LinkButton to={paths.register} className={classes.start}>
            Start Your First Page
          </LinkButton>
        </div>
      </section>
    </Page>
  );
}
