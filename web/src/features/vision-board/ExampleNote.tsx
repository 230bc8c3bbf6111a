import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { LinkButton } from '../../ui/controls/LinkButton.tsx';
import classes from './BoardScreen.module.css';
import { useBoardActs } from './board-acts.ts';

/** Says that what is shown is an example, and leads to a board of one's own (D67). */
export function ExampleNote() {
  const { setGoal } = useBoardActs();
  return (
    <section aria-label="About this example" className={classes.example}>
      <div>
        <h2>An example, and nobody’s life</h2>
        <p>
          It shows how a board reads. Nothing of it is kept, and it goes as soon as one goal is your
          own.
        </p>
      </div>
      <div className={classes.ways}>
        <LinkButton variant="filled" to={paths.visionArchitect}>
          Talk it through
        </LinkButton>
        <LinkButton to={paths.visionForm}>Answer seven questions</LinkButton>
        <Button variant="bare" onClick={() => setGoal('health')}>
          Set one by hand
        </Button>
      </div>
    </section>
  );
}
