import type { LifePath, LifePathPart } from '@pathkeeper/contract';
import { IconBook2, IconPrinter } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import '../../../ui/page/print-sheet.css';
import { longDay, today } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { LinkButton } from '../../../ui/controls/LinkButton.tsx';
import { SmallCaps } from '../../../ui/typography/SmallCaps.tsx';
import { AnswersDialog } from '../AnswersDialog.tsx';
import { claimAnswers } from '../answers.ts';
import { CompassRose } from './CompassRose.tsx';
import { IkigaiCircles } from './IkigaiCircles.tsx';
import classes from './LifePathResult.module.css';
import { QuotedProse } from './QuotedProse.tsx';
import { Headline, ResultPart } from './ResultPart.tsx';
import { asideOf, compassRows, endsOf, headlineOf, pathwayRows } from './reading-text.ts';
import { TensionScale } from './TensionScale.tsx';

interface LifePathResultProps {
  answers: readonly string[];
  reading: LifePath;
  /** ISO instant. */
  createdAt: string;
  /** It was made just now: its title takes the focus. */
  isNew: boolean;
  /** Its journey begins with an account, in which the reading then waits. */
  isVisitor: boolean;
  /** The way to keep it in the vault. */
  vault?: ReactNode;
  /** Something to know about it, under the title. */
  notice?: ReactNode;
  /** The way back to the questions. */
  again: string;
  onAgain: () => void;
}

/** What was read in sixteen answers: a page to keep (S3.3, life path analysis result). */
export function LifePathResult(props: LifePathResultProps) {
  const { answers, reading, createdAt, isNew, isVisitor, vault, notice, again, onAgain } = props;
  const [turned, setTurned] = useState<number | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNew) return;
    title.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [isNew]);

  const { quotes } = reading;
  const compass = compassRows(reading);
  const pathway = pathwayRows(reading);
  const shared = { quotes, onTurn: setTurned };
  const aside = (part: LifePathPart, ...prose: string[]) => asideOf(part, prose, quotes);
  const tension = aside('currentTension', reading.currentTension);
  const ends = endsOf(tension);
  const step = headlineOf(reading.nextStep);
  return (
    <article className={classes.sheet} data-print-sheet aria-labelledby="life-path">
      <title>{`${reading.title} · Pathkeeper`}</title>
      <header className={classes.head}>
        <div>
          <SmallCaps as="p" className={classes.kind}>
            A reading from sixteen answers
          </SmallCaps>
          <h1 id="life-path" ref={title} tabIndex={-1} className={classes.title}>
            {reading.title}
          </h1>
          <p className={classes.made}>
            {longDay(today(new Date(createdAt)))}, read by {reading.source.name}
          </p>
        </div>
        <div className={classes.tools}>
          <Button variant="bare" icon={<IconPrinter aria-hidden />} onClick={() => window.print()}>
            Print
          </Button>
          <Button variant="bare" icon={<IconBook2 aria-hidden />} onClick={() => setTurned(0)}>
            Read your answers
          </Button>
          {vault}
        </div>
      </header>
      {notice && <div className={classes.notice}>{notice}</div>}

      <ResultPart
        {...shared}
        name="Current tension"
        aside={tension.filter((quote) => quote !== ends?.want && quote !== ends?.hold)}
      >
        <Headline {...shared} text={reading.currentTension}>
          {ends && <TensionScale {...ends} onTurn={setTurned} />}
        </Headline>
      </ResultPart>
      <ResultPart
        {...shared}
        name="Future calling"
        aside={aside('futureCalling', reading.futureCalling)}
      >
        <Headline {...shared} text={reading.futureCalling} />
      </ResultPart>
      <ResultPart
        {...shared}
        name="Strengths and map"
        aside={aside(
          'strengthsAndMap',
          reading.strengthsAndMap,
          reading.ikigaiPathway.whatTheyAreGoodAt,
        )}
      >
        <p className={classes.prose}>
          <QuotedProse {...shared} text={reading.strengthsAndMap} />
        </p>
      </ResultPart>
      <ResultPart
        {...shared}
        name="Life compass"
        aside={aside('lifeCompass', ...compass.map(({ text }) => text))}
      >
        <div className={classes.compass}>
          <CompassRose />
          <dl className={classes.points}>
            {compass.map(({ name, text }) => (
              <div key={name} className={classes.point}>
                <dt>
                  <SmallCaps>{name}</SmallCaps>
                </dt>
                <dd>
                  <QuotedProse {...shared} text={text} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </ResultPart>
      <ResultPart
        {...shared}
        name="Ikigai pathway"
        aside={aside('ikigaiPathway', ...pathway.map(({ text }) => text))}
      >
        <div className={classes.pathway}>
          <IkigaiCircles />
          <dl className={classes.circles}>
            {pathway.map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <QuotedProse {...shared} text={text} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </ResultPart>

      <section className={classes.next} aria-labelledby="next-step">
        <h2 id="next-step">
          <SmallCaps>Next step</SmallCaps>
        </h2>
        <p className={classes.step}>
          <QuotedProse {...shared} text={step.head} />
        </p>
        {step.rest && (
          <p className={classes.remark}>
            <QuotedProse {...shared} text={step.rest} />
          </p>
        )}
        <div className={classes.ways}>
          {isVisitor ? (
            <LinkButton
              to={paths.register}
              search={{ next: paths.questionnaire }}
              variant="filled"
              onClick={claimAnswers}
            >
              Begin Your Journaling Journey
            </LinkButton>
          ) : (
            <LinkButton to={paths.home} variant="filled">
              Begin Your Journaling Journey
            </LinkButton>
          )}
          <Button variant="bare" onClick={onAgain}>
            {again}
          </Button>
        </div>
      </section>
      <AnswersDialog answers={answers} opened={turned} onClose={() => setTurned(null)} />
    </article>
  );
}
