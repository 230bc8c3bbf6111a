import { type CustomEmblem, customEmblemCode, EMBLEM_PARTS } from '@pathkeeper/contract';
import { IconArrowBackUp, IconDice3 } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Medallion } from '../../../ui/art/emblems/Medallion.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden.tsx';
import { anyEmblem, inWords, PART_WORDS, withPart } from './compose.ts';
import classes from './EmblemComposer.module.css';

interface EmblemComposerProps {
  /** What it opens with. */
  start: CustomEmblem;
  /** What others read beside the emblem. */
  name: string;
  isSaving: boolean;
  onWear: (emblem: CustomEmblem) => void;
  onCancel: () => void;
}

/** Puts an emblem together from drawn parts, before one’s eyes. Nothing is worn until it is said. */
export function EmblemComposer({ start, name, isSaving, onWear, onCancel }: EmblemComposerProps) {
  const [steps, setSteps] = useState<readonly CustomEmblem[]>([start]);
  const emblem = steps.at(-1) ?? start;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const go = (next: CustomEmblem) => setSteps((before) => [...before, next]);
  const code = customEmblemCode(emblem);
  return (
    <section aria-label="An emblem of your own" className={classes.leaf}>
      <div className={classes.shown}>
        <h3 ref={heading} tabIndex={-1} className={classes.title}>
          An emblem of your own
        </h3>
        <div className={classes.picture}>
          <Medallion emblem={code} size={168} />
        </div>
        <p className={classes.words} aria-live="polite">
          {inWords(emblem)}
        </p>
        <p className={classes.beside}>
          <Medallion emblem={code} size={44} />
          <Medallion emblem={code} size={28} />
          <span>{name}</span>
        </p>
        <div className={classes.tools}>
          <Button
            variant="bare"
            icon={<IconDice3 aria-hidden />}
            onClick={() => go(anyEmblem(emblem))}
          >
            Surprise me
          </Button>
          <Button
            variant="bare"
            icon={<IconArrowBackUp aria-hidden />}
            disabled={steps.length < 2}
            onClick={() => setSteps((before) => before.slice(0, -1))}
          >
            Undo
          </Button>
        </div>
      </div>
      <div className={classes.parts}>
        {PART_WORDS.map(({ part, title, names }) => (
          <fieldset key={part} className={classes.part}>
            <legend className={classes.legend}>
              {title} <span className={classes.chosen}>{names[emblem[part]]}</span>
            </legend>
            <div className={classes.choices}>
              {EMBLEM_PARTS[part].map((choice) => (
                <label key={choice} className={classes.choice} title={names[choice]}>
                  <input
                    type="radio"
                    name={`emblem-${part}`}
                    className={classes.radio}
                    checked={emblem[part] === choice}
                    onChange={() => go(withPart(emblem, part, choice))}
                  />
                  <Medallion
                    emblem={customEmblemCode(withPart(emblem, part, choice))}
                    size={44}
                    className={classes.medallion}
                  />
                  <VisuallyHidden>{names[choice]}</VisuallyHidden>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
        <div className={classes.actions}>
          <Button variant="filled" busy={isSaving} onClick={() => onWear(emblem)}>
            Wear it
          </Button>
          <Button variant="bare" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </div>
    </section>
  );
}
