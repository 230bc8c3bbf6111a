import type { PillarId, UltimateGoal, VisionGoal, VisionResponse } from '@pathkeeper/contract';
import { pillarOf } from '@pathkeeper/contract';
import { IconCheck } from '@tabler/icons-react';
import { inWords } from '../../../lib/text/in-words.ts';
import { PillarMark } from '../../../ui/art/PillarMark.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { UndoLine } from '../../../ui/lists/UndoLine.tsx';
import { useKeepStanding, useTakeOver, useUndoTakeOver } from '../../vision-board/board.queries.ts';
import classes from './Waiting.module.css';

interface WaitingProps {
  response: VisionResponse;
  goals: readonly VisionGoal[];
  onTurn: (pillar: PillarId, quote: string) => void;
}

/**
 * Pillars that held a goal already when the vision was made anew: what stands there beside what was
 * written now, one to be chosen (D66). Nothing is thrown away either way.
 */
export function Waiting({ response, goals, onTurn }: WaitingProps) {
  const asked = [...response.waiting, ...response.kept, ...response.takenOver];
  if (asked.length === 0) return null;
  const words =
    asked.length === 1
      ? `${pillarOf(asked[0] as PillarId).name} holds a goal already.`
      : `${capital(inWords(asked.length))} pillars hold a goal already.`;
  return (
    <section className={classes.waiting} aria-labelledby="waiting">
      <h2 id="waiting" className={classes.title}>
        {words}
      </h2>
      <p className={classes.words}>
        Nothing was overwritten. A goal that gives up its place becomes an ordinary one among your
        goals, with its steps and notes.
      </p>
      <ul className={classes.list}>
        {asked.map((pillar) => (
          <Pair
            key={pillar}
            pillar={pillar}
            response={response}
            standing={goals.find((goal) => goal.pillar === pillar)}
            onTurn={onTurn}
          />
        ))}
      </ul>
    </section>
  );
}

interface PairProps {
  pillar: PillarId;
  response: VisionResponse;
  standing: VisionGoal | undefined;
  onTurn: WaitingProps['onTurn'];
}

function Pair({ pillar, response, standing, onTurn }: PairProps) {
  const { name } = pillarOf(pillar);
  const made = response.ultimateGoals[pillar];
  const takeOver = useTakeOver();
  const undo = useUndoTakeOver();
  const keep = useKeepStanding();
  const isKept = response.kept.includes(pillar);
  const keepOnly = (pillars: PillarId[]) => keep.mutate({ id: response.id, pillars });
  const choice = { id: response.id, pillar };
  if (response.takenOver.includes(pillar)) {
    return (
      <li>
        <UndoLine
          icon={<IconCheck aria-hidden size={20} />}
          busy={undo.isPending}
          onUndo={() => undo.mutate(choice)}
        >
          {name} holds what you wrote now. The earlier goal is among your goals.
        </UndoLine>
      </li>
    );
  }
  if (isKept) {
    return (
      <li>
        <UndoLine
          icon={<IconCheck aria-hidden size={20} />}
          busy={keep.isPending}
          onUndo={() => keepOnly(response.kept.filter((each) => each !== pillar))}
        >
          {name} stays as it was. What you wrote now is kept with your answers.
        </UndoLine>
      </li>
    );
  }
  return (
    <li className={classes.pair} aria-label={name}>
      <h3 className={classes.name}>
        <PillarMark pillar={pillar} size={26} />
        {name}
      </h3>
      <div className={classes.sides}>
        <Side label="What stands there" words={standing} />
        <Side
          label="What you wrote now"
          words={made}
          onTurn={made?.phrase ? () => onTurn(pillar, made.phrase) : undefined}
        />
      </div>
      <div className={classes.actions}>
        <Button
          aria-label={`Take over ${name}`}
          busy={takeOver.isPending}
          onClick={() => takeOver.mutate(choice)}
        >
          Take over
        </Button>
        <Button
          variant="bare"
          aria-label={`Keep ${name}`}
          busy={keep.isPending}
          disabled={takeOver.isPending}
          onClick={() => keepOnly([...response.kept, pillar])}
        >
          Keep
        </Button>
      </div>
    </li>
  );
}

interface SideProps {
  label: string;
  words:
    | { title: string; phrase: string | null; milestones: readonly (string | { title: string })[] }
    | UltimateGoal
    | undefined;
  onTurn?: (() => void) | undefined;
}

function Side({ label, words, onTurn }: SideProps) {
  return (
    <div>
      <p className={classes.label}>{label}</p>
      <p className={classes.goal}>{words?.title ?? 'Nothing any more'}</p>
      {words?.phrase && <p className={classes.phrase}>“{words.phrase}”</p>}
      {words && words.milestones.length > 0 && (
        <ul className={classes.steps}>
          {words.milestones.map((milestone) => {
            const title = typeof milestone === 'string' ? milestone : milestone.title;
            return <li key={title}>{title}</li>;
          })}
        </ul>
      )}
      {onTurn && (
        <Button variant="bare" onClick={onTurn}>
          From what you wrote
        </Button>
      )}
    </div>
  );
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
