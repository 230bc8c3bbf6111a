import { PILLARS, type Pillar, type PillarId, type VisionResponse } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { paths } from '../../../lib/paths.ts';
import { inWords } from '../../../lib/text/in-words.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { LinkButton } from '../../../ui/controls/LinkButton.tsx';
import { visionGoals } from '../../vision-board/board.queries.ts';
import { AnswerDialog, type Passage } from '../result/AnswerDialog.tsx';
import { Waiting } from '../result/Waiting.tsx';
import classes from './Complete.module.css';
import { LifeWheel } from './LifeWheel.tsx';

const COMPLETE = 'Vision Complete!';
const NOTHING = 'Nothing was made yet';

interface CompleteProps {
  response: VisionResponse;
  isNew: boolean;
  /** Goes back to the questions, to that of a pillar where one is named. */
  onAnswer: (pillar?: PillarId) => void;
}

/** The end of the Life Vision Journey: what was made, and what was left blank (S3.2.8). */
export function Complete({ response, isNew, onAnswer }: CompleteProps) {
  const { data: goals } = useQuery(visionGoals());
  const [passage, setPassage] = useState<Passage | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNew) return;
    title.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [isNew]);
  const made = new Set(Object.keys(response.ultimateGoals));
  const written = new Set(
    response.answers.flatMap(({ pillar, answer }) => (answer.trim() === '' ? [] : [pillar])),
  );
  const unfilled = PILLARS.filter(({ id }) => !made.has(id));
  const [firstUnfilled] = unfilled;
  const isNothing = made.size === 0;
  const steps = Object.values(response.ultimateGoals).reduce(
    (sum, { milestones }) => sum + milestones.length,
    0,
  );
  const open = (pillar: PillarId, quote: string) => setPassage({ pillar, quote, goal: null });
  return (
    <article aria-labelledby="vision-complete" className={classes.page}>
      <title>{`${isNothing ? NOTHING : COMPLETE} · Pathkeeper`}</title>
      <div className={classes.complete}>
        <div>
          <h1 id="vision-complete" ref={title} tabIndex={-1} className={classes.title}>
            {isNothing ? NOTHING : COMPLETE}
          </h1>
          <p className={classes.words}>
            {isNothing
              ? response.lifeVisionSummary
              : [whatWasMade(made.size, steps), whatIsOpen(unfilled, written)].join(' ')}
          </p>
          {!isNothing && (
            <p className={classes.note}>
              Every phrase was taken from an answer of yours and can be followed back to it.
            </p>
          )}
          <div className={classes.actions}>
            {isNothing ? (
              <Button variant="filled" onClick={() => onAnswer()}>
                Go back to the seven
              </Button>
            ) : (
              <>
                <LinkButton to={paths.visionBoard} variant="filled">
                  Take Me to My Vision Board
                </LinkButton>
                <Button variant="bare" onClick={() => onAnswer(firstUnfilled?.id)}>
                  {firstUnfilled ? `Answer ${firstUnfilled.name} now` : 'Go back to the seven'}
                </Button>
              </>
            )}
          </div>
        </div>
        <LifeWheel filled={made} />
      </div>
      <Waiting response={response} goals={goals ?? []} onTurn={open} />
      <AnswerDialog response={response} passage={passage} onClose={() => setPassage(null)} />
    </article>
  );
}

function whatWasMade(made: number, steps: number): string {
  const pillars = made === 1 ? 'One pillar has' : `${capital(inWords(made))} pillars have`;
  const between = steps === 1 ? 'one step' : `${inWords(steps)} steps`;
  return `${pillars} a phrase, and ${made === 1 ? '' : 'between them '}${between}.`;
}

/** Which pillars hold nothing: those left blank, and those whose answer says nothing yet. */
function whatIsOpen(open: readonly Pillar[], written: ReadonlySet<PillarId>): string {
  const named = (pillars: readonly Pillar[]) =>
    new Intl.ListFormat('en').format(pillars.map(({ name }) => name));
  const blank = open.filter(({ id }) => !written.has(id));
  const unsaid = open.filter(({ id }) => written.has(id));
  return [
    blank.length > 0 && `${named(blank)} ${blank.length === 1 ? 'is' : 'are'} blank for now.`,
    unsaid.length > 0 && `Nothing was made of what you wrote on ${named(unsaid)}; it is kept.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
