import { QUESTIONNAIRE_SECTIONS, QUESTIONS } from '@pathkeeper/contract';
import clsx from 'clsx';
import { SmallCaps } from '../../ui/typography/SmallCaps.tsx';
import classes from './QuestionRuler.module.css';

interface QuestionRulerProps {
  /** The open question, 0 to 15. */
  at: number;
  texts: readonly string[];
}

/** Sixteen boxes in four named groups: filled where there is an answer, in the accent where one is. */
export function QuestionRuler({ at, texts }: QuestionRulerProps) {
  const section = QUESTIONS[at]?.section;
  return (
    <div className={classes.ruler} aria-hidden>
      {QUESTIONNAIRE_SECTIONS.map((name) => (
        <div key={name} className={classes.group}>
          <SmallCaps as="p" className={clsx(classes.name, name === section && classes.here)}>
            {name}
          </SmallCaps>
          <div className={classes.boxes}>
            {QUESTIONS.filter((question) => question.section === name).map(({ number }) => (
              <span
                key={number}
                className={classes.box}
                data-state={stateOf(number - 1, at, texts)}
              />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

function stateOf(place: number, at: number, texts: readonly string[]) {
  if (place === at) return 'here';
  return texts[place]?.trim() ? 'answered' : 'open';
}
