import type { PillarId, VisionGoal, VisionResponse } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { longDay, today } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { inWords } from '../../../lib/text/in-words.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { LinkButton } from '../../../ui/controls/LinkButton.tsx';
import { SmallCaps } from '../../../ui/typography/SmallCaps.tsx';
import { visionGoals } from '../../vision-board/board.queries.ts';
import { STEPS } from '../tools.ts';
import { isNothingMade } from '../vision-form.queries.ts';
import { AnswerDialog, type Passage } from './AnswerDialog.tsx';
import { GoalCard } from './GoalCard.tsx';
import classes from './ResultBoard.module.css';
import { Summary } from './Summary.tsx';
import { Waiting } from './Waiting.tsx';

interface ResultBoardProps {
  response: VisionResponse;
  /** It was made just now: its title takes the focus. */
  isNew: boolean;
  /** Goes back to the seven answers. */
  onAgain: () => void;
}

/** What was made of seven answers: a summary and a card for each pillar, every word traced (S3.2.7). */
export function ResultBoard({ response, isNew, onAgain }: ResultBoardProps) {
  const { data: goals } = useQuery(visionGoals());
  const [passage, setPassage] = useState<Passage | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNew) return;
    title.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [isNew]);

  const cards = STEPS[response.kind === 'journey' ? 'journey' : 'form'].flatMap((pillar) => {
    const made = response.ultimateGoals[pillar.id];
    if (!made || response.waiting.includes(pillar.id)) return [];
    const live = goals?.find((goal) => goal.pillar === pillar.id);
    return [
      {
        pillar,
        card: live ? { ...cardOf(live), question: made.question } : made,
        goal: live ?? null,
      },
    ];
  });
  const steps = cards.reduce((sum, { card }) => sum + card.milestones.length, 0);
  const open = (pillar: PillarId, quote: string, goal: VisionGoal | null = null) =>
    setPassage({ pillar, quote, goal });
  return (
    <article className={classes.board} aria-labelledby="life-vision">
      <title>Your life vision · Pathkeeper</title>
      <header className={classes.head}>
        <div>
          <SmallCaps as="p" className={classes.kind}>
            After the seventh
          </SmallCaps>
          <h1 id="life-vision" ref={title} tabIndex={-1} className={classes.title}>
            Your life vision
          </h1>
        </div>
        <p className={classes.made}>
          {longDay(today(new Date(response.createdAt)))}, from seven answers
        </p>
      </header>
      <Summary response={response} onTurn={open} />
      {isNothingMade(response) ? (
        <div className={classes.nothing}>
          <Button variant="filled" onClick={onAgain}>
            Go back to the seven
          </Button>
        </div>
      ) : (
        <>
          <Waiting response={response} goals={goals ?? []} onTurn={open} />
          <ul className={classes.cards}>
            {cards.map(({ pillar, card, goal }) => (
              <GoalCard
                key={pillar.id}
                pillar={pillar}
                card={card}
                onTurn={() => open(pillar.id, card.phrase, goal)}
              />
            ))}
            <li className={classes.wrong}>
              <h2>A phrase is wrong?</h2>
              <p>Press it and say it better. Your answers stay as you gave them.</p>
              <Button onClick={onAgain}>Go back to the seven</Button>
            </li>
          </ul>
          <footer className={classes.foot}>
            <p>
              {cards.length > 0 ? (
                <>
                  <strong>{counted(cards.length, steps)}</strong>{' '}
                  {whereTheyStand(cards.length, response.waiting.length)}
                </>
              ) : (
                'What you wrote now waits above; the board stands as it was.'
              )}
            </p>
            <LinkButton to={paths.visionBoard} variant="filled">
              View Vision Board
            </LinkButton>
          </footer>
        </>
      )}
      <AnswerDialog response={response} passage={passage} onClose={() => setPassage(null)} />
    </article>
  );
}

const cardOf = (goal: VisionGoal) => ({
  title: goal.title,
  phrase: goal.phrase ?? '',
  milestones: goal.milestones.map((each) => each.title),
});

function counted(areas: number, steps: number): string {
  const first = inWords(areas);
  const stepsSaid = steps === 1 ? 'one milestone' : `${inWords(steps)} milestones`;
  return `${first.charAt(0).toUpperCase()}${first.slice(1)} ${areas === 1 ? 'area' : 'areas'}, ${stepsSaid}.`;
}

function whereTheyStand(areas: number, waiting: number): string {
  const stand = areas === 1 ? 'It stands on both boards now' : 'They stand on both boards now';
  if (waiting === 0) return `${stand}.`;
  return `${stand}; ${inWords(waiting)} more ${waiting === 1 ? 'waits' : 'wait'} above.`;
}
