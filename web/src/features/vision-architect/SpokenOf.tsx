import {
  PILLARS,
  VISION_READY,
  VISION_SUBJECTS,
  type VisionReadiness,
  type VisionSubjectId,
  whatIsMissing,
} from '@pathkeeper/contract';
import { type ReactNode, useId } from 'react';
import { PillarMark } from '../../ui/art/PillarMark.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { Leader } from '../../ui/typography/Leader.tsx';
import { SectionHead } from '../../ui/typography/SectionHead.tsx';
import classes from './SpokenOf.module.css';

interface SpokenOfProps {
  readiness: VisionReadiness;
  /** Asks about an open subject. */
  onAsk: (subject: VisionSubjectId) => void;
  onGenerate: () => void;
  isGenerating: boolean;
  /** Already made once: the button is not the filled one then. */
  isMade: boolean;
}

/** What has been spoken of and what not yet, and the button that makes a vision of it (D68). */
export function SpokenOf({ readiness, onAsk, onGenerate, isGenerating, isMade }: SpokenOfProps) {
  const reason = useId();
  const { messages, characters, subjects, ready } = readiness;
  const missing = whatIsMissing(readiness);
  return (
    <section className={classes.spoken} aria-label="Spoken of">
      <SectionHead className={classes.top} remark={`${subjects.found.length} of ${subjects.of}`}>
        Spoken of
      </SectionHead>
      <p className={classes.hint}>Press an open one, and the architect asks about it.</p>
      <ul className={classes.pillars}>
        {PILLARS.map(({ id, name }) => (
          <li key={id} className={classes.pillar}>
            <PillarMark pillar={id} size={24} />
            <div>
              <h3 className={classes.name}>{name}</h3>
              <Subjects pillar={id} found={subjects.found} onAsk={onAsk} />
            </div>
          </li>
        ))}
        <li className={classes.pillar}>
          <span />
          <Subjects pillar={null} found={subjects.found} onAsk={onAsk} />
        </li>
      </ul>
      <dl className={classes.counts}>
        <Count name="Messages, both of us">
          {messages.have < messages.need ? `${messages.have}, of ${messages.need}` : messages.have}
        </Count>
        <Count name="Characters of your own">
          {characters.have < characters.need
            ? `${counted(characters.have)}, of ${counted(VISION_READY.characters)}`
            : `${counted(characters.have)}, past ${counted(VISION_READY.characters - 1)}`}
        </Count>
        <Count name="Subjects">
          {subjects.count && subjects.found.length < subjects.need
            ? `${subjects.found.length}, of ${subjects.need}`
            : subjects.found.length}
        </Count>
      </dl>
      <Button
        wide
        className={classes.generate}
        variant={ready && !isMade ? 'filled' : 'outline'}
        aria-disabled={!ready}
        aria-describedby={reason}
        busy={isGenerating}
        busyLabel="Generating…"
        onClick={() => ready && onGenerate()}
      >
        Generate Vision
      </Button>
      <p id={reason} className={classes.reason}>
        {missing ||
          (isMade
            ? 'It can be made again of all that was said since; nothing on the board is overwritten.'
            : 'Built only from sentences of yours. Nothing on the board is overwritten.')}
      </p>
    </section>
  );
}

const counted = (count: number): string => count.toLocaleString('en-US');

function Count({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.count}>
      <dt>{name}</dt>
      <Leader />
      <dd>{children}</dd>
    </div>
  );
}

interface SubjectsProps {
  pillar: string | null;
  found: readonly VisionSubjectId[];
  onAsk: (subject: VisionSubjectId) => void;
}

/** The subjects of a pillar: those spoken of with a lozenge, the open ones to be pressed. */
function Subjects({ pillar, found, onAsk }: SubjectsProps) {
  const its = VISION_SUBJECTS.filter((subject) => subject.pillar === pillar);
  return (
    <ul className={classes.subjects}>
      {its.map(({ id, name }) => (
        <li key={id}>
          {found.includes(id) ? (
            <span className={classes.said}>
              <span aria-hidden className={classes.lozenge} />
              {name}
            </span>
          ) : (
            <button
              type="button"
              className={classes.open}
              aria-label={`Ask me about ${name}`}
              onClick={() => onAsk(id)}
            >
              {name}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
