import type { Binned } from '@pathkeeper/contract';
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react';
import { excerpt } from '../../lib/text/excerpt.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { VisuallyHidden } from '../../ui/page/VisuallyHidden.tsx';
import classes from './BinScreen.module.css';
import { whatItWas, whenItGoes } from './bin-words.ts';

/** As many characters as the server sends of its words. */
const SHOWN = 200;

interface BinRowProps {
  item: Binned;
  busy: boolean;
  onRestore: () => void;
  onDelete: () => void;
}

/** One thing in the bin: what it was, how it begins, when it goes for good. */
export function BinRow({ item, busy, onRestore, onDelete }: BinRowProps) {
  const what = whatItWas(item);
  const which = <VisuallyHidden>: {item.title ?? what}</VisuallyHidden>;
  return (
    <li className={classes.row}>
      <p className={classes.over}>
        <span>{what}</span>
        <span>{whenItGoes(item, new Date())}</span>
      </p>
      {item.title && (
        <p className={classes.title} dir="auto">
          {item.title}
        </p>
      )}
      <p className={classes.excerpt} dir="auto">
        {excerpt(item.excerpt, SHOWN)}
      </p>
      <div className={classes.actions}>
        <Button icon={<IconArrowBackUp aria-hidden />} busy={busy} onClick={onRestore}>
          Restore{which}
        </Button>
        <Button variant="bare" icon={<IconTrash aria-hidden />} disabled={busy} onClick={onDelete}>
          Delete for good{which}
        </Button>
      </div>
    </li>
  );
}
