import { type ArchitectMade, pillarOf } from '@pathkeeper/contract';
import { useEffect, useRef } from 'react';
import { paths } from '../../lib/paths.ts';
import { inWords } from '../../lib/text/in-words.ts';
import { Merlin } from '../../ui/art/Merlin.tsx';
import { PillarMark } from '../../ui/art/PillarMark.tsx';
import { LinkButton } from '../../ui/controls/LinkButton.tsx';
import classes from './Made.module.css';
import { TurnToMessage } from './TurnToMessage.tsx';

interface MadeProps {
  made: ArchitectMade;
  /** It was made just now: it comes into view, and its title takes the focus. */
  isNew: boolean;
}

/** What was made of the conversation: each phrase leads back to the message it was taken from (D69). */
export function Made({ made, isNew }: MadeProps) {
  const { at, pillars, messages, characters, summary } = made;
  const title = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is made again comes into view again
  useEffect(() => {
    if (!isNew) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: 'start', behavior: calm ? 'instant' : 'smooth' });
  }, [isNew, at]);
  const steps = pillars.flatMap(({ milestones }) => milestones).length;
  return (
    <section className={classes.made} aria-label="Your vision">
      <Merlin className={classes.merlin} pose="glad" size={132} />
      <div>
        <h2 ref={title} tabIndex={-1} className={classes.title}>
          {titleOf(pillars.length, steps)}
        </h2>
        {pillars.length > 0 && (
          <p className={classes.words}>
            {`Built from a conversation of ${messages} messages, with ${characters.toLocaleString('en-US')} characters of your own. Every phrase leads back to the sentence it was taken from.`}
          </p>
        )}
        {summary && <p className={classes.summary}>{summary}</p>}
        <ul className={classes.pillars}>
          {pillars.map(({ pillar, phrase, number, milestones, question }) => (
            <li key={pillar} className={classes.row}>
              <PillarMark pillar={pillar} />
              <span className={classes.name}>{pillarOf(pillar).name}</span>
              <span className={classes.said}>
                <q className={classes.phrase}>{phrase}</q>
                {question && <span className={classes.question}>{question}</span>}
                {milestones.length > 0 && (
                  <ul className={classes.steps}>
                    {milestones.map((step) => (
                      <li key={step.title}>
                        {step.title}{' '}
                        <TurnToMessage
                          number={step.number}
                        >{`Message ${step.number}`}</TurnToMessage>
                      </li>
                    ))}
                  </ul>
                )}
              </span>
              <TurnToMessage number={number}>{`Message ${number}`}</TurnToMessage>
            </li>
          ))}
        </ul>
        {pillars.length > 0 && (
          <LinkButton to={paths.visionBoard} variant="filled">
            View Vision Board
          </LinkButton>
        )}
      </div>
    </section>
  );
}

function titleOf(areas: number, steps: number): string {
  if (areas === 0) return 'Nothing was made of it yet.';
  const first = `${capital(inWords(areas))} ${areas === 1 ? 'area' : 'areas'}`;
  if (steps === 0) return `${first}, in your own words.`;
  return `${first}, ${inWords(steps)} ${steps === 1 ? 'milestone' : 'milestones'}, all of them yours.`;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
