import type { Prompt } from '@pathkeeper/contract';
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { useId } from 'react';
import { dayHere, plainDay } from '../../lib/dates.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { SmallCaps } from '../../ui/typography/SmallCaps.tsx';
import classes from './PromptRow.module.css';
import { themeOf } from './prompt-words.ts';
import { useKeepPrompt } from './prompts.queries.ts';

interface PromptRowProps {
  prompt: Prompt;
  onWrite: (prompt: Prompt) => void;
}

/** A prompt, with what can be done with it: write to it, or keep it for later. */
export function PromptRow({ prompt, onWrite }: PromptRowProps) {
  const id = useId();
  const keeping = useKeepPrompt();
  const { text, theme, isDeep, keptAt, takenAt } = prompt;
  const [opening, rest] = isDeep ? cut(text) : [text, ''];
  return (
    <article aria-labelledby={id} className={classes.prompt}>
      <p className={classes.over}>
        <SmallCaps>{themeOf(theme).name}</SmallCaps>
        {takenAt && (
          <span className={classes.taken}>on your sheet {plainDay(dayHere(takenAt))}</span>
        )}
      </p>
      <div id={id} className={classes.words}>
        <p className={classes.opening}>{opening}</p>
        {rest && <p className={classes.rest}>{rest}</p>}
      </div>
      <div className={classes.actions}>
        <Button aria-describedby={id} onClick={() => onWrite(prompt)}>
          Write to this
        </Button>
        <IconButton
          label="Keep for later"
          aria-describedby={id}
          aria-pressed={keptAt !== null}
          icon={keptAt ? <IconBookmarkFilled aria-hidden /> : <IconBookmark aria-hidden />}
          className={classes.keep}
          onClick={() => keeping.mutate({ id: prompt.id, isSet: keptAt === null })}
        />
      </div>
    </article>
  );
}

/** The first sentence of a text, and the rest. */
function cut(text: string): [string, string] {
  const end = text.search(/(?<=[.?!:]) /);
  return end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end + 1)];
}
