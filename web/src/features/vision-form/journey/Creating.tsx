import { inWords } from '../../../lib/text/in-words.ts';
import { Merlin } from '../../../ui/art/Merlin.tsx';
import { PillarMark } from '../../../ui/art/PillarMark.tsx';
import type { Answers } from '../answers.ts';
import { STEPS } from '../tools.ts';
import classes from './Creating.module.css';

/** While a vision is made: what is read, and nothing that is not so (S3.2.8). */
export function Creating({ answers }: { answers: Answers }) {
  const read = STEPS.journey.filter((_, at) => answers.texts[at]?.trim());
  const count =
    read.length === 1 ? 'One answer is' : `${capital(inWords(read.length))} answers are`;
  return (
    <section className={classes.creating} aria-labelledby="creating">
      <title>Creating Your Vision... · Pathkeeper</title>
      <Merlin pose="thinking" size={170} className={classes.merlin} />
      <div role="status">
        <h1 id="creating" tabIndex={-1} className={classes.title}>
          Creating Your Vision...
        </h1>
        <p className={classes.words}>
          {count} being read, and nothing else. You may leave; what is made will be here.
        </p>
        <ul className={classes.list}>
          {read.map(({ id, name }) => (
            <li key={id}>
              <PillarMark pillar={id} size={22} />
              {name}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
