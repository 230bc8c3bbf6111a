import { IconCopy, IconDownload } from '@tabler/icons-react';
import { clockHere } from '../../../lib/dates.ts';
import { saveTextFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import classes from './Security.module.css';

interface RecoveryCodesProps {
  codes: string[];
  onDone: () => void;
}

/** Ten new recovery codes, shown once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const text = `${codes.join('\n')}\n`;
  const now = clockHere(new Date());
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: 'Copied.', description: 'Keep them where the phone is not.' });
    } catch {
      toast({ title: 'Not Copied', description: 'Save them as a file.', tone: 'destructive' });
    }
  };
  return (
    <div className={classes.card}>
      <ul className={classes.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className={classes.note}>
        Made at {now}, shown now and not again. Those before open nothing any more.
      </p>
      <div className={classes.actions}>
        <Button
          variant="filled"
          icon={<IconDownload aria-hidden />}
          onClick={() => saveTextFile('pathkeeper-recovery-codes.txt', text)}
        >
          Save as a file
        </Button>
        <Button icon={<IconCopy aria-hidden />} onClick={() => void copy()}>
          Copy
        </Button>
        <Button variant="bare" onClick={onDone}>
          I have them
        </Button>
      </div>
    </div>
  );
}
